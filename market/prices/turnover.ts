import { gauss, hashIn, rowOf } from '../base/hash.ts';
import type { Notation } from './notation.ts';
import type { TradingDay } from '../calendar/schedules.ts';

/** Turnover in a half hour or on a day, in pieces and prices. */
export interface Turnover {
  volume: number;
  /** Volume of the closing auction (only in a day's last half hour). */
  closingVolume: number;
  count: number;
}

const CLOSING_SHARE = 0.18;

/** Number of half hours with trading in a day. */
function halvesOf(hours: TradingDay): number {
  return hours.end - hours.first - (hours.pauseTo - hours.pauseFrom);
}

/** Index of a half hour among those with trading. */
function indexOf(hours: TradingDay, half: number): number {
  const pause = hours.pauseTo - hours.pauseFrom;
  return half - hours.first - (pause > 0 && half >= hours.pauseTo ? pause : 0);
}

const activities: (Float64Array | undefined)[] = [];

/** Activity by half hour of a day: high at both ends, low at noon; 1 on average. */
function activityOf(of: number): Float64Array {
  return (activities[of] ??= Float64Array.from({ length: of }, (_, index) => {
    const middle = (2 * index + 1) / of - 1;
    return 0.6 + 1.2 * middle * middle;
  }));
}

/** Number of equal parts of a half hour with one price each, besides those at its ends and extremes. */
function partsAt(notation: Notation, busy: number, chance: number): number {
  const wanted = notation.behaviour.pricesPerHalfHour * busy * (0.7 + (0.6 * (chance & 0xffff)) / 65_536);
  return Math.max(4, Math.min(440, Math.round(wanted)));
}

/** Parts of a half hour, each with one price. */
export function partsOf(notation: Notation, hours: TradingDay, half: number): number {
  const busy = activityOf(halvesOf(hours))[indexOf(hours, half)] ?? 1;
  return partsAt(notation, busy, chanceOf(notation, half));
}

function chanceOf({ key }: Notation, half: number): number {
  return hashIn(rowOf(key, half), 2);
}

const memory = { idNotation: 0, key: 0, day: 0, volume: 0 };

/** Pieces traded on a day. Caches the last result, since the half hours of a day ask one after the other. */
function dayVolume(notation: Notation, day: number): number {
  if (notation.behaviour.dailyVolume === 0) return 0;
  if (memory.idNotation === notation.record.idNotation && memory.key === notation.key && memory.day === day) return memory.volume;
  memory.idNotation = notation.record.idNotation;
  memory.key = notation.key;
  memory.day = day;
  memory.volume = drawDayVolume(notation, day);
  return memory.volume;
}

function drawDayVolume({ behaviour, key }: Notation, day: number): number {
  return behaviour.dailyVolume * Math.exp(0.35 * gauss(key, day, 3) + 0.2 * gauss(key, Math.floor(day / 9), 4));
}

const hasAuction = ({ schedule }: Notation): boolean => schedule.closingDelay > 60_000;

/** Pieces traded before the closing auction. */
function volumeBefore(notation: Notation, volume: number): number {
  return volume * (hasAuction(notation) ? 1 - CLOSING_SHARE : 1);
}

function shareOf(busy: number, chance: number, of: number): number {
  return (busy * (0.6 + (0.8 * (chance >>> 16)) / 65_536)) / of;
}

/** Computes volume and number of prices of a half hour into `into`. */
export function readTurnover(notation: Notation, hours: TradingDay, half: number, into: Turnover): void {
  const of = halvesOf(hours);
  const busy = activityOf(of)[indexOf(hours, half)] ?? 1;
  const chance = chanceOf(notation, half);
  const volume = dayVolume(notation, hours.day);
  const isLast = half === hours.end - 1;
  into.volume = Math.round(volumeBefore(notation, volume) * shareOf(busy, chance, of));
  into.closingVolume = isLast && hasAuction(notation) ? Math.round(volume * CLOSING_SHARE) : 0;
  into.count = notation.schedule.isFixing ? 1 : partsAt(notation, busy, chance) + (isLast ? 1 : 0);
}

/** Writes volume and number of prices of a simulated day: the sums over its half hours. */
export function readDayTurnover(notation: Notation, hours: TradingDay, into: Pick<Turnover, 'volume' | 'count'>): void {
  const of = halvesOf(hours);
  const activity = activityOf(of);
  const whole = dayVolume(notation, hours.day);
  const before = volumeBefore(notation, whole);
  const pause = hours.pauseTo - hours.pauseFrom;
  let volume = hasAuction(notation) ? Math.round(whole * CLOSING_SHARE) : 0;
  let count = notation.schedule.isFixing ? 0 : 1;
  for (let index = 0, half = hours.first; index < of; index += 1, half += 1) {
    if (pause > 0 && half === hours.pauseFrom) half = hours.pauseTo;
    const busy = activity[index] ?? 1;
    const chance = chanceOf(notation, half);
    if (before !== 0) volume += Math.round(before * shareOf(busy, chance, of));
    count += partsAt(notation, busy, chance);
  }
  into.volume = volume;
  into.count = notation.schedule.isFixing ? of : count;
}
