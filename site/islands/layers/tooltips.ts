import type { PageStore } from '#blocks/kit/page-state/store.ts';

const TIP = '[data-tip]';

/**
 * Explanations (`blocks/kit/tip.tsx`) are popovers: they open and close without a script. With it they are open exactly as the state of
 * the page says, so that one at most is, whatever opened it.
 */
export function tameTooltips(page: Document, { watch, dispatch }: PageStore): (event: Event) => void {
  watch(({ tooltip }, before) => {
    const left = before.tooltip.id;
    if (left === undefined || left === tooltip.id) return;
    // Only this one: of another the browser may not have told yet that it is open.
    const tip = page.getElementById(left);
    if (tip?.matches(':popover-open')) tip.hidePopover();
  });
  return ({ type, target }) => {
    if (type === 'toggle' && target instanceof HTMLElement && target.matches(TIP))
      dispatch({ type: 'set tooltip', id: target.id, open: target.matches(':popover-open') });
  };
}
