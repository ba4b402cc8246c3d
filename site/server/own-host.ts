import type { IncomingMessage } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import type { RequestedPage } from '../requested-page.ts';
import { currentConfig } from '../config-store.ts';
import { hostOf } from '../session/visit.ts';

/** Adds the key of the configured own host of a request to the page; any other host counts as the portal's. */
export function atOwnHost(request: IncomingMessage, asked: RequestedPage): RequestedPage {
  const host = hostOf(arrivalOf(request).host, currentConfig().site.hosts);
  return host === 'www' ? asked : { ...asked, host };
}

/** Cache key of a page: each own host has its own versions. */
export function keyAt({ host }: RequestedPage, key: string): string {
  return host === undefined ? key : `${key} ${host}`;
}
