import type { PageFacts } from '#blocks/kit/block.ts';
import type { PageRequest } from './render-context.ts';

/** What every block may know of the page. */
export function pageFacts(path: string, { query, now, visitor, granted }: PageRequest): PageFacts {
  return { path, query, visitor, now: new Date(now).toISOString(), ...(granted && { granted }) };
}
