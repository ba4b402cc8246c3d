import type { BlockInput, WithConfig } from '../../kit/block.ts';
import type { TopStockListProps } from '../../generated/props.ts';
import { topListNeeds } from '../top-list-needs.ts';

export function needs({ props, config }: BlockInput<TopStockListProps> & WithConfig<'rankings'>) {
  return topListNeeds('STOCK', props, config.rankings);
}
