import { parseCookie, stringifySetCookie } from 'cookie';
import { CONSENT_COOKIE, PURPOSES_COOKIE } from '#domain/web/cookie-names.ts';
import { decisionCookies, type DecisionCookies } from '#blocks/kit/consent/purposes.ts';
import type { Arriving } from '#entrance/arrival.ts';
import { cookieName } from './cookie-name.ts';
import { isSecure } from './is-secure.ts';

/** Consent in a request's cookies. */
export function decisionIn(request: Arriving): DecisionCookies {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const read = (name: string): string | undefined => cookies[cookieName(name, isSecure(request))];
  return { consent: read(CONSENT_COOKIE), purposes: read(PURPOSES_COOKIE) };
}

/** Purposes that a visitor has decided on, and those that they agreed to. */
export interface Decision {
  readonly offered: readonly number[];
  readonly granted: readonly number[];
}

/** Headers `Set-Cookie` that store a consent decision for a number of days; scripts may read them. */
export function decisionCookieHeaders({ granted, offered }: Decision, days: number, secure: boolean): string[] {
  const { consent, purposes } = decisionCookies(granted, offered);
  const cookies = [
    { name: CONSENT_COOKIE, value: consent },
    { name: PURPOSES_COOKIE, value: purposes },
  ];
  return cookies.map(({ name, value }) =>
    stringifySetCookie({ name: cookieName(name, secure), value, path: '/', sameSite: 'lax', maxAge: days * 86_400, secure }),
  );
}
