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
 * Returns everything stored about the user of a session as a file. Redirects to the login without a session; support staff in a user's
 * account are redirected to the page that explains why they get no file.
 * @throws ApiError if the provider refuses the call or does not answer
 */
export async function userDataFile(
  { visitor, call }: RequestSession,
  { site, routes }: UserDataPlace,
  signal: AbortSignal,
): Promise<UserDataAnswer> {
  // The login redirects back to the page of the file.
  const page = pathOf(routes, 'account-data');
  if (visitor.who === undefined) return { kind: 'elsewhere', location: loginAddress(loginPlace(site, routes), page) };
  if (visitor.who.adminEmail !== undefined) return { kind: 'elsewhere', location: page };
  const data = await call('getUserData', {}, { signal });
  return { kind: 'file', name: `parkett-daten-${data.datetimeCreation.slice(0, 10)}.json`, text: dataFile(data) };
}

/**
 * Returns true if the file is requested from the portal or by its address, not by a page or script of another origin.
 */
export function isSameOriginRequest(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
