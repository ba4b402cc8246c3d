import type { PageStore } from '#blocks/kit/page-state/store.ts';

const TIP = '[data-tip]';

/**
 * Synchronizes tooltips (`blocks/kit/tip.tsx`) with the page state, so that at most one is open. Without this script they work as plain
 * popovers.
 */
export function tameTooltips(page: Document, { watch, dispatch }: PageStore): (event: Event) => void {
  watch(({ tooltip }, before) => {
    const left = before.tooltip.id;
    if (left === undefined || left === tooltip.id) return;
    // Closes only the previous tooltip: toggle events of others may still be pending.
    const tip = page.getElementById(left);
    if (tip?.matches(':popover-open')) tip.hidePopover();
  });
  return ({ type, target }) => {
    if (type === 'toggle' && target instanceof HTMLElement && target.matches(TIP))
      dispatch({ type: 'set tooltip', id: target.id, open: target.matches(':popover-open') });
  };
}
