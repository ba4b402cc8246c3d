import type { PageStore } from '#blocks/kit/page-state/store.ts';

const SHEET = 'details[data-sheet]';
/** Elements that an open sheet may cover: marked blocks and the page's frame. */
const OUTSIDE = '.skip-link, .page-main, [data-under-menu]';

/**
 * Media query of the header's style sheet: on narrow screens the open navigation covers the page, on wide ones the header remains usable.
 */
const COVERS_ALL = '(width < 64em)';

/**
 * Synchronizes the `<details>` of the navigation with the page state. While it covers the page, everything outside is inert; otherwise it
 * closes when the focus leaves it. Escape closes it and returns the focus; choosing an entry closes it too. An opened branch is scrolled into
 * view.
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
