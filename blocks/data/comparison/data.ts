import type { OperationId } from '#client/operations.ts';
import { optionalQuery, type BlockInput, type ComparisonSubject, type OptionalQuery } from '../../kit/block.ts';
import type { ComparisonProps } from '../../generated/props.ts';

/** One call for each instrument that the address names, by its ISIN. */
export function needs({
  props,
  subject,
}: BlockInput<ComparisonProps, ComparisonSubject>): Readonly<Record<string, OptionalQuery<OperationId>>> {
  return Object.fromEntries(subject.isins.map((isin) => [isin, askFor(props.operation, isin)]));
}

/** What fails costs its column. The check of the configuration has seen to it that the call asks for nothing but the key of an instrument. */
function askFor(operation: string, isin: string): OptionalQuery<OperationId> {
  return optionalQuery(operation as OperationId, { path: { entityValue: `ISIN:${isin}` } });
}
