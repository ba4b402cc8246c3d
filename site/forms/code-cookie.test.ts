import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import { isPrivate, pagePatterns } from '#renderer/route.ts';
import { fieldsOn } from '#renderer/page-forms.ts';
import { loadedConfig } from '../config-store.ts';
import { currentRenderContext } from '../render-context.ts';
import { forgottenCode, takeCode, withTakenCode } from './code-cookie.ts';

const CODE = 'Aa0_-Aa0_-Aa0_-Aa0_-Aa0_-Aa0_-Aa0_-Aa0_-Aa0';
const { config } = loadedConfig();
const forms = Object.values(blocksByType).flatMap(({ form }) => form ?? []);
/** Pages with a form for a code. */
const pages = pagePatterns(config).flatMap(({ pattern, page }) => {
  const fields = fieldsOn({ match: { page, params: {}, address: undefined, subPage: undefined } }, currentRenderContext());
  return fields.some(({ autocomplete }) => autocomplete === 'one-time-code') ? [{ path: pattern, page, fields }] : [];
});

/** `Cookie` header that a browser sends for a `Set-Cookie`. */
function sent(cookie: string): string {
  const { name, value = '' } = parseSetCookie(cookie);
  return `${name}=${encodeURIComponent(value)}`;
}

describe('A code in the address of a mail’s link', () => {
  it('is filled into fields that browsers know as such, and no other field takes it', () => {
    const taking = forms.flatMap(({ fields }) => fields).filter(({ query }) => query === 'code');
    expect(taking.length).toBeGreaterThan(1);
    expect(taking.filter(({ autocomplete }) => autocomplete !== 'one-time-code')).toEqual([]);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/registrierung/bestaetigung', '/passwort/neu']));
  });

  it.each(pages)(
    'is taken out of the address before anything is drawn, and comes back to its page alone: $path',
    ({ path, page, fields }) => {
      expect(isPrivate({ page })).toBe(true);
      for (const secure of [true, false]) {
        const taken = takeCode({ path, query: { code: CODE, from: '/konto' } }, fields, secure);
        expect(taken?.location).toBe(`${path}?from=%2Fkonto`);
        expect(parseSetCookie(taken?.cookie ?? '')).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 900 });
        expect(taken?.cookie.startsWith('__Host-') === secure && taken.cookie.includes('Secure') === secure).toBe(true);
        const cookies = sent(taken?.cookie ?? '');
        expect(withTakenCode({ path, query: { from: '/konto' } }, cookies, secure)).toEqual({ code: CODE, from: '/konto' });
        expect(withTakenCode({ path: '/konto', query: {} }, cookies, secure)).toEqual({});
        expect(forgottenCode(cookies, secure)).toEqual([expect.stringContaining('Max-Age=0')]);
      }
    },
  );

  it('leaves other addresses as they are', () => {
    const [{ path, fields } = { path: '', fields: [] }] = pages;
    expect(takeCode({ path, query: { from: '/konto' } }, fields, true)).toBeUndefined();
    expect(takeCode({ path: '/konto', query: { code: CODE } }, [], true)).toBeUndefined();
    expect(takeCode({ path, query: { code: 'x'.repeat(600) } }, fields, true)).toBeUndefined();
    expect([withTakenCode({ path, query: {} }, undefined, true), forgottenCode('token=a', true)]).toEqual([{}, []]);
  });
});
