import { createAnalytics, type Analytics } from '../analytics/index.ts';
import type { Database } from '../../store/database.ts';
import { createDrawings, type Drawings } from '../drawings/index.ts';
import { createSearches, type Searches } from '../searches/index.ts';
import { createWatchlists, type Watchlists } from '../watchlists/index.ts';
import { applyDemoUsers, demoEmail, demoUsers } from './demo-users.ts';
import { createAccounts, type Accounts } from './index.ts';
import type { AccountParts } from './parts.ts';
import type { GatewayAddress, UserSettings } from './settings.ts';
import type { Sessions } from './types.ts';
import { hasOtherKey } from './visitor-key.ts';

/** All services for users on one store. */
export interface UserArea {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly watchlists: Watchlists;
  readonly drawings: Drawings;
  readonly searches: Searches;
  readonly analytics: Analytics;
  readonly gateway: GatewayAddress;
}

/**
 * Opens all services for users.
 * @param now provider's clock, epoch milliseconds
 * @param log takes one line for the operator
 */
export async function openUserArea(
  database: Database,
  settings: UserSettings,
  now: () => number,
  log: AccountParts['log'],
): Promise<UserArea & { readonly close: () => Promise<void> }> {
  const { sendMail, tidyMails, visitorKey, origin, gateway, realNow, isCounted, productsFile } = settings;
  const accounts = await createAccounts({
    database,
    send: sendMail,
    tidyMails,
    productsFile,
    visitorKey,
    origin,
    now,
    log,
    ...(realNow === undefined ? {} : { realNow }),
    ...(isCounted === undefined ? {} : { isCounted }),
  });
  if (await hasOtherKey(database, visitorKey)) {
    settings.say?.(
      'Ein Anbieter an derselben Datenbank hatte einen anderen Schlüssel und zählt Anmeldeversuche für sich. Gib allen dasselbe PROVIDER_SECRET; hast du es nur ausgetauscht, ist nichts zu tun.',
    );
  }
  const hasSupport = settings.hasDemoSupport ?? true;
  const analytics = createAnalytics(database, now, { log, ...(realNow === undefined ? {} : { realNow }) });
  if (await applyDemoUsers(database, { password: settings.demoPassword, hasSupport, now: now() })) {
    const names = demoUsers.flatMap((user) => (hasSupport || !('isSupport' in user) ? demoEmail(user.name) : [])).join(', ');
    settings.say?.(`Nutzer zum Ausprobieren: ${names}; Passwort: ${settings.demoPassword}`);
  }
  return {
    sessions: accounts.sessions,
    accounts,
    watchlists: createWatchlists(database, now),
    drawings: createDrawings(database),
    searches: createSearches(database, now),
    analytics,
    gateway,
    async close() {
      await analytics.close();
      await accounts.close();
    },
  };
}
