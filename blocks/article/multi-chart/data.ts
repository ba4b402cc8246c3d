import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { MultiChartProps } from '../../generated/props.ts';

/** More lines than four nobody tells apart. */
export const MOST_LINES = 4;

export type MultiChartQueries = {
  readonly instruments: RequiredQuery<'listInstruments'>;
  readonly history0?: OptionalQuery<'getChartHistory'>;
  readonly history1?: OptionalQuery<'getChartHistory'>;
  readonly history2?: OptionalQuery<'getChartHistory'>;
  readonly history3?: OptionalQuery<'getChartHistory'>;
};

/** Names of all instruments in one call, and the line of each over the range; one that cannot be had costs only itself. */
export function needs({ props: { instruments, range = 'Y1' } }: BlockInput<MultiChartProps>): MultiChartQueries {
  const list = comparedOf(instruments);
  const [history0, history1, history2, history3] = list.map((path) => optionalQuery('getChartHistory', { path, query: { range } }));
  return {
    instruments: query('listInstruments', { body: { list } }),
    ...(history0 && { history0 }),
    ...(history1 && { history1 }),
    ...(history2 && { history2 }),
    ...(history3 && { history3 }),
  };
}

/** The instruments that are compared, each once. */
export function comparedOf(instruments: MultiChartProps['instruments']): { entityType: Key['entityType']; entityValue: string }[] {
  const once = new Map(instruments.map(({ entityType, entityValue }) => [`${entityType}/${entityValue}`, { entityType, entityValue }]));
  return [...once.values()].slice(0, MOST_LINES);
}

type Key = MultiChartProps['instruments'][number];
