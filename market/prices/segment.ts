import { doubleAt, numberAt } from '#domain/input/at.ts';
import { HALVES } from './half-hour-path.ts';
import { hash, gauss, uniform } from '../base/hash.ts';
import type { LRUCache } from 'lru-cache';
import { distance, moved, priceAt, shiftAt, type Notation } from './notation.ts';
import type { Extremes, Outline } from './fair-path.ts';
import type { Range } from './rate-path.ts';
import { HALF_HOUR_MS, type TradingDay } from '../calendar/schedules.ts';
import { partsOf, readTurnover, type Turnover } from './turnover.ts';
import { SLOTS, SLOT_MS } from './intraday-bridges.ts';

/** Prices and times of one notation in one half hour, computed without its single trades. */
export interface Segment {
  open: number;
  high: number;
  low: number;
  close: number;
  timeHigh: number;
  timeLow: number;
  /** Slots with the highest and the lowest value of the fair path. */
  slotHigh: number;
  slotLow: number;
  volume: number;
  /** Volume of the closing auction (only in a day's last half hour). */
  closingVolume: number;
  count: number;
}

/** Single trades of a half hour, oldest first; `volumeBefore[i]` is the volume in the half hour before trade i. */
export interface SegmentTrades {
  readonly time: Float64Array;
  readonly price: Float64Array;
  readonly volume: Float64Array;
}

export function emptySegment(): Segment {
  return { open: 0, high: 0, low: 0, close: 0, timeHigh: 0, timeLow: 0, slotHigh: 0, slotLow: 0, volume: 0, closingVolume: 0, count: 0 };
}

const scratch: Extremes = { from: 0, to: 0, high: 0, low: 0, slotHigh: 0, slotLow: 0 };
/** Shifts at both ends of a half hour. */
interface Shifts {
  first: number;
  last: number;
}

const shifts: Shifts = { first: 0, last: 0 };

/** Writes the shifts from the fair path to the venue's prices at both ends of a half hour: the currency and the venue's distance. */
function shiftsOf(notation: Notation, half: number, into: Shifts): void {
  const { offset } = notation.behaviour;
  into.first = notation.shift(half);
  into.last = notation.shift(half + 1);
  if (offset === 0) return;
  const by = distance(notation, offset * gauss(notation.key, half, 1));
  into.first = moved(notation, into.first, by);
  into.last = moved(notation, into.last, by);
}

function slotTime(notation: Notation, half: number, slot: number): number {
  const jitter = slot === 0 ? 0 : (hash(notation.key, half, 5000 + slot) >>> 0) % 1_900;
  return half * HALF_HOUR_MS + slot * SLOT_MS + jitter;
}

/** Range of a half hour in the units of the path's space, with its turnover. */
export interface SegmentRange extends Turnover {
  open: number;
  close: number;
  top: number;
  bottom: number;
  /** Extremes of the fair path, converted to this venue. */
  pathHigh: number;
  pathLow: number;
  /** Slots with these extremes. */
  slotHigh: number;
  slotLow: number;
}

export function emptyRange(): SegmentRange {
  return { open: 0, close: 0, top: 0, bottom: 0, pathHigh: 0, pathLow: 0, slotHigh: 0, slotLow: 0, volume: 0, closingVolume: 0, count: 0 };
}

const moving = emptyRange();

/** Computes the prices of a half hour's range into `into`. */
export function readPrices(notation: Notation, half: number, into: SegmentRange): void {
  notation.path.extremes(half, scratch);
  moveToVenue(notation, half, scratch, into);
}

/** Writes the highest and lowest price of a half hour of an outline, in the units of the path's space. */
export function readRangeIn(outline: Outline, notation: Notation, half: number, into: Range): void {
  if (!notation.isMoved) return notation.path.rangeIn(outline, half, into);
  notation.path.extremesIn(outline, half, scratch);
  const index = half - outline.begin;
  shifts.first = doubleAt(outline.shiftFrom, index);
  shifts.last = doubleAt(outline.shiftTo, index);
  moveRange(notation, scratch, shifts, moving);
  into.high = Math.max(moving.open, moving.close, moving.pathHigh, moving.pathLow);
  into.low = Math.min(moving.open, moving.close, moving.pathHigh, moving.pathLow);
}

