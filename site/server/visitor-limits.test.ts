import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { OWN_REQUEST } from './own-request.ts';
import { visitorLimits } from './visitor-limits.ts';

/** Response to a visitor whose limit is used up; undefined while requests are allowed. */
function refusalOf(limits: ReturnType<typeof visitorLimits>, asked: { url: string; headers?: Record<string, string>; from?: string }) {
  const sent = { status: 0, headers: {} as Record<string, unknown>, body: '' };
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) => Object.assign(sent, { status, headers }),
    end: (body: string) => void (sent.body = body),
  };
  const { url, headers = {}, from = '203.0.113.9' } = asked;
  const request = { method: 'GET', url, headers, socket: { remoteAddress: from } };
  return limits.refuses(request as unknown as IncomingMessage, response as unknown as ServerResponse, 1) ? sent : undefined;
}

it('A refused call is kept by nobody, and says that it hangs on the session, which counts from every address', () => {
  const limits = visitorLimits('2/60');
  const cookie = 'token=abc';
  const ask = (from: string) => refusalOf(limits, { url: '/api/v1/users', headers: { cookie }, from });
  expect([ask('203.0.113.1'), ask('203.0.113.2')]).toEqual([undefined, undefined]);
  const refused = ask('203.0.113.3');
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'Cache-Control': 'no-store', Vary: 'Cookie', 'retry-after': expect.any(String) },
  });
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({
    errorCode: 1429,
    displayErrorMessage: expect.stringContaining('Zu viele Anfragen'),
  });
  expect(refusalOf(limits, { url: '/api/v1/users', from: '203.0.113.4' })).toBeUndefined();
});

it('Extras take from a tenth of the limit, each visitor from his own, and nothing of the rest', () => {
  const limits = visitorLimits('100/60');
  const spares = (from: string) => limits.spares({ headers: {}, socket: { remoteAddress: from } } as unknown as IncomingMessage, 5);
  expect([spares('203.0.113.1'), spares('203.0.113.1'), spares('203.0.113.1'), spares('203.0.113.2')]).toEqual([true, true, false, true]);
  expect(refusalOf(limits, { url: '/', from: '203.0.113.1' })).toBeUndefined();
});

it('What the site asks of itself takes nothing from a visitor on the same machine, and nobody else can say that he is the site', () => {
  const limits = visitorLimits('1/60');
  const ask = (headers: Readonly<Record<string, string>>) => refusalOf(limits, { url: '/', headers, from: '127.0.0.1' })?.status;
  expect([ask(OWN_REQUEST), ask(OWN_REQUEST), ask({})]).toEqual([undefined, undefined, undefined]);
  const [name, value] = [Object.keys(OWN_REQUEST).join(), Object.values(OWN_REQUEST).join()];
  expect([ask({ [name]: '' }), ask({ [name]: `${value}0` }), ask({ [name]: value.toUpperCase() }), ask({})]).toEqual([429, 429, 429, 429]);
  expect(ask(OWN_REQUEST)).toBeUndefined();
});
