import type { Attack, Portal } from './attack.ts';

/** Returns the token of a demo user. Support can log in from this machine only. */
async function logIn({ provider, users, ask }: Portal, name: 'plus' | 'support'): Promise<string> {
  const answer = await ask({
    url: `${provider}/api/v1/users/login`,
    method: 'POST',
    body: { email: users.email(name), password: users.password },
  });
  return (JSON.parse(answer.body) as { token?: string }).token ?? '';
}

/** A user adds more units of an instrument to their list than any number of the portal can hold. */
const position: Attack = {
  name: 'absurd-position',
  seconds: 3,
  apart: true,
  async run(portal) {
    const headers = { 'x-ov-token': await logIn(portal, 'plus') };
    const { provider, ask } = portal;
    const made = await ask({ url: `${provider}/api/v2/watchlists`, method: 'POST', headers, body: { name: 'Absurd' } });
    const { entityValue = '' } = JSON.parse(made.body) as { readonly entityValue?: string };
    const list = `${provider}/api/v2/watchlists/${entityValue}`;
    const add = async (amount: number): Promise<number> => {
      const body = { list: [{ entityType: 'STOCK', entityValue: '82849', amount }] };
      return (await ask({ url: `${list}/positions`, method: 'POST', headers, body })).status;
    };
    const [absurd, honest] = [await add(1e308), await add(1_000)];
    await ask({ url: list, method: 'DELETE', headers });
    return {
      before: '1e308 Stück angenommen',
      after: `1e308 Stück: ${absurd}, 1.000 Stück: ${honest}`,
      held: absurd === 400 && honest < 300,
    };
  },
};

/** Support adds a list to the account of a visitor. */
const support: Attack = {
  name: 'support-writes',
  seconds: 3,
  apart: true,
  async run(portal) {
    const { provider, users, ask } = portal;
    const headers = { 'x-ov-token': await logIn(portal, 'support') };
    const acting = await ask({
      url: `${provider}/api/v1/users/impersonation`,
      method: 'POST',
      headers,
      body: { email: users.email('besucher') },
    });
    const { status } = await ask({ url: `${provider}/api/v2/watchlists`, method: 'POST', headers, body: { name: 'Von fremder Hand' } });
    return {
      before: 'Liste im fremden Konto angelegt',
      after: `Liste im fremden Konto: ${status}`,
      held: acting.status < 300 && status === 403,
    };
  },
};

export const attacks = [position, support];
