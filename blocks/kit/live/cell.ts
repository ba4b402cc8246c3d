import { formatDate, formatDateTime, formatQuoteTime } from '#domain/format/date.ts';
import { formatNumber, NBSP, NO_VALUE } from '#domain/format/number.ts';
import { trendOf } from '#domain/format/trend.ts';
import { isBefore, type LivePrice } from '#gateway/prices/live-price.ts';

/** Fields of the live price whose names differ from `data-field`. */
const SOURCES: Readonly<Record<string, keyof LivePrice>> = {
  last: 'price',
  high: 'priceHigh',
  low: 'priceLow',
  performance: 'performance_abs',
  performancePct: 'performance_rel',
  datetimeLast: 'date',
};
/** Fields whose cells flash when their number changes. */
const FLASHING = /^(?:last|bid|ask)$/;

/** Writes a price into its cell. Returns the direction if the previous number fell or rose. */
export type Cell = (price: LivePrice, now: number) => 'up' | 'down' | undefined;

/** Returns true if a field belongs to the last trade, not to bid or ask. */
export function isOfTrade(field: string): boolean {
  return !/bid|ask/i.test(field);
}

/**
 * Cell of an element rendered by `LiveValue`, `PriceChange` or `QualityBadge`. Updates preserve the format of its text: decimals, sign, and
 * the text after the number.
 */
export function cellOf(element: HTMLElement): Cell {
  const field = element.dataset.field ?? '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Other fields are never delivered, or are times; a check would add code
  const source = (SOURCES[field] ?? field) as 'price';
  if (field === 'quality') return qualityCell(element);
  return field.startsWith('datetime') ? timeCell(element, source) : figureCell(element, field, source);
}

/**
 * Cell of a number.
 * @param source one of the numbers of a price; fields that are never delivered change nothing
 */
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

/** Returns the `<time>` in a cell, or around it. */
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

/** Cell of a quality. Its texts are loaded when the quality changes, which only happens for users with better prices than visitors. */
function qualityCell(element: HTMLElement): Cell {
  return ({ quality, date }) => {
    // A closing price stays one until a newer price arrives.
    const { closed } = element.dataset;
    if (closed !== undefined && !isBefore(closed, date)) return undefined;
    if (quality !== undefined && quality !== element.dataset.quality) {
      void import('./quality.ts').then((words) => words.showQuality(element, quality));
    }
    return undefined;
  };
}

/**
 * Changes the text in place, which is cheapest and preserves a selection.
 * @returns whether the text has changed
 */
function write(place: Element, text: string): boolean {
  if (place.textContent === text) return false;
  const node = place.firstChild;
  if (node instanceof Text && node === place.lastChild) node.data = text;
  else place.textContent = text;
  return true;
}
