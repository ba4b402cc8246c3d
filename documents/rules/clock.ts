const HOUR = 3_600_000;

/**
 * Returns `2026-11-22 14:30`, the wall clock in Berlin at an instant (ms since 1970): days and times of documents are compared with it as
 * texts. It never goes back: while an hour repeats in autumn, it stays at the last minute of that hour, so that whatever has begun or ended
 * in the hour stays so.
 */
export function berlinClock(instant: number): string {
  const reading = clockReading(instant);
  return reading === clockReading(instant - HOUR) ? `${reading.slice(0, -2)}59` : reading;
}

function clockReading(instant: number): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
}