function moveToVenue(notation: Notation, half: number, fair: Extremes, into: SegmentRange): void {
  into.slotHigh = fair.slotHigh;
  into.slotLow = fair.slotLow;
  if (notation.isMoved) {
    shiftsOf(notation, half, shifts);
    moveRange(notation, fair, shifts, into);
  } else {
    into.open = fair.from;
    into.close = fair.to;
    into.pathHigh = fair.high;
    into.pathLow = fair.low;
  }
  if (notation.schedule.isFixing) into.close = into.pathHigh = into.pathLow = into.open;
  into.top = Math.max(into.open, into.close, into.pathHigh, into.pathLow);
  into.bottom = Math.min(into.open, into.close, into.pathHigh, into.pathLow);
}

/** Converts fair prices to those of the venue. */
function moveRange(notation: Notation, fair: Extremes, { first, last }: Shifts, into: SegmentRange): void {
  into.open = moved(notation, fair.from, first);
  into.close = moved(notation, fair.to, last);
  into.pathHigh = moved(notation, fair.high, shiftAt(first, last, fair.slotHigh));
  into.pathLow = moved(notation, fair.low, shiftAt(first, last, fair.slotLow));
}

/**
 * Computes the outline of the half hours from `begin` (inclusive) to `end` (exclusive) at this venue, in the units of the path's space:
 * much faster than their ranges.
 */
export function readOutline(notation: Notation, begin: number, end: number, into: Outline): void {
  notation.path.outline(begin, end, into);
  if (!notation.isMoved) return;
  for (let half = begin, day = Math.floor(begin / HALVES); half < end; day += 1) {
    const last = Math.min(end, (day + 1) * HALVES);
    notation.fillShift(day, half - day * HALVES, last - day * HALVES, dayShifts);
    moveOutline(notation, { half, last, day }, into);
    half = last;
  }
}

const dayShifts = new Float64Array(HALVES + 1);

/** Moves the part of an outline on one UTC day, whose shifts are known. */
function moveOutline(
  notation: Notation,
  { half: start, last: end, day }: { half: number; last: number; day: number },
  { from, to, high, low, shiftFrom, shiftTo, begin }: Outline,
): void {
  const isPrice = notation.path.space === 'PRICE';
  const { offset } = notation.behaviour;
  for (let half = start; half < end; half += 1) {
    let first = doubleAt(dayShifts, half - day * HALVES);
    let last = doubleAt(dayShifts, half - day * HALVES + 1);
    if (offset !== 0) {
      const by = distance(notation, offset * gauss(notation.key, half, 1));
      first = moved(notation, first, by);
      last = moved(notation, last, by);
    }
    const index = half - begin;
    shiftFrom[index] = first;
    shiftTo[index] = last;
    const highest = doubleAt(high, index);
    const lowest = doubleAt(low, index);
    from[index] = isPrice ? doubleAt(from, index) * first : doubleAt(from, index) + first;
    to[index] = isPrice ? doubleAt(to, index) * last : doubleAt(to, index) + last;
    high[index] = isPrice ? Math.max(highest * first, highest * last) : highest + Math.max(first, last);
    low[index] = isPrice ? Math.min(lowest * first, lowest * last) : lowest + Math.min(first, last);
  }
}

/** Returns the one of two points of a half hour with the higher price. */
function higher(notation: Notation, half: number, a: number, b: number): number {
  return notation.value(a, half) >= notation.value(b, half) ? a : b;
}

/** Point of a half hour with the highest price. */
export function highestPoint(notation: Notation, half: number, { open, close, top, bottom, pathHigh, pathLow }: SegmentRange): number {
  if (notation.direction === 'RISING') return top;
  if (notation.direction === 'FALLING') return bottom;
  return higher(notation, half, higher(notation, half, open, close), higher(notation, half, pathHigh, pathLow));
}

/** Point of a half hour with the lowest price. */
export function lowestPoint(notation: Notation, half: number, { open, close, top, bottom, pathHigh, pathLow }: SegmentRange): number {
  if (notation.direction === 'RISING') return bottom;
  if (notation.direction === 'FALLING') return top;
  const lower = (a: number, b: number): number => (higher(notation, half, a, b) === a ? b : a);
  return lower(lower(open, close), lower(pathHigh, pathLow));
}

const range = emptyRange();

