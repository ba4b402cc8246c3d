import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { isPrivate } from '#renderer/route.ts';
import { withRequestedPage } from '../../requested-page.ts';
import { currentConfig } from '../../config-store.ts';
import { cachedAddress } from '../../next-address.ts';
import { findPage } from '../find-page.ts';
import { atOwnHost, keyAt } from '../own-host.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Answers all pages with the maintenance page while maintenance is on. `/health` still reports that the site runs. */
export function maintenanceHandler({ pageRenderer }: Pick<SiteParts, 'pageRenderer'>): RequestHandler {
  return async ({ request, response, path: asksFor, isRead }) => {
    const config = currentConfig();
    if (config.site.maintenance !== true || (isRead && asksFor === '/health')) return false;
    const path = pathOf(routesOf(config), 'maintenance');
    const found = findPage(config, path);
    if (found.kind !== 'page' || isPrivate(found.asked.match)) {
      await pageRenderer.render(request, response, '/503', { key: '/503', effort: 'thorough' });
      return true;
    }
    const asked = atOwnHost(request, found.asked);
    const key = keyAt(asked, `${path} 503`);
    await withRequestedPage(asked, (notes) =>
      pageRenderer.renderShared(request, response, cachedAddress(path), { key, effort: 'thorough', status: 503, notes }),
    );
    return true;
  };
}
