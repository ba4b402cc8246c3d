import type { PageFacts } from '#blocks/kit/block.ts';
import type { House, PageRequest } from './house.ts';

/** What blocks may know of the page. */
export function pageFacts(path: string, request: PageRequest, { config }: House): PageFacts {
  const { site, navigation, footer, issuers, customers, indices, marketTiles } = config;
  return {
    path,
    query: request.query,
    visitor: request.visitor,
    now: new Date(request.now).toISOString(),
    site,
    navigation,
    footer,
    tiles: marketTiles.tiles,
    indices: indices.indices,
    issuers,
    customers,
  };
}
