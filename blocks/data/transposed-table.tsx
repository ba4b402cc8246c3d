import { unitShort } from '#domain/instrument/unit.ts';
import { isFigure } from '#documents/operations/formats.ts';
import { Sparkline } from '../kit/chart/sparkline.tsx';
import type { Series } from '../kit/chart/series.ts';
import { DataTable, type Column, type Rank } from '../kit/data-table.tsx';
import { answerValue, isKnown, unitOf } from '../kit/answers/answer-value.tsx';
import { readField, type Shown } from '../kit/answers/reading.ts';
import type { TablePlan } from '../kit/answers/table-plan.ts';
import { TransposedBars } from './transposed-bars.tsx';

interface TransposedTableProps {
  readonly caption: string;
  /** Entries, oldest first. */
  readonly entries: readonly unknown[];
  readonly plan: TablePlan;
  readonly across: Shown;
  readonly now: string;
}

/**
 * Table whose entries (such as years) are its columns. Each field is a row with its sparkline; on narrow screens the oldest entries
 * disappear first. Fields with bars are charted above it.
 */
export function TransposedTable({ caption, entries, plan, across, now }: TransposedTableProps) {
  const rows = plan.columns.filter((shown) => entries.some((entry) => isKnown(entry, shown)));
  const columns: readonly Column<Shown>[] = [
    { key: 'field', head: 'Kennzahl', cell: (shown) => labelOf(shown, entries) },
    { key: 'course', head: 'Verlauf', rank: 2, fold: true, cell: (shown) => <Course series={seriesOf(entries, shown)} /> },
    ...entries.map((entry, index): Column<Shown> => ({
      key: `entry ${index}`,
      head: headOf(entry, across),
      align: 'end',
      rank: rankOf(entries.length - 1 - index),
      cell: (shown) => answerValue(entry, withoutUnit(shown), now),
    })),
  ];
  const drawn = plan.columns.filter(({ bar }) => bar);
  return (
    <>
      {drawn.length > 0 && <TransposedBars entries={entries} shown={drawn} across={across} now={now} />}
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ path }) => path} empty="Dazu gibt es gerade nichts." />
    </>
  );
}

function headOf(entry: unknown, across: Shown): string {
  const { value } = readField(entry, across);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Rank of a column: the newest two always stay, older ones disappear from the oldest on. `age` is 0 for the newest entry. */
function rankOf(age: number): Rank {
  if (age < 2) return 1;
  if (age < 3) return 2;
  if (age < 5) return 3;
  return age < 7 ? 4 : 5;
}

/** Name of a row with the unit, which the cells then omit. */
function labelOf(shown: Shown, entries: readonly unknown[]): string {
  const known = entries.find((entry) => isKnown(entry, shown));
  const unit = known === undefined ? '' : unitShort(unitOf({ shown, ...readField(known, shown) }));
  return unit === '' ? shown.label : `${shown.label} in ${unit}`;
}

function withoutUnit(shown: Shown): Shown {
  const { unit: _unit, ...field } = shown.field;
  return { ...shown, field };
}

/** Values of a row in order, without entries that have none. */
function seriesOf(entries: readonly unknown[], shown: Shown): Series {
  const points = entries.flatMap((entry, index) => {
    const { value } = readField(entry, shown);
    return typeof value === 'number' && isFigure(shown.format) ? [{ index, value }] : [];
  });
  return { at: points.map(({ index }) => index), value: points.map(({ value }) => value) };
}

function Course({ series }: { readonly series: Series }) {
  const crossesZero = series.value.some((value) => value < 0) && series.value.some((value) => value > 0);
  return <Sparkline series={series} {...(crossesZero && { reference: 0 })} />;
}
