import type { Column, Value } from '../column.ts';
import type { FinderRow } from '../row.ts';
import type { Figures, Period } from '../figures.ts';

type Options = Pick<Column, 'filter' | 'isSortable'>;

/** Creates a column with a number that does not change. */
export function number(name: string, label: string, of: (row: FinderRow) => number | undefined, options: Options = {}): Column {
  return { name, label, kind: 'number', holds: 'always', isSortable: true, of, ...options };
}

/** Creates a column with a number that follows the price. */
export function figure(
  name: string,
  label: string,
  of: (row: FinderRow, figures: Figures) => number | undefined,
  options: Options = {},
): Column {
  return { name, label, kind: 'number', holds: 'minute', isSortable: true, of, ...options };
}

/** Creates a column with a day, `YYYY-MM-DD`. */
export function date(name: string, label: string, of: (row: FinderRow) => string | undefined): Column {
  return { name, label, kind: 'date', holds: 'always', isSortable: true, of };
}

/** Creates a column with one of few values, counted; `choiceLabel` returns its label for visitors. */
export function choice(
  name: string,
  label: string,
  of: (row: FinderRow) => string | readonly string[] | undefined,
  choiceLabel: (choice: string, row: FinderRow) => string = (value) => value,
): Column {
  return { name, label, kind: 'choice', holds: 'always', of, choiceLabel };
}

/** Creates a yes/no column, counted. */
export function flag(name: string, label: string, of: (row: FinderRow) => boolean | undefined): Column {
  return { name, label, kind: 'flag', holds: 'always', of, choiceLabel: (value) => (value === 'true' ? 'ja' : 'nein') };
}

/** Columns of every finder: name, price and change. */
export const COMMON: readonly Column[] = [
  { name: 'name', label: 'Name', kind: 'text', holds: 'always', isSortable: true, of: ({ instrument }): Value => instrument.name },
  figure('last', 'Kurs', (row, figures) => figures.last(row)),
  figure('performancePct', 'Veränderung zum Vortag in Prozent', (row, figures) => figures.performancePct(row)),
];

const PERIODS: readonly (readonly [name: string, label: string, period: Period])[] = [
  ['1W', 'eine Woche', 'W1'],
  ['4W', 'vier Wochen', 'W4'],
  ['3M', 'drei Monate', 'M3'],
  ['6M', 'sechs Monate', 'M6'],
  ['CY', 'laufendes Jahr', 'Cy'],
  ['1Y', 'ein Jahr', 'W52'],
  ['3Y', 'drei Jahre', 'Y3'],
  ['5Y', 'fünf Jahre', 'Y5'],
];

/** Changes over periods in percent: `performancePct1W` … `performancePct5Y`. */
export const CHANGES: readonly Column[] = PERIODS.map(([name, label, period]) =>
  figure(`performancePct${name}`, `Wertentwicklung in Prozent, ${label}`, (row, figures) => figures.change(row, period)),
);
