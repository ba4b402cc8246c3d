import type { LoginPlace } from '#domain/user/login-address.ts';
import type { Site } from '../generated/types.ts';
import { pathOf, type Routes } from './path-of.ts';

/** Returns the place of the login: the address in site.yaml, else the portal's own page. */
export function loginPlace({ hosts, loginPath }: Pick<Site, 'hosts' | 'loginPath'>, routes: Routes): LoginPlace {
  return { hosts, loginPath: loginPath ?? pathOf(routes, 'login') };
}
