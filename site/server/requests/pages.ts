import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#documents/reader/config.ts';
import { isPrivate } from '#renderer/route.ts';
import { withAskedPage, type AskedPage } from '../../asked-page.ts';
import { cacheControl, incompleteLifetime } from '../../cache-lifetimes.ts';
import { drawingTime } from '../../clock.ts';
import { currentConfig } from '../../config-store.ts';
import { cachedAddress, perRequestAddress } from '../../next-address.ts';
import { periodOf } from '../../period.ts';
import { findPage } from '../find-page.ts';
import { atOwnHost, keyAt } from '../own-host.ts';
import { pageVariantOf } from '../page-variant.ts';
import { sendCopy, type Drawing } from '../send-page.ts';
import { carriesText, KEPT_BY_NOBODY } from '../typed-text.ts';
import { COSTS } from '../visitor-limits.ts';
import { drawsEach } from './page-drawer.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Editors' addresses may be kept, unless a part of them is whatever somebody typed. */
const redirectControl = ({ isTyped }: { readonly isTyped: boolean }): string =>
  isTyped ? KEPT_BY_NOBODY : cacheControl(incompleteLifetime);

/** Whether the cache in front asks for what it may show when it gets no page (`deploy/nginx.conf`). */
const wantsCopy = ({ headers }: IncomingMessage): boolean => headers['x-page-copy'] === '1';

/** Answers every address with its page, where it leads on to, or the page that there is none. Leaves nothing to others. */
export function pageHandler({ drawer, limits, meant, mender }: Pick<SiteParts, 'drawer' | 'limits' | 'meant' | 'mender'>): RequestHandler {
  const helpFor = (request: IncomingMessage, url: string): Pick<Drawing, 'help'> =>
    meant === undefined
      ? {}
      : { help: async () => (limits.spares(request, COSTS.meant) ? meant(url.split('?')[0] ?? '', currentConfig()) : undefined) };
  /** A page that is the same for everyone who asks for it in this way. */
  const answerPublic = (
    request: IncomingMessage,
    response: ServerResponse,
    { asked, config, url, ...help }: Pick<Drawing, 'help'> & { readonly asked: AskedPage; readonly config: Config; readonly url: string },
  ): Promise<void> => {
    const { path, match } = asked;
    const { name: period, ends } = periodOf(config, match.page, drawingTime());
    const isCopy = wantsCopy(request);
    const isTyped = carriesText(asked);
    if (isCopy && isTyped) return sendCopy(request, response, undefined);
    const how = { ends, isTyped, isCopy, ...help };
    const variant = pageVariantOf(asked, period);
    if (variant !== undefined) {
      const draw = variant.isKept ? drawer.drawShared : drawer.draw;
      return withAskedPage(variant.asked, (notes) => draw(request, response, perRequestAddress, { ...variant.drawing, notes, ...how }));
    }
    if (drawsEach())
      return withAskedPage(asked, (notes) =>
        drawer.draw(request, response, perRequestAddress, { key: keyAt(asked, `${url} ${period}`), effort: 'quick', notes, ...how }),
      );
    const address = cachedAddress(path, period);
    // The mender asks for pages at the portal's host; those of own hosts take no room from its pages.
    const isOwn = asked.host !== undefined;
    const kept = isOwn ? { isVariant: true } : { incomplete: (): void => mender?.note(path) };
    return withAskedPage({ ...asked, period }, (notes) =>
      drawer.drawShared(request, response, address, { key: keyAt(asked, address), effort: 'thorough', notes, ...kept, ...how }),
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
          return withAskedPage(found.asked, (notes) => drawer.drawPrivate(request, response, notes));
        }
        return answerPublic(request, response, { asked: atOwnHost(request, found.asked), config, url, ...help });
      case 'own':
        return drawer.draw(request, response, found.path, { key: found.path, effort: 'thorough', lifetime: 'no-store' });
      case 'moved':
        if (limits.refuses(request, response, COSTS.kept)) return;
        response.writeHead(308, { Location: found.location, 'Cache-Control': KEPT_BY_NOBODY }).end();
        return;
      case 'redirect':
        if (limits.refuses(request, response, COSTS.kept)) return;
        response.writeHead(found.status, { Location: found.location, 'Cache-Control': redirectControl(found) }).end();
        return;
      case 'unknown':
        return drawer.draw(request, response, '/404', { key: '/404', effort: 'thorough', ...help });
    }
  };
  return async ({ request, response, url }) => {
    await answer(request, response, url);
    return true;
  };
}
