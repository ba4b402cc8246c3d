/** German months by their first three letters. */
const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/** A day, possibly with a time of day, read from a text. */
interface WrittenDay {
  /** `2026-12-01`, even if the calendar does not have it. */
  readonly day: string;
  /** `08:00`. */
  readonly time?: string;
  /** `+02:00` or `Z`. */
  readonly offset?: string;
}

/** Time after a day: `, 7:00 Uhr`, `T07:00:00.000+00:00`. */
const TIME = /^[,T\s]*(?:um\s)?([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?(?:\.\d{1,3})?(?:\s?Uhr)?(Z|[+-]\d{2}:\d{2})?$/u;

/** Reads days as people write them: `1.12.2026`, `01.12.26`, `2026/12/1`, `24/12/2026`, `2. November 2026`, with a time or without. */
function dayIn(text: string): WrittenDay | undefined {
  const written = text.trim();
  const german = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/u.exec(written);
  const sorted = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/u.exec(written);
  const named = /^(\d{1,2})\.?\s?(\p{L}{3})\p{L}*\.?\s(\d{4})(?!\d)/u.exec(written);
  const month = named && MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1;
  const found = sorted
    ? [sorted[1], sorted[2], sorted[3]]
    : german
      ? [german[3], german[2], german[1]]
      : named && month !== 0
        ? [named[3], String(month), named[1]]
        : undefined;
  if (found === undefined) return undefined;
  const [year = '', ...rest] = found.map((part) => (part ?? '').padStart(2, '0'));
  const day = [year.length === 2 ? `20${year}` : year, ...rest].join('-');
  const after = written.slice((sorted ?? german ?? named)?.[0].length);
  if (after === '') return { day };
  const [, hour, minute, offset] = TIME.exec(after) ?? [];
  if (hour === undefined) return undefined;
  return { day, time: `${hour.padStart(2, '0')}:${minute}`, ...(offset === undefined ? {} : { offset }) };
}

/** Returns true for a `YYYY-MM-DD` that the calendar has. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Returns true for a text in the form of a day that no calendar has: `31.02.2026`. */
export function isNoDay(text: string): boolean {
  const written = dayIn(text);
  return written !== undefined && !isDay(written.day);
}

/** Returns a day in the forms of the schemas: alone, with a time, as an instant; none for a day that no calendar has. */
export function daysOf(text: string): string[] {
  const written = dayIn(text);
  if (written === undefined || !isDay(written.day)) return [];
  const { day, time, offset } = written;
  const instant = new Date(`${day}T${time ?? '00:00'}:00${offset ?? 'Z'}`);
  return [...(time === undefined ? [] : [`${day} ${time}`]), day, ...(Number.isNaN(instant.getTime()) ? [] : [instantText(instant)])];
}

function instantText(instant: Date): string {
  return instant.toISOString().replace(/Z$/u, '+00:00');
}

/** Returns a time of day as the schemas write it: `9.00`, `9:00`, `09:00 Uhr` become `09:00`. */
export function timeOf(text: string): string[] {
  const [, hour, minute] = /^([01]?\d|2[0-4])[.:]([0-5]\d)(?:\s?Uhr)?$/u.exec(text.trim()) ?? [];
  return hour === undefined ? [] : [`${hour.padStart(2, '0')}:${minute}`];
}
