import type { PageStore } from '#blocks/kit/page-state/store.ts';

const SHEET = 'details[data-sheet]';
/** Elements that an open sheet may cover: blocks marked so, and the page's frame. */
const OUTSIDE = '.skip-link, .page-main, [data-under-menu]';

/** As in the style of the header: on narrow screens the open navigation covers everything, on wide ones the header stays in use. */
const COVERS_ALL = '(width < 64em)';

/**
 * Adds to the `<details>` of the navigation: it is open exactly while the state of the page says so. While it covers everything, nothing
 * outside of it takes the focus; otherwise it closes when the focus leaves it. Escape closes it and returns the focus, and so does choosing
 * an entry, also where the page stays. An opened branch is scrolled into view as much as fits: at the bottom of a phone it would open below
 * the screen.
 */
export function tameNavigation(page: Document, { watch, dispatch }: PageStore): (event: Event) => void {
  const close = (): void => dispatch({ type: 'set navigation', open: false });
  watch(({ isNavigationOpen }, before) => {
    const sheet = page.querySelector<HTMLDetailsElement>(SHEET);
    if (isNavigationOpen === before.isNavigationOpen || sheet === null) return;
    sheet.open = isNavigationOpen;
    const beside = [...(sheet.parentElement?.children ?? [])].filter((element) => element !== sheet);
    const isAlone = isNavigationOpen && matchMedia(COVERS_ALL).matches;
    for (const element of [...page.querySelectorAll(OUTSIDE), ...beside]) element.toggleAttribute('inert', isAlone);
  });
  return (event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'toggle' && target instanceof HTMLDetailsElement && target.matches(SHEET))
      dispatch({ type: 'set navigation', open: target.open });
    if (type === 'toggle' && target.matches(`${SHEET}[open] details[open]`) && matchMedia(COVERS_ALL).matches)
      target.scrollIntoView({ block: 'nearest' });
    if (type === 'focusin' && page.querySelector(`${SHEET}[open]`)?.contains(target) === false) close();
    if (type === 'click' && target.closest('a')?.closest(`${SHEET}[open]`)) close();
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    const sheet = isEscape ? page.querySelector(`${SHEET}[open]`) : null;
    if (sheet === null) return;
    close();
    sheet.querySelector('summary')?.focus();
  };
}