/** Computes a half hour's figures into `into`. */
export function readSegment(notation: Notation, hours: TradingDay, half: number, into: Segment): void {
  readPrices(notation, half, range);
  readTurnover(notation, hours, half, range);
  const highest = highestPoint(notation, half, range);
  const lowest = lowestPoint(notation, half, range);
  into.open = priceAt(notation, range.open, half);
  into.close = priceAt(notation, range.close, half);
  into.high = priceAt(notation, highest, half);
  into.low = priceAt(notation, lowest, half);
  into.timeHigh = timeOf(notation, half, highest, range);
  into.timeLow = timeOf(notation, half, lowest, range);
  into.slotHigh = range.slotHigh;
  into.slotLow = range.slotLow;
  into.volume = range.volume;
  into.closingVolume = range.closingVolume;
  into.count = range.count;
}

function timeOf(notation: Notation, half: number, value: number, { open, close, pathHigh, slotHigh, slotLow }: SegmentRange): number {
  if (value === open) return slotTime(notation, half, 0);
  if (value === close) return slotTime(notation, half, SLOTS - 1);
  return slotTime(notation, half, value === pathHigh ? slotHigh : slotLow);
}

/** Single trades of a half hour. They remain within its high and low, and reach both. */
export function segmentTrades(notation: Notation, hours: TradingDay, half: number, cache: LRUCache<string, SegmentTrades>): SegmentTrades {
  const name = `${notation.record.idNotation}/${half}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const segment = emptySegment();
  readSegment(notation, hours, half, segment);
  const { slotHigh, slotLow } = segment;
  const slots = notation.schedule.isFixing ? [] : tradeSlots(notation, partsOf(notation, hours, half), half, slotHigh, slotLow);
  const isLast = half === hours.end - 1;
  const length = slots.length + (isLast ? 1 : 0);
  const trades = { time: new Float64Array(length), price: new Float64Array(length), volume: new Float64Array(length) };
  const values = notation.path.along(half, slots);
  shiftsOf(notation, half, shifts);
  const { first, last } = shifts;
  const weights = slots.map((slot) => 0.05 + uniform(notation.key, half, 7000 + slot) ** 3);
  const perWeight = segment.volume / weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  for (const [index, slot] of slots.entries()) {
    const isFixed = slot === 0 || slot === slotHigh || slot === slotLow || slot === SLOTS - 1;
    const fair = moved(notation, doubleAt(values, index), shiftAt(first, last, slot));
    const bounce = isFixed ? 0 : notation.behaviour.bounce * (uniform(notation.key, half, 9000 + slot) - 0.5);
    const price = priceAt(notation, bounce === 0 ? fair : moved(notation, fair, distance(notation, bounce)), half);
    const before = Math.round(weighed * perWeight);
    weighed += numberAt(weights, index);
    trades.time[index] = slotTime(notation, half, slot);
    trades.price[index] = Math.min(segment.high, Math.max(segment.low, price));
    trades.volume[index] = Math.round(weighed * perWeight) - before;
  }
  if (isLast) {
    trades.time[length - 1] = hours.closeTime;
    trades.price[length - 1] = segment.close;
    trades.volume[length - 1] = segment.closingVolume;
  }
  cache.set(name, trades);
  return trades;
}

/**
 * Slots with a trade, as many as parts: the four fixed ones, and random ones in parts without a fixed one (except for the first of them, as
 * many as there are fixed ones that share a part with another).
 */
function tradeSlots(notation: Notation, parts: number, half: number, slotHigh: number, slotLow: number): number[] {
  const fixed = [0, Math.min(slotHigh, slotLow), Math.max(slotHigh, slotLow), SLOTS - 1];
  const partOf = (slot: number): number => Math.floor((slot * parts) / SLOTS);
  let spare = fixed.length - new Set(fixed.map(partOf)).size;
  const slots: number[] = [];
  let next = 0;
  for (let part = 0; part < parts; part += 1) {
    const before = slots.length;
    while (next < fixed.length && partOf(numberAt(fixed, next)) === part) {
      slots.push(numberAt(fixed, next));
      next += 1;
    }
    if (slots.length > before) continue;
    if (spare > 0) {
      spare -= 1;
      continue;
    }
    const from = Math.ceil((part * SLOTS) / parts);
    const to = Math.ceil(((part + 1) * SLOTS) / parts);
    slots.push(from + Math.floor(uniform(notation.key, half, 11_000 + part) * (to - from) * 0.999));
  }
  return slots;
}
