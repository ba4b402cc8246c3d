import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadedAfter } from '#documents/reader/testing/scratch-config.ts';
import { answerConsentDecision } from './consent-decision.ts';

const { config } = loadedAfter({});
let now = Date.parse('2026-07-31T12:00:00Z');
const server = createServer((request, response) => void answerConsentDecision(request, response, config, now));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const decide = (body: string, headers: Record<string, string> = {}) =>
  fetch(origin, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers },
    body,
  });

describe('the door for decisions', () => {
  it.each([
    ['choice=11', 'consent=1', 'purposes=1.2.4'],
    ['choice=13', 'consent=0', 'purposes=-1.-2.-4'],
    ['choice=12&purpose=1&purpose=9', 'consent=1', 'purposes=1.-2.-4'],
    ['choice=12&purpose=2', 'consent=0', 'purposes=-1.2.-4'],
  ])('[CONSENT-001] keeps %s as %s and %s for 180 days and leads back', async (body, consent, purposes) => {
    const answer = await decide(body);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/privacy-center?gespeichert=1']);
    expect(answer.headers.getSetCookie()).toEqual(
      [consent, purposes].map((cookie) => `${cookie}; Max-Age=${180 * 86_400}; Path=/; SameSite=Lax`),
    );
  });

  it('behind TLS keeps it under names that no other host can write', async () => {
    const answer = await decide('choice=13', {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': new URL(origin).host,
      Origin: origin.replace('http', 'https'),
    });
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['__Host-consent', '__Host-purposes']);
  });

  it('tells scripts where to go on', async () => {
    const answer = await decide('choice=13', { Accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([200, { location: null }]);
  });

  it.each([
    ['choice=11', { Origin: 'https://fremd.example' }, 403],
    ['choice=14', {}, 400],
    ['', {}, 400],
    ['choice=11', { 'Content-Type': 'text/plain' }, 415],
  ])('keeps nothing of %s with %j', async (body, headers, status) => {
    const answer = await decide(body, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
  });

  it('[CONSENT-010] leads those who accept or refuse all to the campaign before the day on which it ends, in Berlin, and nobody after', async () => {
    const ways = async (instant: string) => {
      now = Date.parse(instant);
      const answers = await Promise.all([11, 13, 12].map((choice) => decide(`choice=${choice}&purpose=1`)));
      return answers.map(({ headers }) => headers.get('location'));
    };
    const back = '/privacy-center?gespeichert=1';
    expect(await ways('2023-12-20T22:59:59Z')).toEqual(['/news', '/news', back]);
    expect(await ways('2023-12-20T23:00:00Z')).toEqual([back, back, back]);
  });
});
