import { formatDate, formatDateTime, formatQuoteTime } from '#domain/format/date.ts';
import { formatNumber, NBSP, NO_VALUE } from '#domain/format/number.ts';
import { trendOf } from '#domain/format/trend.ts';
import { isBefore, type LivePrice } from '#gateway/prices/live-price.ts';

/** The fields of the live price that `data-field` of a cell calls otherwise. */
const SOURCES: Readonly<Record<string, keyof LivePrice>> = {
  last: 'price',
  high: 'priceHigh',
  low: 'priceLow',
  performance: 'performance_abs',
  performancePct: 'performance_rel',
  datetimeLast: 'date',
};
/** Cells that flash when their figure changes. */
const FLASHING = /^(?:last|bid|ask)$/;

/** Writes a price into its place and says whether the figure that stood there fell or rose. */
export type Cell = (price: LivePrice, now: number) => 'up' | 'down' | undefined;

/** Whether a field tells of the last trade, not of bid or ask. */
export function isOfTrade(field: string): boolean {
  return !/bid|ask/i.test(field);
}

/**
 * The cell of an element as `LiveValue`, `PriceChange` and `QualityBadge` write it: its text shows how to write into it.
 * Decimals, sign and what follows the figure stay as they are.
 */
export function cellOf(element: HTMLElement): Cell {
  const field = element.dataset.field ?? '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Other fields are never delivered or read as times; a check would weigh
  const source = (SOURCES[field] ?? field) as 'price';
  if (field === 'quality') return qualityCell(element);
  return field.startsWith('datetime') ? timeCell(element, source) : figureCell(element, field, source);
}

/** @param source one of the figures of a price; any other is never delivered, and so changes nothing. */
function figureCell(element: HTMLElement, field: string, source: 'price'): Cell {
  const place = element.querySelector('.price-change__value') ?? element;
  const signed = field.startsWith('performance');
  const text = place.textContent;
  const [, before = '', figure, fraction = '', after = ''] = /^(.*?)([+−]?\d[\d.]*(?:,(\d+))?)(.*)$/s.exec(text) ?? [];
  const decimals = Number(element.dataset.decimals ?? (figure ? fraction.length : 2));
  const unit = figure || field !== 'performancePct' ? after : `${NBSP}%`;
  let shown: number | undefined;
  return (price) => {
    const value = price[source];
    const previous = shown;
    shown = value;
    // A value that was never delivered keeps the server's text; one that is no longer delivered becomes unknown.
    if (value === previous) return undefined;
    const hasChanged = write(place, value === undefined ? NO_VALUE : before + formatNumber(value, { decimals, signed }) + unit);
    if (signed) showDirection(element, value, decimals);
    if (!hasChanged || value === undefined || previous === undefined || !FLASHING.test(field)) return undefined;
    return value > previous ? 'up' : 'down';
  };
}

function showDirection(element: HTMLElement, change: number | undefined, decimals: number): void {
  const { direction, word } = trendOf(change, decimals);
  if (element.dataset.direction === direction) return;
  element.dataset.direction = direction;
  const spoken = element.querySelector('.visually-hidden');
  if (spoken) write(spoken, ` ${word}`);
}

/** The `<time>` in a cell, or around it. */
export function timeOf(element: HTMLElement): HTMLTimeElement | null {
  return element.querySelector('time') ?? element.closest('time');
}

function timeCell(element: HTMLElement, source: keyof LivePrice): Cell {
  const time = timeOf(element);
  return ({ [source]: instant, quality }, now) => {
    if (typeof instant !== 'string' || (time && Date.parse(time.dateTime) === Date.parse(instant))) return undefined;
    if (time) time.dateTime = instant;
    const isClose = quality === 'EOD';
    const moment = isClose ? formatDate(instant) : formatDateTime(instant, { seconds: true });
    write(element.querySelector('time') ?? element, element.dataset.format === 'moment' ? moment : formatQuoteTime(instant, now, isClose));
    return undefined;
  };
}

/** The words for a quality are fetched when it changes, which is seldom: for users who have more than visitors. */
function qualityCell(element: HTMLElement): Cell {
  return ({ quality, date }) => {
    // The last price of a day stays that until there is a newer one.
    const { closed } = element.dataset;
    if (closed !== undefined && !isBefore(closed, date)) return undefined;
    if (quality !== undefined && quality !== element.dataset.quality) {
      void import('./quality.ts').then((words) => words.showQuality(element, quality));
    }
    return undefined;
  };
}

/** Changes the text in place, which costs least and keeps a selection. Says whether it was another. */
function write(place: Element, text: string): boolean {
  if (place.textContent === text) return false;
  const node = place.firstChild;
  if (node instanceof Text && node === place.lastChild) node.data = text;
  else place.textContent = text;
  return true;
}
