import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { isPrivate } from '#renderer/route.ts';
import { withAskedPage } from '../../asked-page.ts';
import { currentConfig } from '../../config-store.ts';
import { cachedAddress } from '../../next-address.ts';
import { findPage } from '../find-page.ts';
import { atOwnHost, keyAt } from '../own-host.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Puts the one page that says so in the place of all others while the portal is maintained. `/health` still tells that the site runs. */
export function maintenanceHandler({ drawer }: Pick<SiteParts, 'drawer'>): RequestHandler {
  return async ({ request, response, path: asksFor, isRead }) => {
    const config = currentConfig();
    if (config.site.maintenance !== true || (isRead && asksFor === '/health')) return false;
    const path = pathOf(routesOf(config), 'maintenance');
    const found = findPage(config, path);
    if (found.kind !== 'page' || isPrivate(found.asked.match)) {
      await drawer.draw(request, response, '/503', { key: '/503', effort: 'thorough' });
      return true;
    }
    const asked = atOwnHost(request, found.asked);
    const key = keyAt(asked, `${path} 503`);
    await withAskedPage(asked, (notes) =>
      drawer.drawShared(request, response, cachedAddress(path), { key, effort: 'thorough', status: 503, notes }),
    );
    return true;
  };
}
