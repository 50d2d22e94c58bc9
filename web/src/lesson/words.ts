/** What the coach and the prompt say at a step: sentences of the game's lessons, else those every table can say. */

import type { LessonInfo } from "../contract";
import { say, type LessonTexts } from "../lib/texts/fluent.svelte";
import type { Session } from "./session.svelte";

/** A run of words; what stands between ** is bold. */
export interface Run {
  text: string;
  bold: boolean;
}

export const runs = (text: string): Run[] =>
  text
    .split("**")
    .map((part, place) => ({ text: part, bold: place % 2 === 1 }))
    .filter((run) => run.text !== "");

/** The number of a lesson or exercise among its kind, as a title: "Lesson 1", "Exercise 2". */
export function kindTitle(lessons: readonly LessonInfo[], info: LessonInfo): string {
  const alike = lessons.filter((one) => one.game === info.game && one.kind === info.kind);
  return say(`lesson-${info.kind}`, { number: alike.findIndex((one) => one.name === info.name) + 1 });
}

export class Words {
  constructor(
    readonly session: () => Session,
    readonly texts: () => LessonTexts,
  ) {}

  get #values(): Record<string, number | string> {
    const { told, wrong } = this.session();
    return { ...told?.values, ...(wrong?.less != null ? { less: Math.round(wrong.less * 10) / 10 } : {}) };
  }

  /** What the coach says of the step; "" where only the prompt asks. */
  get speech(): string {
    const session = this.session();
    return session.done ? this.#part("end") : this.texts().say(session.message, this.#values);
  }

  get task(): string {
    const { step } = this.session();
    return this.#part("task") || (step ? say(`lesson-task-${step.kind}`) : say("lesson-over"));
  }

  get help(): string {
    return this.#part("help");
  }

  /** What is said to what was tried: a sentence of its own, else the one for everything else. */
  get answer(): string {
    const { wrong } = this.session();
    return wrong ? this.#part(wrong.say) || this.#part("wrong") : "";
  }

  chip(answer: number | string): string {
    if (typeof answer === "number") return String(answer);
    return this.#part(`answer-${answer}`) || say(`lesson-answer-${answer}`);
  }

  #part(name: string): string {
    return this.texts().variant(this.session().message, name, this.#values) ?? "";
  }
}
