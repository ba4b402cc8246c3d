import { speakSummary } from '#blocks/kit/live/summary.ts';

/** Announces a price to screen readers when its button is clicked. */
export function speakPrices(): (event: Event) => void {
  return ({ type, target }) => {
    const button = type === 'click' && target instanceof Element ? target.closest<HTMLElement>('[data-say]') : null;
    if (button) speakSummary(button);
  };
}
