const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...parts })));
  }
  return format;
}

/** Returns local time minus UTC at an instant, in milliseconds. */
export function zoneOffset(timeZone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}

/** Returns the day number since 1970 of the local date at an instant. */
export function localDay(timeZone: string, instant: number): number {
  return Math.floor((instant + zoneOffset(timeZone, instant)) / DAY_MS);
}

/** Returns the minutes since local midnight at an instant. */
export function localMinutes(timeZone: string, instant: number): number {
  const local = instant + zoneOffset(timeZone, instant);
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / 60_000);
}

/** Returns the instant of a clock reading: minutes since midnight of a local day. */
export function instantOf(timeZone: string, day: number, minutes: number): number {
  const reading = day * DAY_MS + minutes * 60_000;
  // The guess may use the offset from before a change of the clocks, which does not apply at the reading.
  const guess = reading - zoneOffset(timeZone, reading);
  return reading - zoneOffset(timeZone, guess);
}

/** Returns 1 (Monday) to 7 (Sunday) for a day number. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Returns `YYYY-MM-DD` for a day number. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
