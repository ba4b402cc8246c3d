import { beforeEach, expect, it } from 'vitest';
import { createCall, type Call } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { createVisitorTokens, withVisitorToken } from './visitor-token.ts';

const QUICKLINKS = '/v1/integration/derivative/quicklinks';
let asked: string[] = [];
let refused: ReadonlySet<string> = new Set();
let given = 0;
let now = 0;

beforeEach(() => {
  asked = [];
  refused = new Set();
  given = 0;
  now = 1_000_000;
});

const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  const token = new Headers(init?.headers).get('x-ov-token');
  asked.push(`${pathname.replace('/api', '')} ${token ?? '-'}`);
  if (pathname.endsWith('/anonymous'))
    return Promise.resolve(Response.json({ token: `t${(given += 1)}`, expires: now + 600_000 }, { status: 201 }));
  const isRefused = pathname.includes('/integration/derivative/') && (token === null || refused.has(token));
  return Promise.resolve(Response.json({ list: [] }, { status: isRefused ? 401 : 200 }));
};
function calls(answer: typeof globalThis.fetch = fetch): Call {
  const call = createCall(createTransport({ baseUrl: 'http://test.example/api', fetch: answer }));
  return withVisitorToken(
    call,
    createVisitorTokens(call, () => now),
  );
}

it('asks once for a token and sends it with the calls that demand one', async () => {
  const call = calls();
  await call('listDerivativeQuicklinks', {});
  await call('listSimilarDerivatives', { path: { entityValue: '7' } });
  await call('getDerivativeUnderlyingSponsoring', {});
  expect(asked.filter((line) => line.includes('anonymous'))).toHaveLength(1);
  expect(asked.filter((line) => line.endsWith(' t1'))).toHaveLength(3);
});

it('leaves all other calls, and a token of one’s own, alone', async () => {
  const call = calls();
  await call('getTraderBox', {});
  await call('listDerivativeQuicklinks', {}, { token: 'eigenes' });
  expect(asked).toEqual(['/v1/integration/trader_box -', `${QUICKLINKS} eigenes`]);
});

it('takes a new token when the old one ends or is refused', async () => {
  const call = calls();
  await call('listDerivativeQuicklinks', {});
  now += 700_000;
  await call('listDerivativeQuicklinks', {});
  refused = new Set(['t2']);
  await call('listDerivativeQuicklinks', {});
  expect(asked.filter((line) => line.startsWith(QUICKLINKS))).toEqual([
    `${QUICKLINKS} t1`,
    `${QUICKLINKS} t2`,
    `${QUICKLINKS} t2`,
    `${QUICKLINKS} t3`,
  ]);
});

it('hands on that the provider is away', async () => {
  const away = calls(() => Promise.reject(new Error('away')));
  await expect(away('listDerivativeQuicklinks', {})).rejects.toMatchObject({ isNetworkFailure: true });
});
