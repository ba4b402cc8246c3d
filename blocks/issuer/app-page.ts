import type { PageFacts } from '../kit/block.ts';

/** Returns true if the page is shown inside the app, which requests pages without outgoing links with `?version=app`. */
export function isAppPage({ query }: Pick<PageFacts, 'query'>): boolean {
  return query['version'] === 'app';
}
