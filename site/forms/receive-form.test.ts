import { ROUTES } from '#documents/routes/generated/routes.ts';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationForm } from '#blocks/generated/forms.ts';
import { ApiError } from '#client/api-error.ts';
import { sessionToken } from '#client/audience.ts';
import { FORM_COOKIE, newFormCookie } from './form-cookie.ts';
import { issueToken, TOKEN_LIFETIME } from './form-token.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import type { SendRequest } from './send-request.ts';
import { createSubmissions, type Submissions } from './submissions.ts';
import { sentForm } from './visitor-forms.ts';

const secret = 'a secret of this test, long enough';
const visitor = newFormCookie();
const now = Date.parse('2026-07-31T15:40:00Z');
const good = { email: 'anna@example.org', password: 'Sonnenblume-42!', hasAcceptedTerms: '1' };

let server: Server;
let origin = '';
let submissions: Submissions;
let received: ReceivedForm | undefined;
const send = vi.fn<SendRequest>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      received = await receiveForm(request, [registrationForm], {
        secret,
        submissions,
        send,
        now,
        routes: ROUTES,
        leadsTo: () => undefined,
      });
      const { outcome } = received;
      response.writeHead(outcome.kind === 'done' ? 303 : outcome.kind === 'refused' ? outcome.statusCode : 200).end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  submissions = createSubmissions();
  received = undefined;
  send.mockReset().mockResolvedValue({ answer: { email: 'anna@example.org', activated: false }, cookies: [] });
});

const token = (part: { visitor?: string; session?: string; form?: string; at?: number; secret?: string } = {}): string => {
  const holder = { visitor: part.visitor ?? visitor, session: sessionToken(part.session), form: part.form ?? 'registration' };
  return issueToken(part.secret ?? secret, holder, part.at ?? now);
};

interface Sent {
  readonly body?: string;
  readonly headers?: Record<string, string>;
}
const bodyWith = (fields: Record<string, string> = good, mark = token()): string =>
  new URLSearchParams({ _form: 'registration', _token: mark, ...fields }).toString();

