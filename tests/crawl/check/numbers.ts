import { readShown } from '#tests/truth/shown.ts';

const UNIT = /[^\d\s.,:-][^\d\s,:]{0,15}/u.source;
const FIGURE = new RegExp(`^[+\\u2212-]?\\d[\\d.]*(?:,\\d+)?(?:\\u00A0(?:Tsd|Mio|Mrd|Bio))?(?:\\s?${UNIT}){0,2}$`, 'u');
/** A date, perhaps with a note: `25.07.2026 (zurückgezahlt)`. */
const DATE = /^\d\d?\.\d\d?\.(?:\d{4})?(?: \D+)?$/u;
/** Names of time spans, such as those of a chart. */
const PERIOD = /^\d+\s?(?:[WMJT]|Tage?|Wochen?|Monate?|Jahre?|Quartale?)$/u;
const BETWEEN = / (?:–|:|\/) /u;

/** Numbers in an answer. */
export interface Numbers {
  /** Numbers of the answer, including those in its texts and the lengths of its lists. */
  readonly given: readonly number[];
  /**
   * Changes in percent from each list entry to the next, from the first to the last, and from the end of one list to the start of another.
   */
  readonly changes: readonly number[];
  /** Same as differences: rates change by points. */
  readonly differences: readonly number[];
}

/** Returns the figures that a text consists of: `157,20 – 158,90 EUR` has two; a sentence, a date or a period has none. */
export function figuresIn(text: string): readonly string[] {
  const parts = text.trim().split(BETWEEN);
  return parts.every((part) => FIGURE.test(part) && !DATE.test(part) && !PERIOD.test(part)) ? parts : [];
}

/** Collects numbers at any depth of a JSON answer. */
export function numbersIn(answer: unknown): Numbers {
  const given: number[] = [];
  /** Lists of numbers by their names: a list may be split into pages. */
  const series = new Map<string, (readonly number[])[]>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'number') given.push(value);
    else if (typeof value === 'string') given.push(...numbersInText(value));
    else if (Array.isArray(value)) {
      given.push(value.length);
      for (const one of value) visit(one, name);
      for (const [key, list] of seriesIn(value)) series.set(`${name} ${key}`, [...(series.get(`${name} ${key}`) ?? []), list]);
    } else if (typeof value === 'object' && value !== null) {
      given.push(...counted(value as Readonly<Record<string, unknown>>));
      for (const [key, one] of Object.entries(value)) visit(one, key);
    }
  };
  visit(answer, '');
  const steps = [...series.values()].flatMap((lists) => [...lists.flatMap(stepsAlong), ...stepsBetween(lists)]);
  return { given, changes: steps.map(([from, to]) => (to / from - 1) * 100), differences: steps.map(([from, to]) => to - from) };
}

/** Returns numbers of an answer that are in thousands, millions or billions by its unit (`unit: Mrd. EUR`), as a text shows them. */
function counted(object: Readonly<Record<string, unknown>>): readonly number[] {
  const { unit } = object;
  const step = typeof unit === 'string' ? (readShown(`1\u00A0${unit}`)?.value ?? 1) : 1;
  return step === 1 ? [] : Object.values(object).flatMap((value) => (typeof value === 'number' ? value * step : []));
}

/**
 * Keeps only the year of a date: its other numbers would match any figure. `1.234` may be a thousand, a number after a minus is negative.
 */
function numbersInText(text: string): readonly number[] {
  const year = /^(\d{4})-\d\d-\d\d/u.exec(text)?.[1];
  if (year !== undefined) return [Number(year)];
  return [...text.matchAll(/([-\u2212]?)(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)/gu)].flatMap(([, sign, digits = '']) => {
    const readings = [digits.replace(',', '.'), digits.replaceAll('.', '').replace(',', '.')].map(Number);
    return sign === '' ? readings : readings.flatMap((reading) => [reading, -reading]);
  });
}

/** Returns the list itself if it consists of numbers, else each numeric field of its entries. */
function seriesIn(list: readonly unknown[]): readonly (readonly [key: string, numbers: readonly number[]])[] {
  if (list.every((one) => typeof one === 'number')) return [['', list]];
  const entries = list.filter((one) => typeof one === 'object' && one !== null) as readonly Readonly<Record<string, unknown>>[];
  return Object.keys(entries[0] ?? {}).map((key) => [key, entries.map((entry) => entry[key]).filter((value) => typeof value === 'number')]);
}

type Step = readonly [from: number, to: number];

/** Returns steps in both directions, because lists are sorted either way. */
function bothWays(from: number | undefined, to: number | undefined): readonly Step[] {
  if (from === undefined || to === undefined) return [];
  return [
    [from, to],
    [to, from],
  ];
}

function stepsAlong(list: readonly number[]): readonly Step[] {
  return [...list.slice(1).flatMap((value, index) => bothWays(list[index], value)), ...bothWays(list[0], list.at(-1))];
}

function stepsBetween(lists: readonly (readonly number[])[]): readonly Step[] {
  return lists.slice(1).flatMap((list, index) => bothWays(lists[index]?.at(-1), list[0]));
}

/** Returns true if a figure is one of the numbers, to its displayed precision. */
export function isAmong(figure: string, { given, changes, differences }: Numbers): boolean {
  const shown = readShown(figure);
  if (shown === undefined) return true;
  const slack = shown.half * (1 + 1e-9) + 1e-9 * Math.max(1, Math.abs(shown.value));
  const isIt = (number: number): boolean => Math.abs(number - shown.value) <= slack;
  // Accepts the reciprocal: products per unit of the underlying, instead of units per product.
  if (given.some((number) => isIt(number) || (number > 0 && number < 1 && isIt(1 / number)))) return true;
  if (figure.includes('%')) return changes.some(isIt);
  return /^[+\u2212]/u.test(figure) && differences.some(isIt);
}
