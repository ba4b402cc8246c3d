import { readShown } from '#tests/truth/shown.ts';

const UNIT = /[^\d\s.,:-][^\d\s,:]{0,15}/u.source;
const FIGURE = new RegExp(`^[+\\u2212-]?\\d[\\d.]*(?:,\\d+)?(?:\\u00A0(?:Tsd|Mio|Mrd|Bio))?(?:\\s?${UNIT}){0,2}$`, 'u');
/** A day, perhaps with a word about it: `25.07.2026 (zurückgezahlt)`. */
const DATE = /^\d\d?\.\d\d?\.(?:\d{4})?(?: \D+)?$/u;
/** Names of spans of time, such as those that a chart may have. */
const PERIOD = /^\d+\s?(?:[WMJT]|Tage?|Wochen?|Monate?|Jahre?|Quartale?)$/u;
const BETWEEN = / (?:–|:|\/) /u;

/** Numbers that an answer gives. */
export interface Numbers {
  /** Those that stand in it, in its texts too, and the lengths of its lists. */
  readonly given: readonly number[];
  /** Changes in percent from each of a list to the next, from the first to the last, and from the end of one to the start of another. */
  readonly changes: readonly number[];
  /** The same as differences: rates change by points. */
  readonly differences: readonly number[];
}

/** The figures that a text consists of: `157,20 – 158,90 EUR` are two, a sentence, a date or a period none. */
export function figuresIn(text: string): readonly string[] {
  const parts = text.trim().split(BETWEEN);
  return parts.every((part) => FIGURE.test(part) && !DATE.test(part) && !PERIOD.test(part)) ? parts : [];
}

/** Collects numbers at any depth of a JSON answer. */
export function numbersIn(answer: unknown): Numbers {
  const given: number[] = [];
  /** Lists of numbers by their names: a list may be told in pages. */
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

/** Numbers that an answer counts in thousands, millions or billions, by its own word (`unit: Mrd. EUR`), as a text shows them. */
function counted(object: Readonly<Record<string, unknown>>): readonly number[] {
  const { unit } = object;
  const step = typeof unit === 'string' ? (readShown(`1\u00A0${unit}`)?.value ?? 1) : 1;
  return step === 1 ? [] : Object.values(object).flatMap((value) => (typeof value === 'number' ? value * step : []));
}

/** Keeps only the year of a date: its other numbers would be found in every figure. `1.234` may be a thousand, what has a minus before it less than nothing. */
function numbersInText(text: string): readonly number[] {
  const year = /^(\d{4})-\d\d-\d\d/u.exec(text)?.[1];
  if (year !== undefined) return [Number(year)];
  return [...text.matchAll(/([-\u2212]?)(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)/gu)].flatMap(([, sign, digits = '']) => {
    const readings = [digits.replace(',', '.'), digits.replaceAll('.', '').replace(',', '.')].map(Number);
    return sign === '' ? readings : readings.flatMap((reading) => [reading, -reading]);
  });
}

/** The list itself when it is one of numbers, else each field of its entries that is a number. */
function seriesIn(list: readonly unknown[]): readonly (readonly [key: string, numbers: readonly number[]])[] {
  if (list.every((one) => typeof one === 'number')) return [['', list]];
  const entries = list.filter((one) => typeof one === 'object' && one !== null) as readonly Readonly<Record<string, unknown>>[];
  return Object.keys(entries[0] ?? {}).map((key) => [key, entries.map((entry) => entry[key]).filter((value) => typeof value === 'number')]);
}

type Step = readonly [from: number, to: number];

/** In both directions: lists run either way. */
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

/** Whether a figure is one of the numbers, as exactly as it is shown. */
export function isAmong(figure: string, { given, changes, differences }: Numbers): boolean {
  const shown = readShown(figure);
  if (shown === undefined) return true;
  const slack = shown.half * (1 + 1e-9) + 1e-9 * Math.max(1, Math.abs(shown.value));
  const isIt = (number: number): boolean => Math.abs(number - shown.value) <= slack;
  // How many products stand for one piece is what one product stands for, turned over.
  if (given.some((number) => isIt(number) || (number > 0 && number < 1 && isIt(1 / number)))) return true;
  if (figure.includes('%')) return changes.some(isIt);
  return /^[+\u2212]/u.test(figure) && differences.some(isIt);
}
