/** German and English months by their first letters; spreadsheets abbreviate März as `mrz`. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  jän: 1,
  jae: 1,
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

/** Weekday at the start, as in `Fr., 20.11.2026` and `Friday, Nov 20, 2026`: no month begins like a day of the week. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so|tu|we|th|su)\p{L}{0,8}\.?,? (?=\S)/iu;
/** `Nov 20, 2026`, `November 20 2026` and `Nov-20-2026`. */
const MONTH_FIRST = /^(\p{L}{3,9})\.?[- /](\d{1,2}),?[- /](\d{2}|\d{4})(?:,? (.+))?$/u;
/** `20. November 2026`, `20 Nov 2026`, `20-Nov-26`, `20/Nov/2026`. */
const DAY_FIRST = /^(\d{1,2})(?:\. ?| |-|\/)(\p{L}{3,9})\.?[ /-](\d{2}|\d{4})(?:,? (.+))?$/u;
/** `2026-Nov-20`. */
const YEAR_AND_NAME = /^(\d{4})[- /](\p{L}{3,9})\.?[- /](\d{1,2})(?:,? (.+))?$/u;
/** `2026-1-5`, `2026/1/5` and `2026. 1. 5.` */
const YEAR_AND_DIGITS = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?:(?=[T ])(.*))?$/u;
/** `20.11.26`, `11/20/26`. */
const SHORT_YEAR = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?!\d)(.*)$/u;
/** `20261120090500` and `202611200905`. */
const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/u;
/** Seconds since 1970 have ten digits from 2001 to 2286, milliseconds thirteen. */
const EPOCH = /^(\d{10})(\d{3})?$/u;
/** Two digits below this are years of this century. Source: the rule of POSIX (`strptime`, `%y`). */
const PIVOT = 69;

/**
 * Converts a date to one of the two spellings that are read by their order: digits with the year first, or last. Converts month names,
 * years of two digits, seconds since 1970 and digits without separators; everything else is unchanged.
 */
export function plainDate(text: string, isYearFirst = false): string {
  const trimmed = text.trim().replaceAll(/\s+/gu, ' ').replace(WEEKDAY, '');
  const epoch = EPOCH.exec(trimmed);
  if (epoch !== null) return new Date(Number(epoch[1]) * 1_000 + Number(epoch[2] ?? 0)).toISOString().slice(0, 19) + 'Z';
  const [, year, month, day, hour, minute, second = '00'] = DIGITS.exec(trimmed) ?? [];
  if (year !== undefined) return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const named = MONTH_FIRST.exec(trimmed);
  if (named !== null) return ofMonth(trimmed, named[1], named[2], named[3], named[4]);
  const german = DAY_FIRST.exec(trimmed);
  if (german !== null) return ofMonth(trimmed, german[2], german[1], german[3], german[4]);
  const yearly = YEAR_AND_NAME.exec(trimmed);
  if (yearly !== null) return ofMonth(trimmed, yearly[2], yearly[3], yearly[1], yearly[4]);
  const [, whole, , wholeMonth = '', wholeDay = '', time = ''] = YEAR_AND_DIGITS.exec(trimmed) ?? [];
  if (whole !== undefined) return `${whole}-${wholeMonth.padStart(2, '0')}-${wholeDay.padStart(2, '0')}${time}`;
  const short = SHORT_YEAR.exec(trimmed);
  if (short === null) return trimmed;
  const [, first = '', separator = '', middle = '', last = '', rest = ''] = short;
  if (isYearFirst) return `${fullYear(first.padStart(2, '0'))}-${middle.padStart(2, '0')}-${last}${rest}`;
  return `${first}${separator}${middle}${separator}${fullYear(last)}${rest}`;
}

/**
 * Returns a date of a column whose short dates may begin with the year, `26-11-20`: the first part has fewer different values than the last
 * one, unlike days. Undefined if there is none.
 */
export function yearMayBeFirst(texts: readonly string[]): string | undefined {
  const parts = texts.map((text) => SHORT_YEAR.exec(text.trim())).filter((match) => match !== null && match[2] !== '.');
  const [firsts, lasts] = [new Set(parts.map((match) => match?.[1])), new Set(parts.map((match) => match?.[4]))];
  return firsts.size < lasts.size ? parts[0]?.[0] : undefined;
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

/** Converts a time to `HH:MM:SS`, from `090500`, `0905`, `4:00 PM` or `17:35 Uhr`; other texts are unchanged. */
export function plainTime(text: string): string {
  const trimmed = text.trim().replace(/ ?Uhr$/iu, '');
  const [, h, m, s = '00'] = /^(\d{2})(\d{2})(\d{2})?$/u.exec(trimmed) ?? [];
  if (h !== undefined) return `${h}:${m}:${s}`;
  const [, hour, rest, half = ''] = /^(\d{1,2})((?::\d{2}){1,2}) ?([AP])\.?M\.?$/iu.exec(trimmed) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return trimmed;
  return `${String((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)).padStart(2, '0')}${rest}`;
}
