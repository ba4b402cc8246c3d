import { DAY_MS } from '#domain/time/timezone.ts';
import type { Instant } from '../prices/types.ts';

/** Ends of products on days that are over, so that a start has to look only at the days since. One array per column. */
export interface KnownEnds {
  /** Numbers of underlyings, and the first day of each that was not looked at to its end. */
  readonly underlying: readonly number[];
  readonly day: readonly number[];
  /** Products that ended or whose barrier was touched. */
  readonly serial: readonly number[];
  /** Half days since 1970; 0: it lives, or was not touched. See `Ends`. */
  readonly at: readonly number[];
  readonly hit: readonly number[];
  readonly way: readonly number[];
}

/** Instants of ends are noons and midnights. */
export const HALF_DAY_MS = DAY_MS / 2;

/** Ends of further products, of the same underlyings, beside those that are known. */
export function withEnds(known: KnownEnds, { serial, at, hit, way }: KnownEnds): KnownEnds {
  return {
    ...known,
    serial: [...known.serial, ...serial],
    at: [...known.at, ...at],
    hit: [...known.hit, ...hit],
    way: [...known.way, ...way],
  };
}

/** Without what was looked at on a day that now lies ahead: a clock may be set back. */
export function endsBefore(known: KnownEnds, now: Instant): KnownEnds | undefined {
  return known.day.every((day) => day * DAY_MS <= now) ? known : undefined;
}
