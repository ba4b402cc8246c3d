import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { TopFundListProps } from '../../generated/props.ts';
import { TopList } from '../top-list.tsx';
import type { needs } from './data.ts';

/** Best funds by the first fund ranking of the configuration. */
export function TopFundList({ props, data, config, page }: BlockView<TopFundListProps, ReturnType<typeof needs>> & WithConfig<'rankings'>) {
  return <TopList of="FUND" request={props} data={data} rankings={config.rankings} now={page.now} />;
}
