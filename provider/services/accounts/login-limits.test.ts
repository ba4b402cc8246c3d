import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';

const DAY = 24 * 3_600_000;
// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;

beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

const login = (email: string, password: string, address: string) => area.accounts.login({ email, password }, { address });

describe('A login', () => {
  it('of an account waits at most half a minute for wrong ones from everywhere, and on a known device for none', async () => {
    const token = await area.join('nele@example.org');
    const deviceToken = await area.accounts.deviceTokenFor(token);
    const from = (place: number) => `198.51.${place % 250}.${Math.floor(place / 250)}`;
    const waits: number[] = [];
    for (let place = 0; place < 70; place += 1) {
      const fault = await login('nele@example.org', 'falsch', from(place)).catch((error: { retryAfter?: number }) => error);
      const wait = typeof fault === 'string' ? 0 : (fault.retryAfter ?? 0);
      if (wait > 0) waits.push(wait);
      area.clock.real += wait * 1000;
    }
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits)).toBe(30);
    await status(login('nele@example.org', 'falsch', from(71)));
    const request = { email: 'nele@example.org', password: PASSWORD };
    expect(await status(area.accounts.login(request, { address: from(72) }))).toBe(429);
    expect(await status(area.accounts.login(request, { address: from(72), deviceToken }))).toBe(200);
  });

  it('takes a device token for the account only that it was made for, unchanged, for half a year', async () => {
    const [mine, other] = [await area.join('ole@example.org'), await area.join('ute@example.org')];
    const [good = '', foreign] = [await area.accounts.deviceTokenFor(mine), await area.accounts.deviceTokenFor(other)];
    const address = '198.51.100.1';
    for (let count = 0; count < 5; count += 1) await status(login('ole@example.org', 'falsch', address));
    const tried = (deviceToken: string | undefined) =>
      status(area.accounts.login({ email: 'ole@example.org', password: PASSWORD }, { address, deviceToken }));
    // These come before the successful one, which resets the failed attempts.
    expect([await tried(foreign), await tried(`${good.slice(0, -1)}_`), await tried('x.y'), await tried('')]).toEqual([429, 429, 429, 429]);
    area.clock.real += 1_000;
    for (let count = 0; count < 2; count += 1) await status(login('ole@example.org', 'falsch', address));
    expect(await tried(good)).toBe(200);
    area.clock.real += 181 * DAY;
    for (let count = 0; count < 6; count += 1) await status(login('ole@example.org', 'falsch', address));
    expect(await tried(good)).toBe(429);
  });

  it('that finds no place among many others fails with 503, and counts as no try', async () => {
    const address = '203.0.113.77';
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => status(login(`ida${index}@example.org`, 'falsch', address))));
    expect(new Set(crowd)).toEqual(new Set([401, 503]));
    // An address has twenty attempts; only logins that were answered as wrong have used one.
    let tries = crowd.filter((answer) => answer === 401).length;
    while (tries < 30 && (await status(login(`ida${20 + tries}@example.org`, 'falsch', address))) === 401) tries += 1;
    expect(tries).toBe(20);
  });
});
