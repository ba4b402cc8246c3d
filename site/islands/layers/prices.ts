import { speakSummary } from '#blocks/kit/live/summary.ts';

/** Says a price to whoever asks for it by its button. */
export function speakPrices(): (event: Event) => void {
  return ({ type, target }) => {
    const button = type === 'click' && target instanceof Element ? target.closest<HTMLElement>('[data-say]') : null;
    if (button) speakSummary(button);
  };
}
