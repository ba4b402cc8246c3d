import { awaitEvents } from './await-events.ts';
import { startPart } from './start-part.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches the live module when the page is idle; on pages of prose at the first interaction. Pages in the prerender phase and pages without visible
 * prices open no connection.
 * @param live address of the module
 */
export function awaitLive(live: string): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const startLive = (): void => {
    if (![...document.querySelectorAll<HTMLElement>('[data-notation]')].some((cell) => cell.offsetParent)) return;
    removeEventListener('resize', startLiveSoon);
    void startPart(live);
  };
  /** Waits until the size of the window is unchanged for 250 ms. Source: portal.md §9. */
  const startLiveSoon = (): void => {
    clearTimeout(rest);
    rest = setTimeout(startLive, 250);
  };
  const begin = (): void => {
    // On pages of prose, waits for the pointer or a key; resizing does not count, since a phone's window resizes by itself.
    if (document.querySelector('.slot--prose')) return awaitEvents({ pointerover: '', keydown: '' }, live);
    // Prices of the tiles may become visible in a wider window.
    addEventListener('resize', startLiveSoon);
    whenIdle(startLive);
  };
  // A page leaves the prerender phase at most once.
  if (document.prerendering) document.addEventListener('prerenderingchange', begin);
  else begin();
}
