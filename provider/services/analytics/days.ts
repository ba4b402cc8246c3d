const DAY = 24 * 60 * 60 * 1000;

/** Returns the day of an instant (epoch milliseconds) in UTC, `2026-11-20`, or the day `later` days after it. */
export function dayOf(instant: number, later = 0): string {
  return new Date(instant + later * DAY).toISOString().slice(0, 10);
}
