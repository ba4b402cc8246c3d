import type { Config } from '#documents/reader/config.ts';
import { findPage } from './find-page.ts';

/** Maximum number of pages. */
const MOST = 8;
/** Milliseconds after which no further page is started, so that slow pages do not delay readiness. */
const TIME_MS = 5_000;

/**
 * Returns the paths to render before the site is ready: the first link of a rendered page to each public page document with a catch-all
 * route (`/aktien/[...snapshot]`), in document order. These are the expensive pages: instruments and articles.
 */
export function warmUpPaths(config: Config, html: string): readonly string[] {
  const found = new Map<unknown, string>();
  for (const [, path = ''] of html.matchAll(/ href="(\/[^"#?]{1,300})"/gu)) {
    const page = findPage(config, path);
    if (page.kind !== 'page') continue;
    const { page: asked, address } = page.asked.match;
    if (address?.route.segments.at(-1)?.kind !== 'catch-all' || asked.audience === 'private') continue;
    if (!found.has(asked)) found.set(asked, path);
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

/** Renders pages one after the other, so that no visitor waits for compilation of their code and computation of their data. */
export async function renderPaths(
  paths: readonly string[],
  render: (path: string) => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<void> {
  const begin = now();
  for (const path of paths) {
    if (now() - begin >= TIME_MS) return;
    // One failing page must not prevent the others.
    await render(path).catch(() => undefined);
  }
}
