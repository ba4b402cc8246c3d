import { parseCookie, stringifySetCookie } from 'cookie';
import type { Field } from '#blocks/kit/form/fields.ts';
import { cookieName } from '../session/cookie-name.ts';

/** Cookie with the code from a link in a mail while its form is filled in. HttpOnly. */
const CODE_COOKIE = 'code';
/** Lifetime of the cookie in seconds. The link in the mail works longer. */
const LIFETIME = 15 * 60;
const LONGEST = 512;

type Query = Readonly<Record<string, string>>;

/** Address without its codes, and the cookie that holds them instead. */
export interface TakenCode {
  readonly location: string;
  readonly cookie: string;
}

/**
 * Moves codes from the address of a page to a cookie, since addresses end up in `Referer`, histories and logs. Undefined without a code.
 * @param fields fields of the page's forms; parameters of those with autocomplete `one-time-code` are codes
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

/** Query of a page including codes from the cookie; codes of other pages are ignored. */
export function withTakenCode(page: { readonly path: string; readonly query: Query }, cookies: string | undefined, secure: boolean): Query {
  const [path, search] = (heldCode(cookies, secure) ?? '').split('?');
  return path === page.path ? { ...Object.fromEntries(new URLSearchParams(search)), ...page.query } : page.query;
}

/** Headers `Set-Cookie` that remove a used code; empty without a code. */
export function forgottenCode(cookies: string | undefined, secure: boolean): readonly string[] {
  return heldCode(cookies, secure) === undefined ? [] : [codeCookie('', 0, secure)];
}

function heldCode(cookies: string | undefined, secure: boolean): string | undefined {
  return parseCookie(cookies ?? '')[cookieName(CODE_COOKIE, secure)];
}

function codeCookie(value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name: cookieName(CODE_COOKIE, secure), value, path: '/', httpOnly: true, sameSite: 'lax', maxAge, secure });
}
