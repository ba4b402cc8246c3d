import { formatTime } from '#domain/format/date.ts';
import { isBefore, type LivePrice } from '#gateway/prices/live-price.ts';
import { cellOf, isOfTrade, timeOf, type Cell } from './cell.ts';

/** All cells of one notation on the page. */
export interface Group {
  readonly notation: number;
  readonly cells: Map<HTMLElement, Cell>;
  /** Their rows that are in view. */
  readonly rows: Set<Element>;
  /** Ends watching. */
  end?: (() => void) | undefined;
  /** Runs while no row is in view but prices still come. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** The latest price, shown or to be shown with the next frame. */
  price?: LivePrice | undefined;
  /** The latest time of a trade that the server wrote into a cell and no price has taken the place of. */
  loaded?: string | undefined;
  /** The quality of the price that is shown. */
  quality?: string | undefined;
  /** Whether prices come; before the first one it does not matter, for what the server wrote never was live. */
  isLive?: boolean;
}

/**
 * Brings the cells up to date. A trade older than the one that the server wrote, e.g. of a server that lags behind, changes
 * nothing. Once a newer one stands there, what comes counts: older only in another quality, for who may not see real time any more.
 */
export function paint(group: Group, now: number, flash: (element: HTMLElement, direction: 'up' | 'down') => void): void {
  const { cells, price, loaded, isLive } = group;
  if (!price) return;
  const isOld = isBefore(price.date, loaded);
  if (!isOld) group.loaded = undefined;
  // From one quality to another nothing rises or falls.
  const isSameQuality = group.quality === price.quality;
  group.quality = price.quality;
  // Without a connection nobody knows whether the price is still of now.
  const shown = isLive === false && price.quality !== 'EOD' ? { ...price, quality: 'ASOF' } : price;
  for (const [element, write] of cells) {
    if (!isOld || !isOfTrade(element.dataset.field ?? '')) {
      const direction = write(shown, now);
      if (direction && isSameQuality) flash(element, direction);
    }
    showStale(element, isLive === false, isOld ? loaded : price.date);
  }
}

/** Adds a cell as the server wrote it. */
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
