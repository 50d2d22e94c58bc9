/** The lessons of the hall, and one answer of the server for each thing that a learner does. */

import type { LessonInfo, LessonTold, LessonWish } from "../contract";
import { ask } from "../lib/server/http";

let list: Promise<LessonInfo[]> | undefined;

export function lessons(): Promise<LessonInfo[]> {
  return (list ??= ask<LessonInfo[]>("/api/lessons").catch((problem: unknown) => {
    list = undefined; // ask again next time
    throw problem;
  }));
}

export const learn = (game: string, name: string, wish: LessonWish): Promise<LessonTold> =>
  ask(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, wish);
