import { startPart } from './start-part.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches live prices when the page is idle; where there is a text to read, not before somebody moves in it. A page that is drawn
 * ahead and perhaps never seen opens no connection; nor does one that shows no price.
 * @param live address of the module
 */
export function awaitLive(live: string): void {
  let rest: number | undefined;
  const startLive = (): void => {
    if (!Array.from(document.querySelectorAll<HTMLElement>('[data-notation]')).some((cell) => cell.offsetParent)) return;
    removeEventListener('resize', startLiveSoon);
    startPart(live);
  };
  /** Once the window has kept its size for RESIZE_DEBOUNCE_MS; what all islands debounce by would be a module of its own. */
  const startLiveSoon = (): void => {
    clearTimeout(rest);
    rest = window.setTimeout(startLive, 250);
  };
  const begin = (): void => {
    // A wider window may show the bar of tiles.
    addEventListener('resize', startLiveSoon);
    if (document.querySelector('.slot--prose')) whenTouched(startLive);
    else whenIdle(startLive);
  };
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/** What somebody does first who reads a text. Scrolling is not among it: a strip of links scrolls by itself to where one is. */
const FIRST = ['wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'];

function whenTouched(run: () => void): void {
  const begin = (): void => {
    for (const type of FIRST) removeEventListener(type, begin, true);
    whenIdle(run);
  };
  for (const type of FIRST) addEventListener(type, begin, { capture: true, passive: true });
}
