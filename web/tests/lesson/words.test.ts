import { expect, it } from "vitest";
import type { LessonInfo } from "../../src/contract";
import { progress } from "../../src/lesson/progress.svelte";
import { runs } from "../../src/lesson/words";

it("what stands between stars is bold", () => {
  expect(runs("pays **at once**, and")).toEqual([
    { text: "pays ", bold: false },
    { text: "at once", bold: true },
    { text: ", and", bold: false },
  ]);
  expect(runs("")).toEqual([]);
});

const lesson = (name: string, game = "imhotep"): LessonInfo => ({
  game,
  name,
  kind: "lesson",
  minutes: 1,
  picture: "",
  skills: [],
  steps: [],
});

it("offers what was begun, then what was not done, then nothing", () => {
  const list = [lesson("first"), lesson("second"), lesson("first", "egizia")];
  expect(progress.next(list, "imhotep")?.name).toBe("first");
  progress.keep("imhotep", "second", { at: 2, moves: [[0, 1]] });
  expect(progress.next(list, "imhotep")?.name).toBe("second");
  expect(progress.left("imhotep", "second")).toEqual({ at: 2, moves: [[0, 1]] });
  progress.finish("imhotep", "second");
  expect(progress.left("imhotep", "second")).toBeNull();
  expect(progress.next(list, "imhotep")?.name).toBe("first");
  progress.finish("imhotep", "first");
  expect(progress.next(list, "imhotep")).toBeUndefined();
  expect(progress.next(list, "egizia")?.game).toBe("egizia");
});
