import { formatTime } from '#domain/format/date.ts';
import { isBefore, type LivePrice } from '#gateway/prices/live-price.ts';
import { isOfTrade, type Cell } from './cell.ts';

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
  /** Whether prices come; before the first one it does not matter, for what the server wrote never was live. */
  isLive?: boolean;
}

/** Brings the cells up to date. A trade older than the one that they show, e.g. of a server that lags behind, changes nothing. */
export function paint({ cells, price, isLive }: Group, now: number, flash: (element: HTMLElement, direction: 'up' | 'down') => void): void {
  if (!price) return;
  const isOld = isBefore(price.date, shownTime(cells.keys()));
  for (const [element, write] of cells) {
    if (!isOld || !isOfTrade(element.dataset.field ?? '')) {
      const direction = write(price, now);
      if (direction) flash(element, direction);
    }
    showStale(element, isLive === false, price.date);
  }
}

/** The latest time of a trade that stands in the cells. */
function shownTime(elements: Iterable<HTMLElement>): string | undefined {
  let latest: string | undefined;
  for (const element of elements) {
    if (element.dataset.field !== 'datetimeLast') continue;
    const shown = (element.querySelector('time') ?? element.closest('time'))?.dateTime;
    if (!latest || isBefore(latest, shown)) latest = shown;
  }
  return latest;
}

function showStale(element: HTMLElement, isStale: boolean, date: string | undefined): void {
  if (isStale === element.hasAttribute('data-stale')) return;
  element.toggleAttribute('data-stale', isStale);
  if (element.dataset.field === 'quality') return;
  if (isStale) element.title = `Stand ${formatTime(date, { seconds: true })}, Verbindung unterbrochen`;
  else element.removeAttribute('title');
}
