/** What scrolls can be scrolled by keys: where nothing inside takes the focus, the part itself does. */

const MAY_TAKE_FOCUS = "a[href], button:enabled, input:enabled, [tabindex]";

function takesFocus(node: HTMLElement): boolean {
  const inside = [...node.querySelectorAll<HTMLElement | SVGElement>(MAY_TAKE_FOCUS)];
  return inside.some((one) => one.tabIndex >= 0 && one.checkVisibility());
}

function scrolls(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const down = overflowY !== "visible" && node.scrollHeight > node.clientHeight;
  return down || (overflowX !== "visible" && node.scrollWidth > node.clientWidth);
}

/** `{@attach reachable}` */
export function reachable(node: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const wanted = !takesFocus(node) && scrolls(node);
      if (wanted === node.hasAttribute("tabindex")) return; // to write it again would be a change to look at
      if (wanted) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    });
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex", "disabled"] });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
  };
}
