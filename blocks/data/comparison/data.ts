import { askedRange } from '#domain/chart/resolution.ts';
import { optionalQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { ComparisonSubject } from '#subjects/comparison/subject.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import { rangeOf } from '../../kit/chart/resolution.ts';
import { namedQuery, type AnswerQueries } from '../../kit/answers/ask.ts';

export type ComparisonQueries = AnswerQueries & { readonly [place: `history${number}`]: OptionalQuery<'getChartHistory'> };

/**
 * Queries for all instruments in the address in one call (by ISIN), and for the price series of each; a missing series leaves out only its
 * line.
 */
export function needs({ props, page, subject: { isins, entityType } }: BlockInput<ComparisonProps, ComparisonSubject>): ComparisonQueries {
  if (isins.length === 0) return {};
  const input = { query: { entityValues: isins.map((isin) => `ISIN:${isin}`).join(',') } };
  // The check of the configuration ensures that the call requires nothing but the keys of instruments.
  const answer = namedQuery(props.operation, input);
  if (isins.length === 1) return { answer };
  const query = askedRange(rangeOf(page.query, { ...(props.range && { range: props.range }), ranges: COMPARED_RANGES }));
  const histories: Record<`history${number}`, OptionalQuery<'getChartHistory'>> = {};
  for (const [place, isin] of isins.entries())
    histories[`history${place}`] = optionalQuery('getChartHistory', { path: { entityType, entityValue: `ISIN:${isin}` }, query });
  return { answer, ...histories };
}

/** Ranges over which prices can be compared. */
export const COMPARED_RANGES = ['M1', 'M3', 'M6', 'Y1', 'Y3', 'Y5', 'Y10'] as const;
