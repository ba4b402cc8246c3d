import type { OperationId, OperationInput } from '#client/operations.ts';
import { refusableQuery, type BlockInput, type ComparisonSubject } from '../../kit/block.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import type { AnswerQueries } from '../ask.ts';

/** One call for all instruments that the address names, by their ISINs. */
export function needs({ props, subject: { isins } }: BlockInput<ComparisonProps, ComparisonSubject>): AnswerQueries {
  if (isins.length === 0) return {};
  const input = { query: { entityValues: isins.map((isin) => `ISIN:${isin}`).join(',') } };
  // The check of the configuration has seen to it that the call asks for nothing but the keys of instruments.
  return { answer: refusableQuery(props.operation as OperationId, input as OperationInput<OperationId>) };
}
