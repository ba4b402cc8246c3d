/** Returns the faults of a page at one width, each with a first example. Runs in the page. */
export function widthFaults(): Record<string, string> {
  const page = document.documentElement;
  const found: Record<string, string> = {};
  // Reports hidden overflow, which keeps the page from scrolling sideways.
  for (const each of [page, document.body])
    if (getComputedStyle(each).overflowX !== 'visible') found['hides what is too wide'] = each.localName;
  if (page.scrollWidth > page.clientWidth) found['scrolls sideways'] = `${page.scrollWidth - page.clientWidth} px`;

  interface Box {
    readonly left: number;
    readonly right: number;
    readonly scrolls: boolean;
    readonly clips: boolean;
    readonly isForEars: boolean;
  }
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const { overflowX, contain, clipPath } = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const clips = overflowX === 'hidden' || overflowX === 'clip' || /paint|strict|content/u.test(contain);
    const isForEars = clipPath === 'inset(50%)' || element.getAttribute('aria-hidden') === 'true';
    const box = { left, right, scrolls: overflowX === 'auto' || overflowX === 'scroll', clips, isForEars };
    boxes.set(element, box);
    return box;
  };
  const range = document.createRange();
  /** Tolerance in pixels, more than the rounding of fonts. */
  const room = 1;
  /** Returns how a text exceeds an ancestor that cannot be scrolled. */
  const fateOf = (text: Node, part: Element): string | undefined => {
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    let fate: string | undefined;
    for (let element = width === 0 ? null : text.parentElement; element !== null; element = element.parentElement) {
      const box = boxOf(element);
      if (box.scrolls || box.isForEars) return box.isForEars ? undefined : fate;
      const isPast = left < box.left - room || right > box.right + room;
      if (isPast && box.clips) fate ??= 'is cut off';
      if (isPast && element === part && part.localName !== 'header') fate ??= 'runs over its cell';
    }
    return fate;
  };
  for (const part of document.querySelectorAll('table :is(td, th), .site-header')) {
    if (!part.checkVisibility()) continue;
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = (text.nodeValue ?? '').trim().replaceAll(/\s+/gu, ' ');
      const fate = words === '' ? undefined : fateOf(text, part);
      if (fate === undefined || text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      found[`${part.closest('[data-block]')?.getAttribute('data-block') ?? part.localName}: text ${fate}`] ??= words.slice(0, 40);
    }
  }
  return found;
}
