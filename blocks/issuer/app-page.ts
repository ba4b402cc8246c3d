import type { PageFacts } from '../kit/block.ts';

/** Whether the page is shown inside the app, which asks for its version without ways out with `?version=app`. */
export function isAppPage({ query }: Pick<PageFacts, 'query'>): boolean {
  return query['version'] === 'app';
}
