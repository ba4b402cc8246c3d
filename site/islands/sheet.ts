import { elementOf } from './event-element.ts';

/** What stays in reach beside an open sheet: the sheet itself, with the summary that closes it. */
const OUTSIDE = '.skip-link, .top-assets, .page-main, .site-footer, .site-header__groups, .site-header__sections';

/**
 * What a `<details data-sheet>` cannot do by itself: while it is open nothing outside of it takes the focus, Escape closes it and
 * gives the focus back, and so does choosing an entry, also where the page stays.
 */
export function tameSheets(page: Document): void {
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !('sheet' in target.dataset)) return;
      const beside = [...(target.parentElement?.children ?? [])].filter((element) => element !== target);
      for (const element of [...page.querySelectorAll(OUTSIDE), ...beside]) element.toggleAttribute('inert', target.open);
    },
    true,
  );
  page.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' ? page.querySelector<HTMLDetailsElement>('details[data-sheet][open]') : null;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  page.addEventListener('click', (event) => {
    const sheet = elementOf(event)?.closest('a')?.closest<HTMLDetailsElement>('details[data-sheet][open]');
    if (sheet) sheet.open = false;
  });
}
