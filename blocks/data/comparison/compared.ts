import type { Schema } from '#client/operations.ts';
import { findField, usualRows } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import { isComparable } from '#domain/comparison/selection.ts';
import type { ComparisonSubject } from '#subjects/comparison/subject.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import { operationOf } from '../../kit/answers/ask.ts';
import { isData, readField, shownField, valueAtPath, type Shown } from '../../kit/answers/reading.ts';
import { atOneInstant } from '../../kit/answers/still.ts';

/** Compared instrument with its entry of the answer. */
export interface Compared {
  readonly isin: string;
  readonly instrument: Schema<'Instrument'>;
  readonly answer: unknown;
}

/** Row of the comparison: one fact of all instruments, in their order. */
export interface ComparedFact {
  readonly shown: Shown;
  /** Indices of the best values; empty if no value is better by nature, all are equal, or fewer than two are known. */
  readonly best: ReadonlySet<number>;
  readonly isSame: boolean;
}

/** Instruments that exist and are of the kind that the page compares, and the ISINs of the others. */
export function comparedOf(
  props: ComparisonProps,
  subject: ComparisonSubject,
  answer: unknown,
): { readonly compared: readonly Compared[]; readonly unknown: readonly string[] } {
  const { isins } = subject;
  const list = valueAtPath(answer, planOf(props).rows);
  const entries = new Map(
    (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const instrument = isData(entry) ? entry['instrument'] : undefined;
      if (!isInstrument(instrument) || !isComparable(subject, instrument)) return [];
      return [[instrument.isin, { instrument, answer: entry }] as const];
    }),
  );
  const compared = isins.flatMap((isin): Compared[] => {
    const entry = entries.get(isin);
    return entry === undefined ? [] : [{ isin, ...entry }];
  });
  return { compared, unknown: isins.filter((isin) => !entries.has(isin)) };
}

function isInstrument(value: unknown): value is Schema<'Instrument'> {
  return isData(value) && typeof value['name'] === 'string' && isData(value['urls']);
}

/** Plan derived from a document alone: the path of the instruments in the answer and the facts to show. */
interface ComparisonPlan {
  readonly rows: string;
  readonly facts: readonly Shown[];
}

const plans = new WeakMap<ComparisonProps, ComparisonPlan>();

function planOf(props: ComparisonProps): ComparisonPlan {
  const known = plans.get(props);
  if (known !== undefined) return known;
  const { answer } = operationOf(props);
  const rows = usualRows(operationTable, answer);
  const list = rows === undefined ? undefined : findField(operationTable, answer, rows);
  if (rows === undefined || list?.kind !== 'list' || list.of === null) throw new Error(`${props.operation} has no list of instruments`);
  const section = list.of;
  const plan = { rows, facts: atOneInstant(props.facts.map((fact) => shownField(section, fact))) };
  plans.set(props, plan);
  return plan;
}

/** Rows that the document names, without those that have no value at all. */
export function comparedFacts(props: ComparisonProps, compared: readonly Compared[]): readonly ComparedFact[] {
  return planOf(props).facts.flatMap((shown, index) => {
    const values = compared.map((each) => readField(each.answer, shown).value);
    if (values.every((value) => value === undefined || value === null || value === '')) return [];
    const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));
    return [{ shown, isSame, best: bestOf(values, props.facts[index]?.best) }];
  });
}

/** Indices of the best numbers. */
export function bestOf(values: readonly unknown[], better: 'highest' | 'lowest' | undefined): ReadonlySet<number> {
  const numbers = values.filter((value) => typeof value === 'number');
  if (better === undefined || new Set(numbers).size < 2) return new Set();
  const best = better === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}
