import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import { loginPlace } from '#documents/routes/login-place.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { dataFile } from '#domain/user/data-file.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import type { Site } from '#documents/generated/types.ts';
import type { RequestSession } from '../session/session.ts';

export interface UserDataPlace {
  readonly site: Site;
  readonly routes: Routes;
}

/** Result of a request for one's own data. */
export type UserDataAnswer =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'elsewhere'; readonly location: string };

/**
 * Everything that is stored about the user of a session, as a file. Whoever is not logged in is led to the login; support in somebody's
 * account to the page that says why not.
 * @throws ApiError for what the provider refuses, and while it does not answer
 */
export async function userDataFile(
  { visitor, call }: RequestSession,
  { site, routes }: UserDataPlace,
  signal: AbortSignal,
): Promise<UserDataAnswer> {
  // After the login, the visitor comes back to the page that the file belongs to.
  const page = pathOf(routes, 'account-data');
  if (visitor.who === undefined) return { kind: 'elsewhere', location: loginAddress(loginPlace(site, routes), page) };
  if (visitor.who.adminEmail !== undefined) return { kind: 'elsewhere', location: page };
  const data = await call('getUserData', {}, { signal });
  return { kind: 'file', name: `parkett-daten-${data.datetimeCreation.slice(0, 10)}.json`, text: dataFile(data) };
}

/**
 * Whether the file is wanted by a visitor who follows a link of the portal or its address, and not by a page or script of others that
 * has his browser fetch it.
 */
export function isSameOriginRequest(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
