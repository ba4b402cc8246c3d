import type { Schema } from '#client/operations.ts';
import { openGateway } from '#gateway/node.ts';
import type { Attack, Portal } from './attack.ts';

const FROM = '203.0.113.51';

async function login({ provider, ask, users }: Portal): Promise<string> {
  const body = { email: users.email('pro'), password: users.password };
  const answer = await ask({ url: `${provider}/api/v1/users/login`, method: 'POST', from: FROM, body });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.body.slice(0, 200)}`);
  return (JSON.parse(answer.body) as Schema<'User'>).token;
}

/** A foreign page makes a user's browser log the user out, or write for them. */
async function foreignPages(portal: Portal): ReturnType<Attack['run']> {
  const { site, ask } = portal;
  const cookie = `token=${await login(portal)}; session=1`;
  const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const tries = await Promise.all([
    ask({ url: `${site}/api/v1/users/logout`, from: FROM, headers: { cookie } }),
    ask({ url: `${site}/api/v1/users/logout`, from: FROM, method: 'POST', headers: foreign }),
    ask({ url: `${site}/api/v2/watchlists`, from: FROM, method: 'POST', headers: foreign, body: { name: 'fremd' } }),
    ask({ url: `${site}/registrierung`, from: FROM, method: 'POST', headers: foreign, body: 'email=a' }),
  ]);
  const still = await ask({ url: `${site}/api/v1/users`, from: FROM, headers: { cookie } });
  const statuses = tries.map(({ status }) => status);
  return {
    before: 'GET /api/v1/users/logout meldete ab',
    after: `Versuche ${statuses.join(', ')}; danach ${still.status === 200 ? 'noch angemeldet' : `abgemeldet (${still.status})`}`,
    held: still.status === 200 && statuses.every((status) => status >= 400 && status < 500),
  };
}

/** Verifies that an open connection gets no more real-time prices after a logout. */
async function afterLogout(portal: Portal): ReturnType<Attack['run']> {
  const { provider, gateway, ask } = portal;
  const token = await login(portal);
  const headers = { 'x-ov-token': token };
  const quote = await ask({ url: `${provider}/api/v1/instruments/STOCK/82849/quote?codeMarket=_GER`, from: FROM, headers });
  const { market } = JSON.parse(quote.body) as Schema<'Quote'>;
  const push = await ask({ url: `${provider}/api/v1/push/token`, from: FROM, headers });
  const client = openGateway({ admission: async () => ({ url: gateway, token: (JSON.parse(push.body) as Schema<'PushToken'>).token }) });
  const seen: { readonly at: number; readonly quality: string }[] = [];
  try {
    await client.connection.connect();
    const onData = (data: unknown): void =>
      void seen.push({ at: performance.now(), quality: (data as { readonly quality?: string }).quality ?? '' });
    const body = { data: { identifier: { value: market.idNotation ?? 0, type: 'idNotation' } } };
    client.requests.subscribe('/api/v1/prices/composite/get', body, { onData, onError: () => undefined }, {});
    await new Promise((wake) => setTimeout(wake, 2_000));
    const before = seen.filter(({ quality }) => quality === 'RLT').length;
    await ask({ url: `${provider}/api/v1/users/logout`, method: 'POST', from: FROM, headers });
    const end = performance.now();
    await new Promise((wake) => setTimeout(wake, 4_000));
    const late = seen.filter(({ at, quality }) => quality === 'RLT' && at - end > 1_000).length;
    return {
      before: 'bis zu fünf Minuten lang weiter in Echtzeit',
      after: `vorher ${before} Stände in Echtzeit, ab einer Sekunde nach dem Abmelden ${late}`,
      held: before > 0 && late === 0,
    };
  } finally {
    client.close();
  }
}

export const attacks: readonly Attack[] = [
  { name: 'foreign-pages', seconds: 2, apart: true, run: foreignPages },
  { name: 'real-time-after-logout', seconds: 8, run: afterLogout },
];
