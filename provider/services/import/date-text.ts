/** German and English months by their first letters; `mrz` is how spreadsheets shorten März. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mae: 3,
  mrz: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};

/** `Nov 20, 2026` and `November 20 2026`. */
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{2}|\d{4})(?:,? (.+))?$/u;
/** `20. November 2026`, `20 Nov 2026`, `20-Nov-26`. */
const DAY_FIRST = /^(\d{1,2})(?:\. ?| |-)(\p{L}{3,9})\.?[ -](\d{2}|\d{4})(?:,? (.+))?$/u;
/** `20.11.26`, `11/20/26`. */
const SHORT_YEAR = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?!\d)(.*)$/u;
/** `20261120090500` and `202611200905`. */
const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/u;
/** Seconds since 1970 have ten digits from 2001 to 2286, milliseconds thirteen. */
const EPOCH = /^(\d{10})(\d{3})?$/u;
/** Two digits below this are years of this century. Source: the rule of POSIX (`strptime`, `%y`). */
const PIVOT = 69;

/**
 * A date as files write it, brought to one of the two spellings that are read by their order: digits with the year first, or last. Month
 * names, two digits for a year, seconds since 1970 and digits without separators become such; everything else stays.
 */
export function plainDate(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/gu, ' ');
  const epoch = EPOCH.exec(trimmed);
  if (epoch !== null) return new Date(Number(epoch[1]) * 1_000 + Number(epoch[2] ?? 0)).toISOString().slice(0, 19) + 'Z';
  const [, year, month, day, hour, minute, second = '00'] = DIGITS.exec(trimmed) ?? [];
  if (year !== undefined) return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const named = MONTH_FIRST.exec(trimmed);
  if (named !== null) return ofMonth(trimmed, named[1], named[2], named[3], named[4]);
  const german = DAY_FIRST.exec(trimmed);
  if (german !== null) return ofMonth(trimmed, german[2], german[1], german[3], german[4]);
  const short = SHORT_YEAR.exec(trimmed);
  if (short === null) return trimmed;
  const [, first = '', separator = '', middle = '', last = '', rest = ''] = short;
  return `${first}${separator}${middle}${separator}${fullYear(last)}${rest}`;
}

function ofMonth(text: string, name = '', day = '', year = '', rest: string | undefined): string {
  const month = MONTHS[name.toLowerCase().slice(0, 3)];
  if (month === undefined) return text;
  const date = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return rest === undefined ? date : `${date} ${rest}`;
}

function fullYear(digits: string): string {
  if (digits.length !== 2) return digits;
  return String((Number(digits) < PIVOT ? 2000 : 1900) + Number(digits));
}

/** A time as `HH:MM:SS`, from `090500`, `0905`, `4:00 PM` or `17:35 Uhr`; what is none stays. */
export function plainTime(text: string): string {
  const trimmed = text.trim().replace(/ ?Uhr$/iu, '');
  const [, h, m, s = '00'] = /^(\d{2})(\d{2})(\d{2})?$/u.exec(trimmed) ?? [];
  if (h !== undefined) return `${h}:${m}:${s}`;
  const [, hour, rest, half = ''] = /^(\d{1,2})((?::\d{2}){1,2}) ?([AP])\.?M\.?$/iu.exec(trimmed) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return trimmed;
  return `${String((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)).padStart(2, '0')}${rest}`;
}
