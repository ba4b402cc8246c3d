const HOUR = 3_600_000;

/**
 * `2026-11-22 14:30`, as clocks in Berlin show it at an instant (milliseconds since 1970): days and times of documents compare with it as
 * texts. It never goes back: through the hour that comes twice in autumn its second time it stays at the last minute, so that what has
 * begun or ended in it stays so.
 */
export function berlinClock(instant: number): string {
  const reading = clockReading(instant);
  return reading === clockReading(instant - HOUR) ? `${reading.slice(0, -2)}59` : reading;
}

function clockReading(instant: number): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
}
