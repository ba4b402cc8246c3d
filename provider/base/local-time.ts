export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The instant (epoch milliseconds) of a clock reading in a zone (`Europe/Berlin`) or at an offset (`+01:00`, `Z`). */
export function localToInstant(local: LocalTime, zone: string): number {
  const utc = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
  const fixed = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (zone === 'Z') return utc;
  if (fixed !== null) return utc - (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3])) * 60_000;
  // The offset of the guess may differ from that of the result next to a change of the clocks: look twice.
  return utc - offsetAt(zone, utc - offsetAt(zone, utc));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(zone: string, instant: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) - instant;
}

/** Whether the runtime knows this time zone. */
export function isTimezone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
