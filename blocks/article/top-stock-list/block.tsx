import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { TopStockListProps } from '../../generated/props.ts';
import { TopList } from '../top-list.tsx';
import type { needs } from './data.ts';

/** Best shares by the first share ranking of the configuration. */
export function TopStockList({
  props,
  data,
  config,
  page,
}: BlockView<TopStockListProps, ReturnType<typeof needs>> & WithConfig<'rankings'>) {
  return <TopList of="STOCK" request={props} data={data} rankings={config.rankings} now={page.now} />;
}
