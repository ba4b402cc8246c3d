import { DAY_MS } from '#domain/time/timezone.ts';
import type { Instant } from '../prices/types.ts';

/** Ends of products on completed days, so that a start has to check only the days since. One array per column. */
export interface KnownEnds {
  /** Numbers of underlyings, and the first day of each that is not completely checked. */
  readonly underlying: readonly number[];
  readonly day: readonly number[];
  /** Products that ended or whose barrier was touched. */
  readonly serial: readonly number[];
  /** Half days since 1970; 0: the product is alive, or was not touched. See `Ends`. */
  readonly at: readonly number[];
  readonly hit: readonly number[];
  readonly way: readonly number[];
}

/** Length of a half day. Ends are at noon or midnight. */
export const HALF_DAY_MS = DAY_MS / 2;

/** Adds ends of further products of the same underlyings. */
export function withEnds(known: KnownEnds, { serial, at, hit, way }: KnownEnds): KnownEnds {
  return {
    ...known,
    serial: [...known.serial, ...serial],
    at: [...known.at, ...at],
    hit: [...known.hit, ...hit],
    way: [...known.way, ...way],
  };
}

/** Removes ends of days that are now in the future, because a clock may be set back. */
export function endsBefore(known: KnownEnds, now: Instant): KnownEnds | undefined {
  return known.day.every((day) => day * DAY_MS <= now) ? known : undefined;
}
