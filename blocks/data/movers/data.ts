import type { BlockInput, OptionalQuery } from '../../kit/block.ts';
import type { OperationId } from '#client/operations.ts';
import type { MoversProps } from '../../generated/props.ts';
import { needs as tableNeeds } from '../data-table/data.ts';
import { chosenOf, periodOf, tablesOf } from './tables.ts';

export type MoversQueries = { readonly winners?: OptionalQuery<OperationId>; readonly losers?: OptionalQuery<OperationId> };

/** Queries for both directions, over the period and of the group that the address names. */
export function needs(input: BlockInput<MoversProps>): MoversQueries {
  const { props, page } = input;
  const tables = tablesOf(props, periodOf(props, page.query));
  const chosen = { ...page, query: chosenOf(props, page.query) };
  const winners = tableNeeds({ ...input, page: chosen, props: tables.winners }).answer;
  const losers = tableNeeds({ ...input, page: chosen, props: tables.losers }).answer;
  return { ...(winners && { winners }), ...(losers && { losers }) };
}
