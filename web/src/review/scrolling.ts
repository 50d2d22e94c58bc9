/** Brings something into sight inside a frame, and never moves the page around the frame. */
export function reveal(element: Element, frame: Element): void {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.scrollHeight > outer.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(outer).overflowY)) {
      const [box, sight] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
      if (box.top < sight.top) outer.scrollTop -= sight.top - box.top;
      else if (box.bottom > sight.bottom) outer.scrollTop += Math.min(box.bottom - sight.bottom, box.top - sight.top);
    }
    if (outer === frame) return;
  }
}
