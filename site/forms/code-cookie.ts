import { parseCookie, stringifySetCookie } from 'cookie';
import type { Field } from '#blocks/kit/form/fields.ts';
import { cookieName } from '../session/cookie-name.ts';

/** Holds the code of a mail's link while its form is filled in. HttpOnly: no script reads it. */
const CODE_COOKIE = 'code';
/** Seconds; afterwards the link in the mail still works. */
const LIFETIME = 15 * 60;
const LONGEST = 512;

type Query = Readonly<Record<string, string>>;

/** An address without the codes that stood in it, and the cookie that holds them instead. */
export interface TakenCode {
  readonly location: string;
  readonly cookie: string;
}

/**
 * Takes codes out of the address of a page, which goes to others by `Referer`, into histories and logs; undefined when there is none.
 * @param fields all that the page's forms have; a code is what one of them takes as such (`one-time-code`)
 */
export function takeCode(
  page: { readonly path: string; readonly query: Query },
  fields: readonly Field[],
  secure: boolean,
): TakenCode | undefined {
  const names = new Set(
    fields.flatMap(({ autocomplete, query }) => (autocomplete === 'one-time-code' && query !== undefined ? [query] : [])),
  );
  const entries = Object.entries(page.query);
  const codes = entries.filter(([name, value]) => names.has(name) && value.length <= LONGEST);
  if (codes.length === 0) return undefined;
  const rest = new URLSearchParams(entries.filter(([name]) => !names.has(name))).toString();
  return {
    location: rest === '' ? page.path : `${page.path}?${rest}`,
    cookie: codeCookie(`${page.path}?${new URLSearchParams(codes).toString()}`, LIFETIME, secure),
  };
}

/** Query of a page with the codes that were taken out of its address; codes of other pages are ignored. */
export function withTakenCode(page: { readonly path: string; readonly query: Query }, cookies: string | undefined, secure: boolean): Query {
  const [path, search] = (heldCode(cookies, secure) ?? '').split('?');
  return path === page.path ? { ...Object.fromEntries(new URLSearchParams(search)), ...page.query } : page.query;
}

/** Headers `Set-Cookie` that forget a code which has done its work; none without one. */
export function forgottenCode(cookies: string | undefined, secure: boolean): readonly string[] {
  return heldCode(cookies, secure) === undefined ? [] : [codeCookie('', 0, secure)];
}

function heldCode(cookies: string | undefined, secure: boolean): string | undefined {
  return parseCookie(cookies ?? '')[cookieName(CODE_COOKIE, secure)];
}

function codeCookie(value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name: cookieName(CODE_COOKIE, secure), value, path: '/', httpOnly: true, sameSite: 'lax', maxAge, secure });
}
