import { formatTime } from '#domain/format/date.ts';
import { isBefore, type LivePrice } from '#gateway/prices/live-price.ts';
import { cellOf, isOfTrade, timeOf, type Cell } from './cell.ts';

/** All cells of one notation on the page. */
export interface Group {
  readonly notation: number;
  readonly cells: Map<HTMLElement, Cell>;
  /** Rows of the cells that are in view. */
  readonly rows: Set<Element>;
  /** Ends the subscription. */
  end?: (() => void) | undefined;
  /** Delayed end of the subscription, after the last row has left the view. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Latest price, which is shown or will be with the next frame. */
  price?: LivePrice | undefined;
  /** Latest time of a trade in the server's cells; undefined once a price has replaced it. */
  loaded?: string | undefined;
  /** Quality of the shown price. */
  quality?: string | undefined;
  /** Whether the stream delivers prices; irrelevant before the first one, since the server's text is never live. */
  isLive?: boolean;
}

/**
 * Updates the cells. A trade older than the server's, such as from a server that lags behind, is ignored. After a newer trade every price
 * counts: an older one then has another quality, for a user who may no longer see realtime prices.
 */
export function paint(group: Group, now: number, flash: (element: HTMLElement, direction: 'up' | 'down') => void): void {
  const { cells, price, loaded, isLive } = group;
  if (!price) return;
  const isOld = isBefore(price.date, loaded);
  if (!isOld) group.loaded = undefined;
  // A change of quality is neither a rise nor a fall.
  const isSameQuality = group.quality === price.quality;
  group.quality = price.quality;
  // Without a connection the price may be outdated.
  const shown = isLive === false && price.quality !== 'EOD' ? { ...price, quality: 'ASOF' } : price;
  for (const [element, write] of cells) {
    if (!isOld || !isOfTrade(element.dataset.field ?? '')) {
      const direction = write(shown, now);
      if (direction && isSameQuality) flash(element, direction);
    }
    showStale(element, isLive === false, isOld ? loaded : price.date);
  }
}

/** Adds a cell with the server's text. */
export function addCell(group: Group, element: HTMLElement): void {
  group.cells.set(element, cellOf(element));
  if (element.dataset.field !== 'datetimeLast') return;
  const time = timeOf(element)?.dateTime;
  if (!group.loaded || isBefore(group.loaded, time)) group.loaded = time;
}

function showStale(element: HTMLElement, isStale: boolean, date: string | undefined): void {
  if (isStale === element.hasAttribute('data-stale')) return;
  element.toggleAttribute('data-stale', isStale);
  if (element.dataset.field === 'quality') return;
  if (isStale) element.title = `Stand ${formatTime(date, { seconds: true })}, Verbindung unterbrochen`;
  else element.removeAttribute('title');
}
