import type { TradePlan } from '../derivative/position.ts';
import { readEvents, writeEvents, type EventKind } from './events.ts';
import { readIndicators, writeIndicators, type ChosenIndicator } from '../indicator/chosen.ts';
import { numberOf, numericInput } from '../input/numeric.ts';
import { isRange, type Range } from '../instrument/range.ts';
import { resolutionsOf, type Resolution } from './resolution.ts';

/** Kinds of drawing bars. The names are used in addresses. */
export const CHART_KINDS = ['kerzen', 'balken', 'linie', 'flaeche'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];
/** Scales that map prices to heights. */
export const CHART_SCALES = ['linear', 'log', 'prozent'] as const;
export type ChartScale = (typeof CHART_SCALES)[number];

const KIND_LABELS: Readonly<Record<ChartKind, string>> = { kerzen: 'Kerzen', balken: 'Balken', linie: 'Linie', flaeche: 'Fläche' };
const SCALE_LABELS: Readonly<Record<ChartScale, string>> = { linear: 'Linear', log: 'Logarithmisch', prozent: 'Prozent' };

/** State of a chart. All of it is in the address, so that a link leads to the same view. */
export interface ChartView {
  readonly range: Range;
  /** Undefined: the default of the range. */
  readonly resolution: Resolution | undefined;
  readonly kind: ChartKind;
  readonly scale: ChartScale;
  /** Other instruments, `STOCK:82849`, each drawn in percent of its first price. */
  readonly others: readonly string[];
  readonly indicators: readonly ChosenIndicator[];
  /**
   * Indices of the colors of the other instruments and indicators, one each, if they are not the default ones: remaining lines keep their
   * colors.
   */
  readonly colors?: readonly number[];
  /** Kinds of events that the chart marks. */
  readonly events: readonly EventKind[];
  /** Trade that is planned in the chart; 0 for an invalid number in the address. */
  readonly plan: TradePlan | undefined;
  /** Raw input for the plan's numbers that could not be parsed, so that the visitor does not have to type it again. */
  readonly unread: UnreadNumbers;
}
type UnreadNumbers = Readonly<Partial<Record<keyof TradePlan, string>>>;

/** Maximum number of other instruments in one chart. */
export const MOST_OTHERS = 5;

/** Allowed values of an address and the defaults for those that it omits. */
export interface ViewDefaults {
  readonly range: Range;
  readonly ranges: readonly Range[];
  /** Available kinds; the first is the default. */
  readonly kinds: readonly ChartKind[];
}

/** Returns `Kerzen` for `kerzen`. */
export function kindLabel(kind: ChartKind): string {
  return KIND_LABELS[kind];
}

/** Returns `Logarithmisch` for `log`. */
export function scaleLabel(scale: ChartScale): string {
  return SCALE_LABELS[scale];
}

/**
 * Returns the available kinds, the usual one first. Bars without a span, such as prices that are fixed once a day, are drawn as a line or
 * an area.
 */
export function kindsOf(usual: ChartKind, haveSpans: boolean): readonly ChartKind[] {
  const kinds: readonly ChartKind[] = haveSpans ? CHART_KINDS : ['linie', 'flaeche'];
  return kinds.includes(usual) ? [usual, ...kinds.filter((kind) => kind !== usual)] : kinds;
}

/** Returns true if a kind draws a line through the closes, without spans. */
export function isLine(kind: ChartKind): boolean {
  return kind === 'linie' || kind === 'flaeche';
}

/** Returns the kinds that suit the shown bars: a tick is a point of a line. */
export function kindsIn({ resolution }: Pick<ChartView, 'resolution'>, kinds: readonly ChartKind[]): readonly ChartKind[] {
  return resolution === 'tick' ? kinds.filter(isLine) : kinds;
}

/** Returns the kind in which a view is drawn: the chosen one if it suits the bars, otherwise a line. */
export function renderedKind({ kind, resolution }: Pick<ChartView, 'kind' | 'resolution'>): ChartKind {
  return resolution === 'tick' && !isLine(kind) ? 'linie' : kind;
}

