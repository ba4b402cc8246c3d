import { ROUTES } from '#documents/routes/generated/routes.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loginForm, logoutEverywhereForm, logoutForm, registrationConfirmationForm } from '#blocks/generated/forms.ts';
import { createTransport } from '#client/transport.ts';
import { answerForm } from './answer-form.ts';
import { formCookieOf, formCookieHeader, newFormCookie } from './form-cookie.ts';
import { issueToken, readToken } from './form-token.ts';
import { refused, type Outcome } from './outcome.ts';
import { runForm } from './run-form.ts';
import { siteSecret } from './secret.ts';
import { requestSender } from './send-request.ts';
import { createSubmissions } from './submissions.ts';
import { visitorForms } from './visitor-forms.ts';

it('a token differs with every form that is drawn', () => {
  const holder = { visitor: 'v', session: undefined, form: 'f' };
  const tokens = [issueToken('s', holder, 1), issueToken('s', holder, 1)];
  expect(new Set(tokens).size).toBe(2);
  expect(tokens.map((token) => readToken('s', token, holder, 2).kind)).toEqual(['valid', 'valid']);
});

it('the secret is one for the process, or a long one that is given', () => {
  expect(siteSecret('')).toBe(siteSecret(''));
  expect(siteSecret('')).toHaveLength(43);
  expect(siteSecret('x'.repeat(32))).toBe('x'.repeat(32));
  expect(() => siteSecret('kurz')).toThrow('SITE_SECRET ist zu kurz');
});

