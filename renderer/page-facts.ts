import type { Config } from '#documents/reader/config.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import type { PageFacts } from '#blocks/kit/block.ts';
import type { PageRequest } from './render-context.ts';

/** Facts about the page for all blocks. */
export function pageFacts(path: string, { query, now, visitor, granted }: PageRequest, config: Pick<Config, 'pages'>): PageFacts {
  return { path, query, visitor, now: new Date(now).toISOString(), routes: routesOf(config), ...(granted && { granted }) };
}
