import { isPrivate } from '#renderer/route.ts';
import { withRequestedPage } from '../../requested-page.ts';
import { currentConfig } from '../../config-store.ts';
import { findPage } from '../find-page.ts';
import { COSTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Passes form submissions to the page that shows the form; only private pages have forms. Refuses any other write with 405. */
export function formHandler({ pageRenderer, limits }: Pick<SiteParts, 'pageRenderer' | 'limits'>): RequestHandler {
  return async ({ request, response, url, isRead }) => {
    if (isRead) return false;
    const found = request.method === 'POST' ? findPage(currentConfig(), url) : undefined;
    if (found?.kind === 'page' && isPrivate(found.asked.match))
      await withRequestedPage(found.asked, (notes) => pageRenderer.renderPrivate(request, response, notes));
    else if (!limits.refuses(request, response, COSTS.cached))
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
    return true;
  };
}
