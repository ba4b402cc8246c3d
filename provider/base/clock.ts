/** Source of the provider's current time. A fixed clock gives fixed pages. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/**
 * Reads PROVIDER_CLOCK: empty = real time; `2026-11-20T10:00:00Z` = always this instant; `x60` = 60 times as fast as real time from now;
 * `2026-11-20T10:00:00Z x60` = from there, 60 times as fast.
 * @throws Error that shows the accepted forms for anything else
 */
export function createClock(setting = '', realNow: () => number = Date.now): Clock {
  const text = setting.trim();
  if (text === '') return { now: realNow };
  const match = /^(?:(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)))?\s*(?:x(\d+(?:\.\d+)?))?$/u.exec(text);
  const begin = match?.[1] === undefined ? realNow() : Date.parse(match[1]);
  if (match === null || Number.isNaN(begin)) {
    throw new Error(
      `PROVIDER_CLOCK="${setting}" is neither an instant (2026-11-20T10:00:00Z), a speed (x60) nor both (2026-11-20T10:00:00Z x60).`,
    );
  }
  if (match[2] === undefined) return { now: () => begin };
  const speed = Number(match[2]);
  const started = realNow();
  return { now: () => Math.round(begin + (realNow() - started) * speed) };
}
