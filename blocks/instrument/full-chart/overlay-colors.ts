import type { ChartView } from '#domain/chart/view.ts';
import { indicatorOf, type ChosenIndicator } from '#domain/indicator/chosen.ts';

/** Number of colours; the style sheet says which. */
export const COLORS = 5;

/** Numbers of colours by what has them: other instruments by their key, indicators by their name with its numbers. */
export type OverlayColors = ReadonlyMap<string, number>;

/** `sma-50`: the same wherever in the list it stands. */
export function colorKey({ id, parameters }: ChosenIndicator): string {
  return [id, ...parameters].join('-');
}

/** The colours that a view names, and those that come by themselves where it names none. */
export function colorsIn(view: Pick<ChartView, 'others' | 'indicators' | 'colors'>): OverlayColors {
  const { colors } = view;
  if (colors === undefined || colors.some((color) => color >= COLORS)) return colorsFor(view);
  return new Map(itemsOf(view).map(({ key }, place) => [key, colors[place] ?? 0]));
}

/** A view that names its colours, so that they are the same when it is opened again; those that come by themselves stand in no address. */
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
  /** Lines in a strip of their own leave their colour to those over the prices. */
  readonly isApart: boolean;
}

/**
 * The colour of everything that a view draws beside the bars. What was there before keeps its own, also when its numbers change; what is
 * new gets the first that nothing over the prices has.
 */
export function colorsFor(view: Pick<ChartView, 'others' | 'indicators'>, before: OverlayColors = new Map()): OverlayColors {
  const items = itemsOf(view);
  const keys = new Set(items.map(({ key }) => key));
  const gone = [...before].filter(([key]) => !keys.has(key));
  const colors = new Map(items.flatMap(({ key }) => (before.has(key) ? [[key, before.get(key) ?? 0] as const] : [])));
  const taken = new Set(items.flatMap(({ key, isApart }) => (isApart ? [] : (colors.get(key) ?? []))));
  for (const [place, { key, id, isApart }] of items.entries()) {
    if (colors.has(key)) continue;
    // One came as another of its kind went: its numbers were changed.
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

/** With more lines than colours they begin again. */
function firstFree(taken: ReadonlySet<number>, place: number): number {
  for (let color = 0; color < COLORS; color += 1) if (!taken.has(color)) return color;
  return place % COLORS;
}
