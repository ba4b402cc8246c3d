import type { Attack, Portal } from './attack.ts';

const logoutByAddress: Attack = {
  name: 'logout-by-address',
  seconds: 3,
  async run(portal) {
    const token = await logIn(portal, '198.51.100.21');
    const asked = { from: '198.51.100.21', headers: { cookie: `token=${token}` } };
    const tries = [
      await portal.ask({ ...asked, url: `${portal.site}/api/v1/users/logout` }),
      await portal.ask({ ...asked, url: `${portal.site}/logout` }),
      await portal.ask({
        ...asked,
        method: 'POST',
        url: `${portal.site}/api/v1/users/logout`,
        headers: { ...asked.headers, origin: 'https://evil.example' },
      }),
    ];
    const { status } = await portal.ask({ ...asked, url: `${portal.site}/api/v1/users` });
    return {
      before: 'GET mit fremdem Verweis meldete ab',
      after: `${tries.map((answer) => answer.status).join(', ')}; danach angemeldet: ${status === 200 ? 'ja' : 'nein'}`,
      held: status === 200,
    };
  },
};

/** Number of runs. Each uses another address because the previous run has used up the limit per minute of its visitor. */
let plays = 0;

const countedHits: Attack = {
  name: 'analytics-flood',
  seconds: 6,
  async run(portal) {
    const { body: anonymous } = await portal.ask({ method: 'POST', url: `${portal.provider}/api/v1/users/anonymous` });
    const token = tokenIn(anonymous);
    const from = `198.51.100.${100 + (plays++ % 100)}`;
    const headers = { 'x-ov-token': token, 'content-type': 'application/json' };
    const { statuses } = await portal.flood({
      perSecond: 200,
      seconds: 3,
      ask: (turn) => ({
        url: `${portal.provider}/api/v1/scapa/data`,
        method: 'POST',
        from,
        headers,
        body: { scapaId: `s-${turn}`, hitType: 'event', eventAction: `erfunden ${turn}` },
      }),
    });
    const taken = statuses[204] ?? 0;
    // The attack falls into at most two minutes of the limit, which allow 240 hits.
    return {
      before: '600 von 600 Treffern gespeichert',
      after: `${taken} von 600 Treffern angenommen`,
      held: taken > 0 && taken <= 240,
    };
  },
};

export const attacks: readonly Attack[] = [logoutByAddress, countedHits];

/** Returns the token of a new session of the user with the tier Plus. */
async function logIn({ ask, provider, users }: Portal, from: string): Promise<string> {
  const body = { email: users.email('plus'), password: users.password };
  const headers = { 'content-type': 'application/json' };
  return tokenIn((await ask({ url: `${provider}/api/v1/users/login`, method: 'POST', from, headers, body })).body);
}

function tokenIn(body: string): string {
  return (JSON.parse(body) as { token: string }).token;
}
