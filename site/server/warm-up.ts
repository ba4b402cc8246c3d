import type { Config } from '#documents/reader/config.ts';
import { findPage } from './find-page.ts';

/** Pages at most, and milliseconds after which no further one is begun: a start must not wait for what is slow for good. */
const MOST = 8;
const TIME_MS = 5_000;

/**
 * Addresses that a first visitor goes on to: of the links of a drawn page the first to each page that stands for many things and takes the
 * rest of the path for their name (`/aktien/[...snapshot]`), in their order. These are the large ones: instruments and articles.
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

/** Draws pages one after the other, so that no visitor is the first for whom their code is compiled and their data is computed. */
export async function renderPaths(
  paths: readonly string[],
  render: (path: string) => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<void> {
  const begin = now();
  for (const path of paths) {
    if (now() - begin >= TIME_MS) return;
    // A page that cannot be drawn keeps nobody from the others.
    await render(path).catch(() => undefined);
  }
}
