import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { MultiChartProps } from '../../generated/props.ts';
import { rangeSince, writtenAt } from '../chart/when-written.ts';

/** Maximum number of lines; more cannot be told apart. */
export const MOST_LINES = 4;

export type MultiChartQueries = {
  readonly instruments: RequiredQuery<'listInstruments'>;
  readonly history0?: OptionalQuery<'getChartHistory'>;
  readonly history1?: OptionalQuery<'getChartHistory'>;
  readonly history2?: OptionalQuery<'getChartHistory'>;
  readonly history3?: OptionalQuery<'getChartHistory'>;
  /** Price series that reach back to the publication of the article. */
  readonly since0?: OptionalQuery<'getChartHistory'>;
  readonly since1?: OptionalQuery<'getChartHistory'>;
  readonly since2?: OptionalQuery<'getChartHistory'>;
  readonly since3?: OptionalQuery<'getChartHistory'>;
};

/**
 * Queries for the names of all instruments in one call and for the price series of each over the range; a failed one leaves out only its
 * line. For an article of an earlier day, also for the prices at publication.
 */
export function needs({ props: { instruments, range = 'Y1' }, subject, page }: BlockInput<MultiChartProps>): MultiChartQueries {
  const list = comparedOf(instruments);
  const written = writtenAt(subject, page.now);
  const ofAll = (over: typeof range) => list.map((path) => optionalQuery('getChartHistory', { path, query: { range: over } }));
  const [history0, history1, history2, history3] = ofAll(range);
  const [since0, since1, since2, since3] = written === undefined ? [] : ofAll(rangeSince(written, page.now, range));
  return {
    instruments: query('listInstruments', { body: { list } }),
    ...(history0 && { history0 }),
    ...(history1 && { history1 }),
    ...(history2 && { history2 }),
    ...(history3 && { history3 }),
    ...(since0 && { since0 }),
    ...(since1 && { since1 }),
    ...(since2 && { since2 }),
    ...(since3 && { since3 }),
  };
}

/** Compared instruments without duplicates. */
export function comparedOf(instruments: MultiChartProps['instruments']): { entityType: Key['entityType']; entityValue: string }[] {
  const once = new Map(instruments.map(({ entityType, entityValue }) => [`${entityType}/${entityValue}`, { entityType, entityValue }]));
  return [...once.values()].slice(0, MOST_LINES);
}

type Key = MultiChartProps['instruments'][number];
