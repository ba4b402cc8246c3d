import { query, type BlockInput } from '../../kit/block.ts';
import type { HeatMapProps } from '../../generated/props.ts';

const MEMBERS = 120;

/** Query for the members of the index with their prices, the largest companies first. */
export function needs({ props: { index } }: BlockInput<HeatMapProps>) {
  return {
    members: query('findStocks', {
      query: {
        idIndex: index,
        sort: 'marketCapInstrument',
        order: 'DESC',
        page: 0,
        perPage: MEMBERS,
      },
    }),
  };
}
