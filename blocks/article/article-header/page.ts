import { forgetPlace, keepPlace, placeIn } from './reading-places.ts';
import { anchorBefore, elementAt, placeOnScreen } from './text-place.ts';

export const when = 'scroll reading-places';

/** Shares of the text between which a place is stored: nobody needs to be led back to the beginning or the end. */
const BEGUN = 0.1;
const ENDED = 0.9;

/** Stores in this browser where the visitor stops reading an article, and offers a link back to that place. */
export function start(): void {
  const header = document.querySelector('.article-header');
  if (!header) return;
  const path = location.pathname;
  const stored = placeIn(path, Date.now());
  const element = stored && elementAt(stored);
  // The browser's history may have restored the place already.
  if (element && !isBegun())
    void import('./offer.ts').then(({ offerPlace }) => offerPlace(header, element, () => forgetPlace(path, Date.now())));
  // Phones end a hidden page without any further event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && remember(path));
  addEventListener('pagehide', () => remember(path));
}

function isBegun(): boolean {
  const place = placeOnScreen();
  return place !== undefined && place.share > BEGUN && scrollY > 0;
}

/** Stores the visitor's place. At the beginning of the text, an older place is left unchanged. */
function remember(path: string): void {
  const place = placeOnScreen();
  if (!place || !isBegun()) return;
  const at = Date.now();
  if (place.share > ENDED) forgetPlace(path, at);
  else keepPlace({ path, part: place.part, anchor: anchorBefore(place.part), at });
}
