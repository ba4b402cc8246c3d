import type { ChartView } from '#domain/chart/view.ts';
import { indicatorOf, type ChosenIndicator } from '#domain/indicator/chosen.ts';

/** Number of colors; the style sheet defines them. */
export const COLORS = 5;

/** Color numbers by overlay: other instruments by their key, indicators by their id with its parameters. */
export type OverlayColors = ReadonlyMap<string, number>;

/** Key of an indicator, `sma-50`; it does not depend on the position in the list. */
export function colorKey({ id, parameters }: ChosenIndicator): string {
  return [id, ...parameters].join('-');
}

/** Colors that a view names, else the default ones. */
export function colorsIn(view: Pick<ChartView, 'others' | 'indicators' | 'colors'>): OverlayColors {
  const { colors } = view;
  if (colors === undefined || colors.some((color) => color >= COLORS)) return colorsFor(view);
  return new Map(itemsOf(view).map(({ key }, place) => [key, colors[place] ?? 0]));
}

/** Adds the colors to a view, so that they are the same when its address is opened again. Default colors are left out of the address. */
export function withColors(view: ChartView, colors: OverlayColors): ChartView {
  const { colors: _before, ...rest } = view;
  const items = itemsOf(view);
  const usual = colorsFor(rest);
  if (items.every(({ key }) => usual.get(key) === colors.get(key))) return rest;
  return { ...rest, colors: items.map(({ key }) => colors.get(key) ?? 0) };
}

interface Item {
  readonly key: string;
  readonly id: string;
  /** Whether it has a strip of its own; its colors remain free for the lines over the prices. */
  readonly isApart: boolean;
}

/**
 * Colors of all overlays of a view. Existing overlays keep theirs, even if their parameters change. New ones get the first color that is
 * unused over the prices.
 */
export function colorsFor(view: Pick<ChartView, 'others' | 'indicators'>, before: OverlayColors = new Map()): OverlayColors {
  const items = itemsOf(view);
  const keys = new Set(items.map(({ key }) => key));
  const gone = [...before].filter(([key]) => !keys.has(key));
  const colors = new Map(items.flatMap(({ key }) => (before.has(key) ? [[key, before.get(key) ?? 0] as const] : [])));
  const taken = new Set(items.flatMap(({ key, isApart }) => (isApart ? [] : (colors.get(key) ?? []))));
  for (const [place, { key, id, isApart }] of items.entries()) {
    if (colors.has(key)) continue;
    // If one overlay replaces another of the same kind, its parameters have changed.
    const changed = gone.length === 1 && before.size === keys.size ? gone.find(([other]) => other.split('-')[0] === id)?.[1] : undefined;
    const color = changed ?? firstFree(taken, place);
    colors.set(key, color);
    if (!isApart) taken.add(color);
  }
  return colors;
}

function itemsOf({ others, indicators }: Pick<ChartView, 'others' | 'indicators'>): readonly Item[] {
  return [
    ...others.map((key) => ({ key, id: key, isApart: false })),
    ...indicators.map((chosen) => ({ key: colorKey(chosen), id: chosen.id, isApart: indicatorOf(chosen.id)?.place === 'own' })),
  ];
}

/** First unused color. With more lines than colors, colors repeat. */
function firstFree(taken: ReadonlySet<number>, place: number): number {
  for (let color = 0; color < COLORS; color += 1) if (!taken.has(color)) return color;
  return place % COLORS;
}