/** Reads the view in an address. Invalid values, or values that the range does not support, are ignored. */
export function readView(query: Readonly<Record<string, string | undefined>>, { range: usual, ranges, kinds }: ViewDefaults): ChartView {
  const { zeitraum, aufloesung, typ, skala, vergleich, indikatoren, indikator, farben } = query;
  const range = isRange(zeitraum) && ranges.includes(zeitraum) ? zeitraum : usual;
  const others = othersOf(vergleich);
  // A form adds one indicator to the present ones.
  const indicators = readIndicators([indikatoren, indikator].filter(Boolean).join(','));
  return {
    range,
    resolution: oneOf(resolutionsOf(range), aufloesung),
    kind: oneOf(kinds, typ) ?? kinds[0] ?? 'linie',
    scale: oneOf(CHART_SCALES, skala) ?? 'linear',
    others,
    indicators,
    ...readColors(farben, others.length + indicators.length),
    events: readEvents(query),
    ...readPlan(query),
  };
}

/** Returns the query of an address for a view; defaults other than the range are left out. */
export function writeView(
  { range, resolution, kind, scale, others, indicators, colors, events, plan, unread }: ChartView,
  kinds: readonly ChartKind[],
): string {
  const parts = new URLSearchParams({ zeitraum: range });
  if (resolution !== undefined) parts.set('aufloesung', resolution);
  if (kind !== kinds[0]) parts.set('typ', kind);
  if (scale !== 'linear') parts.set('skala', scale);
  if (others.length > 0) parts.set('vergleich', others.join(','));
  if (indicators.length > 0) parts.set('indikatoren', writeIndicators(indicators));
  if (colors?.length === others.length + indicators.length && colors.length > 0) parts.set('farben', colors.join(','));
  const marked = writeEvents(events);
  if (marked !== undefined) parts.set('ereignisse', marked);
  if (plan !== undefined) {
    for (const [name, key] of PLAN_NAMES) parts.set(name, plan[key] === 0 ? (unread[key] ?? '') : String(plan[key]).replace('.', ','));
  }
  // Keeps commas and colons readable; they need no escape here.
  return `?${String(parts).replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

/** Returns the view in another range: a chosen resolution is preserved if the range supports it. */
export function inRange(view: ChartView, range: Range): ChartView {
  const { resolution } = view;
  const keeps = resolution !== undefined && resolutionsOf(range).includes(resolution);
  return { ...view, range, resolution: keeps ? resolution : undefined };
}

/** Names of a plan's numbers in addresses; forms send the numbers in German notation. */
export const PLAN_NAMES = [
  ['einstieg', 'entry'],
  ['stopp', 'stop'],
  ['ziel', 'target'],
  ['risiko', 'risk'],
] as const satisfies readonly (readonly [string, keyof TradePlan])[];
const PRICE = numericInput({ allowNegative: false });
/** Maximum number of characters of an invalid number in the form. */
const MOST_UNREAD = 40;

function readPlan(query: Readonly<Record<string, string | undefined>>): Pick<ChartView, 'plan' | 'unread'> {
  if (PLAN_NAMES.every(([name]) => query[name] === undefined)) return { plan: undefined, unread: {} };
  const texts = PLAN_NAMES.map(([name]) => (query[name] ?? '').trim());
  const numbers = texts.map((text) => numberOf(text, PRICE) ?? 0);
  const [entry = 0, stop = 0, target = 0, risk = 0] = numbers;
  const unread = PLAN_NAMES.flatMap(([, key], index) => {
    const text = texts[index] ?? '';
    return numbers[index] === 0 && text !== '' ? [[key, text.slice(0, MOST_UNREAD)] as const] : [];
  });
  return { plan: { entry, stop, target, risk }, unread: Object.fromEntries(unread) };
}

/** Colors for another number of lines belong to another view. */
function readColors(text: string | undefined, count: number): Pick<ChartView, 'colors'> {
  const colors = (text ?? '').split(',').map(Number);
  return text !== undefined && colors.length === count && colors.every((color) => Number.isInteger(color) && color >= 0) ? { colors } : {};
}

/** Removes duplicates, and limits the number to what can be distinguished. */
function othersOf(text = ''): readonly string[] {
  return [...new Set(text.split(',').filter((key) => /^[A-Z_]{2,20}:[\w.-]{1,40}$/.test(key)))].slice(0, MOST_OTHERS);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}
