/** How a boat sails; the motions all games share are in `lib/motion`. */

import { pace } from "../../lib/board/motion";
import type { Pose } from "./geometry";

/** A boat that sails: along the river, with a slight roll. */
export function sail(node: Element, from: Pose, by: Pose, to: Pose): void {
  const duration = pace(900);
  if (duration === 0) return;
  const at = (pose: Pose, roll: number) => `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale}) rotate(${roll}deg)`;
  node.animate(
    [
      { transform: at(from, 0) },
      { transform: at(by, 1), offset: 0.5 },
      { transform: at({ ...to, x: (by.x + 3 * to.x) / 4, y: by.y }, -1), offset: 0.85 },
      { transform: at(to, 0) },
    ],
    { duration, easing: "ease-in-out" },
  );
}
