import type { BlockInput, WithConfig } from '../../kit/block.ts';
import type { TopFundListProps } from '../../generated/props.ts';
import { topListNeeds } from '../top-list-needs.ts';

export function needs({ props, config }: BlockInput<TopFundListProps> & WithConfig<'rankings'>) {
  return topListNeeds('FUND', props, config.rankings);
}
