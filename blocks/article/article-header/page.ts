import { forgetPlace, keepPlace, placeIn } from './reading-places.ts';
import { anchorBefore, elementAt, placeOnScreen } from './text-place.ts';

export const when = 'scroll reading-places';

/** Shares of the text before and after which nobody has to be led back. */
const BEGUN = 0.1;
const ENDED = 0.9;

/** Remembers in this browser where the visitor stops reading an article, and offers the way back to that place. */
export function start(): void {
  const header = document.querySelector('.article-header');
  if (!header) return;
  const path = location.pathname;
  const stored = placeIn(path, Date.now());
  const element = stored && elementAt(stored);
  // The history of the browser may have brought the visitor back to the place already.
  if (element && !isBegun())
    void import('./offer.ts').then(({ offerPlace }) => offerPlace(header, element, () => forgetPlace(path, Date.now())));
  // Phones end a page without a word once it is hidden.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && remember(path));
  addEventListener('pagehide', () => remember(path));
}

function isBegun(): boolean {
  const place = placeOnScreen();
  return place !== undefined && place.share > BEGUN && scrollY > 0;
}

/** Stores where the visitor is; whoever is still at the beginning leaves an older place as it is. */
function remember(path: string): void {
  const place = placeOnScreen();
  if (!place || !isBegun()) return;
  const at = Date.now();
  if (place.share > ENDED) forgetPlace(path, at);
  else keepPlace({ path, part: place.part, anchor: anchorBefore(place.part), at });
}
