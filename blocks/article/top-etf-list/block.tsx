import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { TopEtfListProps } from '../../generated/props.ts';
import { TopList } from '../top-list.tsx';
import type { needs } from './data.ts';

/** Best ETFs by the first ETF ranking of the configuration. */
export function TopEtfList({ props, data, config, page }: BlockView<TopEtfListProps, ReturnType<typeof needs>> & WithConfig<'rankings'>) {
  return <TopList of="ETF" request={props} data={data} rankings={config.rankings} now={page.now} />;
}