describe('the cookie of forms', () => {
  it('is set once, when a token was given out, and read again', () => {
    const request = (cookie?: string) => ({ headers: { cookie }, socket: {} }) as never;
    const options = { secret: 's', now: 0, session: undefined };
    const forms = visitorForms(request(), options);
    expect(forms.cookies()).toEqual([]);
    forms.token('registration');
    const [cookie = ''] = forms.cookies();
    expect(cookie).toMatch(/^formular=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = visitorForms(request(cookie.split(';')[0]), options);
    again.token('registration');
    expect(again.cookies()).toEqual([]);
    expect(formCookieHeader('x', true)).toBe('__Host-formular=x; Path=/; HttpOnly; Secure; SameSite=Lax');
  });
  it.each([undefined, '', 'formular=kurz', `formular=${'a'.repeat(23)}`, `formular=${'ä'.repeat(22)}`])('is none of ours: %s', (header) => {
    expect(formCookieOf(header, false)).toBeUndefined();
    const value = newFormCookie();
    const read = [`formular=${value}`, `__Host-formular=${value}`].flatMap((cookie) =>
      [false, true].map((secure) => formCookieOf(cookie, secure)),
    );
    expect(read).toEqual([value, undefined, undefined, value]);
  });
});

describe('the answer to a form', () => {
  const answered = (outcome: Outcome, ended: readonly string[]) => {
    const request = { headers: { accept: 'application/json' }, socket: {} } as IncomingMessage;
    const headers = new Map<string, unknown>();
    const response = { setHeader: headers.set.bind(headers), writeHead: () => ({ end: () => undefined }) };
    const forms = visitorForms(request, { secret: 's', now: 0, session: undefined });
    const received = { form: registrationConfirmationForm, values: {}, outcome };
    answerForm(received, forms, { request, response: response as unknown as ServerResponse, ended });
    return ((headers.get('Set-Cookie') ?? []) as string[]).map((cookie) => cookie.split('=')[0]);
  };
  it('takes a session away that has ended, unless another begins', () => {
    expect(answered(refused(422, 'Nein.'), ['token=', 'session='])).toEqual(['token', 'session', 'formular']);
    expect(answered({ kind: 'done', location: '/', cookies: ['token=new'] }, ['token='])).toEqual(['token']);
    expect(answered({ kind: 'done', location: '/', cookies: [] }, [])).toEqual([]);
  });
});

const leadsTo = () => undefined;

describe('the call of a form', () => {
  const answer = { token: 'secret-of-anna', activated: true, purchasedProducts: [], datetimeExpires: '2199-08-01T00:00:00Z' };
  const request = { headers: { cookie: 'token=older', 'x-forwarded-for': '203.0.113.7' }, socket: { remoteAddress: '127.0.0.1' } } as never;

  it('turns a session that the answer opens into cookies, ends the one before, and keeps the token from the page', async () => {
    const asked: Request[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json(answer);
    };
    const send = requestSender(createTransport({ baseUrl: 'http://provider/api', fetch }), request);
    const outcome = await runForm(registrationConfirmationForm, { code: '3f9c1b7ad2e84c60' }, { send, leadsTo, routes: ROUTES });
    expect(outcome).toMatchObject({ kind: 'done', location: '/registrierung/fertig' });
    expect(outcome.kind === 'done' && outcome.cookies[0]).toMatch(/^token=secret-of-anna; Max-Age=2592000; Path=\/; HttpOnly/);
    expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('x-ov-token'), headers.get('x-forwarded-for')])).toEqual([
      ['/api/v1/users/confirmation', 'older', '203.0.113.7'],
      ['/api/v1/users/logout', 'older', '203.0.113.7'],
    ]);
    expect(await asked[0]?.json()).toEqual({ code: '3f9c1b7ad2e84c60' });
  });

  it('carries the parameters of path and query in the address', async () => {
    const asked: Request[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(new Request(input, init));
      return Promise.resolve(Response.json({ list: [] }));
    };
    const send = requestSender(createTransport({ baseUrl: 'http://provider/api', fetch }), request);
    await send('deleteWatchlist', { body: {}, path: { entityValue: 'liste 1' } });
    await send('queryInstruments', { body: {}, query: { searchValue: 'SAP & Söhne' } });
    expect(asked.map(({ method, url, body }) => [method, url.replace('http://provider/api', ''), body])).toEqual([
      ['DELETE', '/v2/watchlists/liste%201', null],
      ['GET', '/v1/instruments/query?searchValue=SAP%20%26%20S%C3%B6hne', null],
    ]);
  });

  it('that logs out takes the cookies away even while nobody answers; one that logs out everywhere says that it is not done', async () => {
    const fetch: typeof globalThis.fetch = () => Promise.reject(new Error('away'));
    const send = requestSender(createTransport({ baseUrl: 'http://provider/api', fetch }), request);
    const out = await runForm(logoutForm, {}, { send, leadsTo, routes: ROUTES });
    expect(out).toMatchObject({ kind: 'done', location: '/logout' });
    expect(out.kind === 'done' && out.cookies.map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'session=', 'tid=', 'features=']);
    expect(await runForm(logoutEverywhereForm, {}, { send, leadsTo, routes: ROUTES })).toMatchObject({ kind: 'refused', statusCode: 503 });
  });
});

it('a success leads to the address that its visitor brought along, and a failure nowhere', async () => {
  const bringing = ({ returnTo }: { readonly returnTo?: string | undefined }) => (returnTo === 'from' ? '/aktien' : undefined);
  const done = () => Promise.resolve({ answer: {}, cookies: [] });
  const values = { email: 'anna@example.org', password: 'Sonnenblume-42!' };
  expect(await runForm(loginForm, values, { send: done, leadsTo: bringing, routes: ROUTES })).toMatchObject({
    kind: 'done',
    location: '/aktien',
  });
  expect(await runForm(loginForm, values, { send: done, leadsTo, routes: ROUTES })).toMatchObject({ location: '/konto' });
  expect(await runForm(loginForm, { email: 'anna' }, { send: done, leadsTo: bringing, routes: ROUTES })).toMatchObject({
    kind: 'refused',
    statusCode: 422,
  });
});

it('outcomes are remembered for so many forms and so long as was said', async () => {
  let calls = 0;
  const submissions = createSubmissions(2, 60_000);
  const run = (id: string) =>
    submissions.once(id, 'd', async () => {
      calls += 1;
      return { kind: 'done', location: '/', cookies: [] };
    });
  for (const id of ['a', 'b', 'b', 'c', 'a']) await run(id);
  expect(calls).toBe(4);
});
