/** What the hall offers to learn: the next lesson of each game, once the list has come. */

import type { LessonInfo } from "../contract";
import { lessons } from "./lessons";
import { progress } from "./progress.svelte";

class Offers {
  list = $state.raw<LessonInfo[]>([]);

  /** Without an answer there is simply nothing to learn here. */
  want(): void {
    lessons().then(
      (found) => (this.list = found),
      () => undefined,
    );
  }

  next(game: string): LessonInfo | undefined {
    return progress.next(this.list, game);
  }

  /** What was begun and left, of any game. */
  get left(): LessonInfo | undefined {
    return this.list.find((one) => progress.left(one.game, one.name));
  }
}

export const offers = new Offers();

export const wayTo = (lesson: LessonInfo): string => `/learn/${lesson.game}/${lesson.name}`;
