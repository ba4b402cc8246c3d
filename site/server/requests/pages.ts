import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#documents/reader/config.ts';
import { isPrivate } from '#renderer/route.ts';
import { withRequestedPage, type RequestedPage } from '../../requested-page.ts';
import { cacheControl, incompleteLifetime } from '../../cache-lifetimes.ts';
import { renderTime } from '../../clock.ts';
import { currentConfig } from '../../config-store.ts';
import { cachedAddress, perRequestAddress } from '../../next-address.ts';
import { periodOf } from '../../period.ts';
import { findPage } from '../find-page.ts';
import { atOwnHost, keyAt } from '../own-host.ts';
import { pageVariantOf } from '../page-variant.ts';
import { sendCopy, type RenderOptions } from '../send-page.ts';
import { carriesText, NO_STORE } from '../typed-text.ts';
import { COSTS } from '../visitor-limits.ts';
import { rendersEachRequest } from './page-renderer.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** `Cache-Control` of a redirect; not cached if the address may contain typed text. */
const redirectControl = ({ isTyped }: { readonly isTyped: boolean }): string => (isTyped ? NO_STORE : cacheControl(incompleteLifetime));

/** Returns true if the cache in front requests the copy that it shows during an outage (`deploy/nginx.conf`). */
const wantsCopy = ({ headers }: IncomingMessage): boolean => headers['x-page-copy'] === '1';

/** Answers every address: with its page, a redirect, or the page for status 404. */
export function pageHandler({
  pageRenderer,
  limits,
  suggestPages,
  incompleteRetry,
}: Pick<SiteParts, 'pageRenderer' | 'limits' | 'suggestPages' | 'incompleteRetry'>): RequestHandler {
  const helpFor = (request: IncomingMessage, url: string): Pick<RenderOptions, 'help'> =>
    suggestPages === undefined
      ? {}
      : {
          help: async () => (limits.spares(request, COSTS.suggestion) ? suggestPages(url.split('?')[0] ?? '', currentConfig()) : undefined),
        };
  /** Answers a public page. */
  const answerPublic = (
    request: IncomingMessage,
    response: ServerResponse,
    {
      asked,
      config,
      url,
      ...help
    }: Pick<RenderOptions, 'help'> & { readonly asked: RequestedPage; readonly config: Config; readonly url: string },
  ): Promise<void> => {
    const { path, match } = asked;
    const { name: period, ends } = periodOf(config, match.page, renderTime());
    const isCopy = wantsCopy(request);
    const isTyped = carriesText(asked);
    if (isCopy && isTyped) return sendCopy(request, response, undefined);
    const how = { ends, isTyped, isCopy, ...help };
    const variant = pageVariantOf(asked, period);
    if (variant !== undefined) {
      const render = variant.isCached ? pageRenderer.renderShared : pageRenderer.render;
      return withRequestedPage(variant.asked, (notes) =>
        render(request, response, perRequestAddress, { ...variant.options, notes, ...how }),
      );
    }
    if (rendersEachRequest())
      return withRequestedPage(asked, (notes) =>
        pageRenderer.render(request, response, perRequestAddress, {
          key: keyAt(asked, `${url} ${period}`),
          effort: 'quick',
          notes,
          ...how,
        }),
      );
    const address = cachedAddress(path, period);
    // Pages of own hosts are stored as variants and not retried: the retry requests pages at the portal's host only.
    const isOwn = asked.host !== undefined;
    const storage = isOwn ? { isVariant: true } : { onIncomplete: (): void => incompleteRetry?.note(path) };
    return withRequestedPage({ ...asked, period }, (notes) =>
      pageRenderer.renderShared(request, response, address, { key: keyAt(asked, address), effort: 'thorough', notes, ...storage, ...how }),
    );
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const config = currentConfig();
    const found = findPage(config, url);
    const help = helpFor(request, url);
    switch (found.kind) {
      case 'page':
        if (isPrivate(found.asked.match) || found.asked.isOwnView === true) {
          if (wantsCopy(request)) return sendCopy(request, response, undefined);
          return withRequestedPage(found.asked, (notes) => pageRenderer.renderPrivate(request, response, notes));
        }
        return answerPublic(request, response, { asked: atOwnHost(request, found.asked), config, url, ...help });
      case 'own':
        return pageRenderer.render(request, response, found.path, { key: found.path, effort: 'thorough', lifetime: 'no-store' });
      case 'moved':
        if (limits.refuses(request, response, COSTS.cached)) return;
        response.writeHead(308, { Location: found.location, 'Cache-Control': NO_STORE }).end();
        return;
      case 'redirect':
        if (limits.refuses(request, response, COSTS.cached)) return;
        response.writeHead(found.status, { Location: found.location, 'Cache-Control': redirectControl(found) }).end();
        return;
      case 'unknown':
        return pageRenderer.render(request, response, '/404', { key: '/404', effort: 'thorough', ...help });
    }
  };
  return async ({ request, response, url }) => {
    await answer(request, response, url);
    return true;
  };
}
