import type { IncomingMessage } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import type { RequestedPage } from '../requested-page.ts';
import { currentConfig } from '../config-store.ts';
import { hostOf } from '../session/visit.ts';

/** The page with the own host that it is asked for at, by the hosts' keys: whatever else a request names is the portal's host. */
export function atOwnHost(request: IncomingMessage, asked: RequestedPage): RequestedPage {
  const host = hostOf(arrivalOf(request).host, currentConfig().site.hosts);
  return host === 'www' ? asked : { ...asked, host };
}

/** The key by which a page is kept: each own host has one page for everyone who asks there. */
export function keyAt({ host }: RequestedPage, key: string): string {
  return host === undefined ? key : `${key} ${host}`;
}
