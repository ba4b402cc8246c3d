import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { TopStockListProps } from '../../generated/props.ts';
import { TopList } from '../top-list.tsx';
import type { needs } from './data.ts';

/** The best shares, by the first ranking of shares in the configuration. */
export function TopStockList({
  props,
  data,
  config,
  page,
}: BlockView<TopStockListProps, ReturnType<typeof needs>> & WithConfig<'rankings'>) {
  return <TopList of="STOCK" request={props} data={data} rankings={config.rankings} now={page.now} />;
}
