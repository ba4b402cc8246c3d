import { describe, expect, inject, it } from 'vitest';
import { demoEmail, demoUsers } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { currentConfig } from '#site/config-store.ts';

const portal = inject('portal');
/** Example addresses by the route of their page. */
const PARTS: Readonly<Record<string, string>> = {
  '/handelssysteme/[system]': `/handelssysteme/${currentConfig().tradingSystems.systems[0]?.alias}`,
  '/aktien/[...snapshot] orderbuch': '/aktien/orderbuch/SAP-Aktie-DE0007164600',
};
/** Routes of pages about a user's own data, with a function that creates an example. */
const OF_SOMEBODY: Readonly<Record<string, (account: Account) => Promise<string>>> = {
  '/watchlist/[entityValue]': async ({ cookie, firstName }) => {
    const made = await fetch(`${portal}/api/v2/watchlists`, {
      method: 'POST',
      headers: { origin: portal, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: `Geheim von ${firstName}` }),
    });
    const { entityValue } = (await made.json()) as { readonly entityValue: string };
    return `/watchlist/${entityValue}`;
  },
};
/** Addresses of private pages, one for each route and sub-page of the configuration. */
const addresses = currentConfig().pages.flatMap(({ route, audience, subPages = {} }) => [
  ...(audience === 'private' ? [route] : []),
  ...Object.entries(subPages).flatMap(([name, subPage]) => (subPage?.audience === 'private' ? [`${route} ${name}`] : [])),
]);

/** Public pages as their logged-in user may see them: with variants cached for everyone, and rendered per query. */
const OWN_VIEWS = [
  '/?ansicht=konto',
  '/aktien/SAP-Aktie-DE0007164600?ansicht=konto',
  '/aktien/finder?ansicht=konto',
  '/news?ansicht=konto',
];

interface Account {
  readonly cookie: string;
  readonly firstName: string;
  /** Texts that must not appear in an answer to another user. */
  readonly secrets: readonly string[];
}

async function enter(name: 'plus' | 'systeme'): Promise<Account> {
  const response = await fetch(`${portal}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(name), password: DEMO_PASSWORD }),
  });
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const { firstName, lastName } = demoUsers.find((user) => user.name === name)!;
  const values = pairs.filter((pair) => /^(?:token|session|tid)=.{6,}/u.test(pair)).map((pair) => pair.slice(pair.indexOf('=') + 1));
  expect(values.length).toBeGreaterThan(1);
  return { cookie: pairs.join('; '), firstName, secrets: [...values, demoEmail(name), `${firstName} ${lastName}`, firstName] };
}
const entered = Promise.all([enter('plus'), enter('systeme')]);

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(portal + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    control: response.headers.get('cache-control'),
    etag: response.headers.get('etag'),
    said: `${JSON.stringify([...response.headers])} ${await response.text()}`,
  };
};
const foundIn = (said: string, { secrets }: Account): readonly string[] => secrets.filter((secret) => said.includes(secret));

describe('a private page', () => {
  it('is there for some routes', () => expect(addresses.length).toBeGreaterThan(15));

  it.each([...addresses, ...OWN_VIEWS])('tells nobody a byte of another session, however it is asked for: %s', async (route) => {
    const [petra, selma] = await entered;
    const ofSomebody = OF_SOMEBODY[route];
    const path = ofSomebody === undefined ? (PARTS[route] ?? route) : await ofSomebody(petra);
    expect(path, 'needs an address in PARTS').not.toMatch(/[[\] ]/u);
    const more = path.includes('?') ? '&' : '?';
    for (const address of [path, `${path}${more}page=2`, `${path}${more}q=x`]) {
      const own = await ask(address, { cookie: petra.cookie });
      expect(ofSomebody === undefined ? [200, 303, 307] : [200], address).toContain(own.status);
      const others = [
        await ask(address, { cookie: selma.cookie }),
        await ask(address),
        await ask(address, { 'if-none-match': '*' }),
        await ask(address, { 'x-page-copy': '1' }),
      ];
      const isHers = others[0]?.status === 404 && foundIn(own.said, petra).length > 0;
      expect(ofSomebody === undefined || isHers, address).toBe(true);
      for (const answer of others) expect(foundIn(answer.said, petra), address).toEqual([]);
      expect(foundIn((await ask(address, { cookie: petra.cookie })).said, selma)).toEqual([]);
      for (const { control, etag } of [own, ...others]) expect([address, control, etag]).toEqual([address, 'private, no-store', null]);
    }
  });

  it('shows each user their own: what the test above looks for is there to be found', async () => {
    const [petra, selma] = await entered;
    const [hers, other] = [await ask('/konto', { cookie: petra.cookie }), await ask('/konto', { cookie: selma.cookie })];
    expect(hers.said).toContain(demoEmail('plus'));
    expect(other.said).toContain(demoEmail('systeme'));
  });
});
