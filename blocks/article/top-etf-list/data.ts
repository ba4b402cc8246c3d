import type { BlockInput, WithConfig } from '../../kit/block.ts';
import type { TopEtfListProps } from '../../generated/props.ts';
import { topListNeeds } from '../top-list-needs.ts';

export function needs({ props, config }: BlockInput<TopEtfListProps> & WithConfig<'rankings'>) {
  return topListNeeds('ETF', props, config.rankings);
}
