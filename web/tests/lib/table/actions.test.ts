import { expect, test } from "vitest";
import { actionId, actionsOf } from "../../../src/lib/table/actions";
import { WORDS } from "../game";

test("ids count densely, the last field fastest", () => {
  expect(actionsOf(WORDS, "sail")).toEqual([
    { id: 1, verb: "sail", boat: 0, site: "pyramid" },
    { id: 2, verb: "sail", boat: 0, site: "temple" },
    { id: 3, verb: "sail", boat: 1, site: "pyramid" },
    { id: 4, verb: "sail", boat: 1, site: "temple" },
    { id: 5, verb: "sail", boat: 2, site: "pyramid" },
    { id: 6, verb: "sail", boat: 2, site: "temple" },
  ]);
  expect(actionsOf(WORDS, "pass")).toEqual([{ id: 7, verb: "pass" }]);
  expect(actionsOf(WORDS, "dance")).toEqual([]);
});

test("a whole sketch has the id of its action", () => {
  for (const verb of Object.keys(WORDS.verbs))
    for (const { id, ...sketch } of actionsOf(WORDS, verb)) expect(actionId(WORDS, sketch)).toBe(id);
});

test.each([
  ["a field is missing", { verb: "sail", boat: 1 }],
  ["a number is too large", { verb: "sail", boat: 3, site: "temple" }],
  ["a number is below zero", { verb: "sail", boat: -1, site: "temple" }],
  ["a name is unknown", { verb: "sail", boat: 1, site: "harbour" }],
  ["the verb is unknown", { verb: "dance" }],
  ["the verb is missing", { boat: 1 }],
])("there is no id if %s", (_what, sketch) => {
  expect(actionId(WORDS, sketch)).toBeNull();
});
