import { expect, expectTypeOf, it, vi } from 'vitest';
import { privateCall, publicCall, sessionToken, type AnyCall, type PrivateCall, type PublicCall, type SessionToken } from './audience.ts';
import { createCall } from './call.ts';
import { createTransport } from './transport.ts';

const token = sessionToken('secret') ?? expect.fail('no token');
const signal = AbortSignal.timeout(5_000);
const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ token: 'secret', activated: true, purchasedProducts: [] }));
const over = createCall(createTransport({ baseUrl: 'http://api.test/api', fetch }));
const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-ov-token');

it('a public call sends no token, even to who smuggles one in', async () => {
  const call = publicCall(over);
  // @ts-expect-error -- A public call takes no token.
  await call('getUser', {}, { signal, token });
  expect(sent()).toBeNull();
});

it('a private call sends the token of its session and gives none back', async () => {
  expect(await privateCall(over, token)('getUser', {}, { signal })).toEqual({ activated: true, purchasedProducts: [] });
  expect(sent()).toBe('secret');
});

it('what keeps answers takes public calls only', () => {
  expectTypeOf<PublicCall>().toExtend<AnyCall>();
  expectTypeOf<PrivateCall>().not.toExtend<PublicCall>();
  expectTypeOf<PublicCall>().not.toExtend<PrivateCall>();
  expectTypeOf<AnyCall>().not.toExtend<PublicCall>();
});

it('a token is made from a cookie only', () => {
  expectTypeOf<string>().not.toExtend<SessionToken>();
  expectTypeOf(publicCall).parameters.toEqualTypeOf<[typeof over]>();
});
