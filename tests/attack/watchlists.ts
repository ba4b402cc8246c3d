import type { Attack, Portal } from './attack.ts';

/** Token of a demo user. Support gets in from this machine only. */
async function logIn({ provider, users, ask }: Portal, name: 'support'): Promise<string> {
  const answer = await ask({
    url: `${provider}/api/v1/users/login`,
    method: 'POST',
    body: { email: users.email(name), password: users.password },
  });
  return (JSON.parse(answer.body) as { token?: string }).token ?? '';
}

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

export const attacks = [support];
