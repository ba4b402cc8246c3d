import { searchPlaces } from '#documents/routes/search-places.ts';
import type { SearchBoxProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as Live } from './live.client.tsx';

/**
 * Plain form that leads to the page of results; on phones a link to that page. Suggestions load at the first interaction. Source: portal.md
 * §4 "Search box".
 */
export function SearchBox({ page }: BlockView<SearchBoxProps>) {
  return (
    <search className="search-box no-print">
      <Island name="search-box/live" of={Live} props={{ places: searchPlaces(page.routes) }} rule="interaction" />
    </search>
  );
}