/** Submits a form like a browser on one of our pages. `headers` overrides headers; an empty value removes one. */
function post({ body = bodyWith(), headers = {} }: Sent = {}): Promise<number> {
  const all: Record<string, string> = {
    Origin: origin,
    Cookie: `${FORM_COOKIE}=${visitor}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      origin,
      { method: 'POST', headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject).end(body);
  });
}
const inSession = (session: string) => ({ Cookie: `${FORM_COOKIE}=${visitor}; token=${session}` });
const messages = () => (received?.outcome.kind === 'refused' ? received.outcome.findings.map(({ message }) => message).join() : '');

describe('a form that is sent', () => {
  it('makes its call once and leads on', async () => {
    expect(await post()).toBe(303);
    expect(received?.outcome).toMatchObject({ kind: 'done', location: '/registrierung/bestaetigung' });
    expect(send.mock.calls).toEqual([
      [
        'registerUser',
        { body: { email: 'anna@example.org', password: 'Sonnenblume-42!', hasAcceptedTerms: true, wantsNewsletter: false } },
      ],
    ]);
  });

  it('is taken in the session that it was drawn in', async () => {
    expect(await post({ body: bodyWith(good, token({ session: 'of-anna' })), headers: inSession('of-anna') })).toBe(303);
  });

  it('comes back with what is to be mended, all values kept but passwords, and no call made', async () => {
    expect(await post({ body: bodyWith({ ...good, email: 'anna', firstName: 'Anna' }) })).toBe(422);
    const sent = received && sentForm(received);
    expect(sent?.state.findings.map(({ field }) => field)).toEqual(['email']);
    expect(sent?.state.values).toEqual({ email: 'anna', firstName: 'Anna', hasAcceptedTerms: '1' });
    expect(JSON.stringify(sent)).not.toContain('Sonnenblume');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['from another origin', { headers: { Origin: 'https://evil.example' } }, 403, 'fremden Seite'],
    ['without origin', { headers: { Origin: '' } }, 403, 'fremden Seite'],
    ['from nowhere', { headers: { Origin: 'null' } }, 403, 'fremden Seite'],
    ['without a token', { body: bodyWith(good, '') }, 403, 'nicht zuordnen'],
    ['with a forged token', { body: bodyWith(good, token({ secret: 'another secret of some length' })) }, 403, 'nicht zuordnen'],
    ['with a changed token', { body: bodyWith(good, `1${token()}`) }, 403, 'nicht zuordnen'],
    ['with the token of another visitor', { body: bodyWith(good, token({ visitor: newFormCookie() })) }, 403, 'nicht zuordnen'],
    ['with the token of another form', { body: bodyWith(good, token({ form: 'login' })) }, 403, 'nicht zuordnen'],
    ['in another session', { body: bodyWith(good, token({ session: 'of-anna' })), headers: inSession('of-ben') }, 403, 'nicht zuordnen'],
    ['without its session', { body: bodyWith(good, token({ session: 'of-anna' })) }, 403, 'nicht zuordnen'],
    ['in a session that began later', { headers: inSession('of-ben') }, 403, 'nicht zuordnen'],
    ['too late', { body: bodyWith(good, token({ at: now - TOKEN_LIFETIME - 1 })) }, 403, 'zu lange offen'],
    ['without the cookie', { headers: { Cookie: '' } }, 403, 'Cookies'],
    ['with a cookie that is not ours', { headers: { Cookie: `${FORM_COOKIE}=x` } }, 403, 'Cookies'],
    ['as files', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }, 415, 'keine Dateien'],
    ['as JSON', { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(good) }, 415, 'keine Dateien'],
    ['without type', { headers: { 'Content-Type': '' } }, 415, 'keine Dateien'],
    ['under another name', { body: bodyWith({ ...good, _form: 'login' }) }, 400, 'nicht mehr'],
    ['under a name of objects', { body: bodyWith({ ...good, _form: '__proto__' }) }, 400, 'nicht mehr'],
    ['with a value twice', { body: `${bodyWith()}&email=eve%40example.org` }, 400, 'doppelt'],
    ['with a token twice', { body: `${bodyWith()}&_token=x` }, 400, 'doppelt'],
    ['with more than 64 kB', { body: bodyWith({ ...good, firstName: 'A'.repeat(70_000) }) }, 413, 'zu lang'],
    ['with far more than 64 kB in pieces', { body: 'a'.repeat(3_000_000), headers: { 'Transfer-Encoding': 'chunked' } }, 413, 'zu lang'],
    ['with ten thousand fields', { body: `${bodyWith()}${'&a=1'.repeat(10_000)}` }, 413, 'zu viele'],
    ['with NUL', { body: bodyWith({ ...good, firstName: 'An\0na' }) }, 422, 'nicht anzeigen'],
  ] as const)('is refused %s', async (_, sent, status, text) => {
    expect(await post(sent)).toBe(status);
    expect(messages()).toContain(text);
    expect(send).not.toHaveBeenCalled();
  });

  it('brings nothing into the call but its fields', async () => {
    const tricks = '&__proto__[isAdmin]=1&constructor.prototype.x=1&email.x=1&body.role=admin&purchasedProducts=pro&address%5B%5D=1';
    expect(await post({ body: bodyWith() + tricks })).toBe(303);
    expect(Object.keys(send.mock.calls[0]?.[1].body ?? {}).toSorted()).toEqual([
      'email',
      'hasAcceptedTerms',
      'password',
      'wantsNewsletter',
    ]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

describe('a form that is sent twice', () => {
  it('does its work once, one after the other and at the same time', async () => {
    const body = bodyWith();
    send.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve({ answer: {}, cookies: [] }), 30)));
    expect(await Promise.all([post({ body }), post({ body }), post({ body })])).toEqual([303, 303, 303]);
    expect(await post({ body })).toBe(303);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not do other work under a spent token, and says so', async () => {
    const mark = token();
    expect(await post({ body: bodyWith(good, mark) })).toBe(303);
    expect(await post({ body: bodyWith({ ...good, email: 'eva@example.org' }, mark) })).toBe(409);
    expect(messages()).toContain('schon mit anderen Angaben');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('runs two different ones under one token one after the other: only one can succeed', async () => {
    const mark = token();
    const bodies = [bodyWith(good, mark), bodyWith({ ...good, email: 'eva@example.org' }, mark)];
    expect((await Promise.all(bodies.map((body) => post({ body })))).toSorted((a, b) => a - b)).toEqual([303, 409]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('may be corrected under the same token, as after going back', async () => {
    const mark = token();
    expect(await post({ body: bodyWith({ ...good, email: 'anna' }, mark) })).toBe(422);
    expect(await post({ body: bodyWith(good, mark) })).toBe(303);
  });
});

describe('what the provider says', () => {
  const fault = (statusCode: number, errorMessage: string, displayErrorMessage: string) =>
    new ApiError({ message: '', status: statusCode, code: 1000 + statusCode, body: { errorMessage, displayErrorMessage, statusCode } });

  it('[ERR-006] [ERR-007] stands at the field that it names, else above the form, with its codes', async () => {
    send.mockRejectedValueOnce(fault(422, 'body.password is too weak', 'Zu leicht.'));
    expect(await post()).toBe(422);
    expect(received?.outcome).toMatchObject({
      errorCode: 1422,
      statusCode: 422,
      displayErrorMessage: 'Zu leicht.',
      findings: [{ field: 'password', message: 'Zu leicht.' }],
    });
    send.mockRejectedValueOnce(fault(409, 'already logged in', 'Du bist schon angemeldet.'));
    expect(await post()).toBe(422);
    expect(received?.outcome).toMatchObject({ errorCode: 1409, findings: [{ message: 'Du bist schon angemeldet.' }] });
    send.mockRejectedValueOnce(fault(429, 'Too many tries', 'Bitte warte.'));
    expect([await post(), messages()]).toEqual([429, 'Bitte warte.']);
    send.mockRejectedValueOnce(new ApiError({ message: '', status: 400 }));
    expect([await post(), messages()]).toEqual([422, 'Unbekannter Fehler']);
  });

  it('is told in its own words when its store takes no writes, and the values stay', async () => {
    const words = 'Im Augenblick lässt sich nichts speichern.';
    send.mockRejectedValueOnce(new ApiError({ message: '', status: 503, code: 5001, body: { displayErrorMessage: words } }));
    expect([await post(), messages()]).toEqual([503, `${words} Deine Angaben stehen noch da.`]);
    expect((received && sentForm(received))?.state.values['email']).toBe('anna@example.org');
  });

  it.each([
    ['is away', new ApiError({ message: '', isNetworkFailure: true })],
    ['is broken', fault(500, 'Unexpected fault', 'Ein technischer Fehler ist aufgetreten.')],
  ])('when it %s keeps the values, and the same may be sent again', async (_, error) => {
    const body = bodyWith();
    send.mockRejectedValueOnce(error);
    expect([await post({ body }), messages()]).toEqual([503, expect.stringContaining('Deine Angaben stehen noch da')]);
    expect((received && sentForm(received))?.state.values['email']).toBe('anna@example.org');
    expect(await post({ body })).toBe(303);
  });
});
