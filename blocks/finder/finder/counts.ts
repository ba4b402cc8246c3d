import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { contractPart, valueAtPath } from '../../kit/answers/reading.ts';
import type { PlannedFilter } from './plan.ts';
import { boundsOf } from './state.ts';

/** Counts in an answer besides its page of hits; both lists may be missing. */
export interface Counts {
  readonly facets: readonly Schema<'FinderFacet'>[];
  readonly ranges: readonly Schema<'FinderRange'>[];
}

export function countsOf(answer: unknown): Counts {
  return {
    facets: contractPart<Counts['facets']>(valueAtPath(answer, 'facets'), Array.isArray, []),
    ranges: contractPart<Counts['ranges']>(valueAtPath(answer, 'ranges'), Array.isArray, []),
  };
}

/** Value of a filter that visitors can choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Values of a filter that have hits, and those that are chosen. */
export function choicesOf({ name }: PlannedFilter, values: readonly string[], { facets }: Counts): readonly Choice[] {
  const counted = facets.find((facet) => facet.name === name)?.values ?? [];
  const missing = values.filter((value) => counted.every((one) => one.value !== value)).map((value) => ({ value, label: value, count: 0 }));
  return [...missing, ...counted].map((one) => ({ ...one, isChosen: values.includes(one.value) }));
}

/** Chosen value in words: `2 bis 4 %`, `DAX`. */
export function valueText(filter: PlannedFilter, value: string, counts: Counts): string {
  if (filter.kind === 'range') return rangeText(filter, value);
  if (filter.kind === 'text') return `„${value}“`;
  return choicesOf(filter, [value], counts).find((choice) => choice.value === value)?.label ?? value;
}

function rangeText({ isDays, unit, unitOfOne }: PlannedFilter, value: string): string {
  const [from, to] = boundsOf([value]).map((bound) => (bound === '' ? '' : boundText(bound, isDays)));
  // The unit agrees in number with the last bound: `bis 1 Jahr`.
  const named = (to === '' ? from : to) === '1' ? (unitOfOne ?? unit) : unit;
  const measure = named === undefined ? '' : `${NBSP}${named}`;
  if (to === '') return `ab ${from}${measure}`;
  return from === '' ? `bis ${to}${measure}` : `${from} bis ${to}${measure}`;
}

/** Formats a bound in German. */
export function boundText(bound: string, isDays: boolean): string {
  if (isDays) return formatDate(bound);
  const decimals = bound.split('.')[1]?.length ?? 0;
  return formatNumber(Number(bound), { decimals });
}
