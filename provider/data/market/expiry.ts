const DAY_MS = 86_400_000;
/** Contracts end at 22:30 UTC, when both Eurex and CME are closed. */
const END_HALF = 45;

/** Third Friday of a month (`month` 0 to 11, may run over), as days since 1970. */
export function thirdFriday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1) / DAY_MS;
  const weekday = new Date(first * DAY_MS).getUTCDay();
  return first + ((5 - weekday + 7) % 7) + 14;
}

/**
 * Half hour (numbered since 1970) in which a contract ends: `position` 1 is the next after `half`, 2 the one after it, 0 the last
 * one before. `months` (1 to 12) are those that contracts expire in.
 */
export function expiryHalf(months: readonly number[], half: number, position: number): number {
  return expiryDay(months, half, position) * 48 + END_HALF;
}

/** The day of that expiry, as days since 1970. */
export function expiryDay(months: readonly number[], half: number, position: number): number {
  const year = new Date((half / 48) * DAY_MS).getUTCFullYear();
  const days = [year - 1, year, year + 1, year + 2].flatMap((one) => months.map((month) => thirdFriday(one, month - 1)));
  const next = days.findIndex((day) => day * 48 + END_HALF > half);
  return days[next + position - 1] ?? days.at(-1) ?? 0;
}
