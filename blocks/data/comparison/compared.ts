import type { Schema } from '#client/operations.ts';
import { isComparable } from '#domain/comparison/selection.ts';
import type { ComparisonSubject } from '../../kit/block.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import { operationOf } from '../ask.ts';
import { isData, readField, shownField, type Shown } from '../reading.ts';

/** An instrument of the comparison with what the call answered about it. */
export interface Compared {
  readonly isin: string;
  readonly instrument: Schema<'Instrument'>;
  readonly answer: unknown;
}

/** A row: one fact of all instruments, in their order. */
export interface ComparedFact {
  readonly shown: Shown;
  /** Places of the best values; none where nothing is better, all are equal, or fewer than two are known. */
  readonly best: ReadonlySet<number>;
  readonly isSame: boolean;
}

/** The instruments that are there and of the kind that the page compares, and the ISINs of the others. */
export function comparedOf(
  subject: ComparisonSubject,
  answers: Readonly<Record<string, unknown>>,
): { readonly compared: readonly Compared[]; readonly unknown: readonly string[] } {
  const { isins } = subject;
  const compared = isins.flatMap((isin): Compared[] => {
    const answer = answers[isin];
    const instrument = isData(answer) ? answer['instrument'] : undefined;
    return isInstrument(instrument) && isComparable(subject, instrument) ? [{ isin, instrument, answer }] : [];
  });
  const found = new Set(compared.map(({ isin }) => isin));
  return { compared, unknown: isins.filter((isin) => !found.has(isin)) };
}

function isInstrument(value: unknown): value is Schema<'Instrument'> {
  return isData(value) && typeof value['name'] === 'string' && isData(value['urls']);
}

const shownByProps = new WeakMap<ComparisonProps, readonly Shown[]>();

/** The rows that the document names; one without any value leaves. */
export function comparedFacts(props: ComparisonProps, compared: readonly Compared[]): readonly ComparedFact[] {
  const { answer } = operationOf(props);
  const fields = shownByProps.get(props) ?? props.facts.map((fact) => shownField(answer, fact));
  shownByProps.set(props, fields);
  return fields.flatMap((shown, index) => {
    const values = compared.map((each) => readField(each.answer, shown).value);
    if (values.every((value) => value === undefined || value === null || value === '')) return [];
    const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));
    return [{ shown, isSame, best: bestOf(values, props.facts[index]?.best) }];
  });
}

/** Places of the best numbers. */
export function bestOf(values: readonly unknown[], better: 'highest' | 'lowest' | undefined): ReadonlySet<number> {
  const numbers = values.filter((value) => typeof value === 'number');
  if (better === undefined || new Set(numbers).size < 2) return new Set();
  const best = better === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}
