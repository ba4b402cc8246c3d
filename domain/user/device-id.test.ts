import { expect, it } from 'vitest';
import { deviceId } from './device-id.ts';

it('[USER-010] is the same for one user in one browser, another for another address or browser, and holds no address', async () => {
  const anna = await deviceId('anna@example.org', 'b-1');
  expect(await deviceId(' Anna@Example.org ', 'b-1')).toBe(anna);
  expect(anna).toMatch(/^[0-9a-f]{24}$/u);
  const others = [await deviceId('berta@example.org', 'b-1'), await deviceId('anna@example.org', 'b-2')];
  expect(new Set([anna, ...others]).size).toBe(3);
  expect([anna, ...others].filter((id) => /anna|berta|example|@/u.test(id))).toEqual([]);
});

it('holds no hash that whoever guesses the address can make without the id of the browser', async () => {
  const bare = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('anna@example.org'))).toString('hex');
  const tid = await deviceId('anna@example.org', 'b-1');
  expect([bare.includes(tid.slice(0, 8)), tid.includes('b-1')]).toEqual([false, false]);
});
