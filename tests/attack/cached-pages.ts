import type { Attack, Portal } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

/** Page that caches may store for longer than the attack takes. */
const LASTING = '/impressum';
const SECONDS = 12;
const PER_SECOND = 45;
/** Number of networks that send requests, enough that the limits per visitor hold none of them back. */
const NETWORKS = 24;
/** Page whose query contains a number: the largest page that is cached by query. */
const NUMBERED = '/aktien/top-flop';

/** Seconds for which caches may still store an answer; the time since the page was rendered is subtracted. */
const leftOf = (control = ''): number => Number(/s-maxage=(\d+)/u.exec(control)?.[1] ?? Number.NaN);

/** Invents queries whose pages could evict the pages that everybody reads from the cache. */
const byQueries: Attack = {
  name: 'cache-by-queries',
  seconds: SECONDS + 8,
  async run({ site, ask, flood }) {
    const lasting = () => ask({ url: site + LASTING, from: '203.0.113.61' });
    await lasting();
    const first = leftOf((await lasting()).headers['cache-control']);
    const start = performance.now();
    const { statuses } = await flood({
      perSecond: PER_SECOND,
      seconds: SECONDS,
      ask: (turn) => ({ url: `${site}${NUMBERED}?page=${turn + 1}`, from: `198.51.100.${1 + (turn % NETWORKS)}`, timeout: 20_000 }),
    });
    const passed = Math.floor((performance.now() - start) / 1_000);
    const last = leftOf((await lasting()).headers['cache-control']);
    return {
      before: 'eine Ablage für alle',
      after: `${describeStatuses(statuses)}; ${LASTING} galt vorher ${first} s, ${passed} s später ${last} s`,
      held: last <= first - passed + 1 && (statuses[200] ?? 0) > 100,
    };
  },
};

/** Private pages, and a public page as its logged-in user may see it. */
const PRIVATE = [
  '/impressum?ansicht=konto',
  '/konto',
  '/konto/daten',
  '/einstellungen',
  '/experten-watchlist',
  '/aktien/orderbuch/SAP-Aktie-DE0007164600',
];

/** Requests the addresses that a customer has just opened, in every form in which caches are queried. */
const ofAnother: Attack = {
  name: 'cache-of-another',
  seconds: 8,
  async run(portal) {
    const { site, ask, users } = portal;
    const cookie = `token=${await tokenOf(portal)}`;
    const secrets = [users.email('pro'), cookie.slice('token='.length), 'Paul'];
    const from = '203.0.113.63';
    const faults: string[] = [];
    let shown = 0;
    for (const path of PRIVATE) {
      const more = path.includes('?') ? '&' : '?';
      for (const address of [path, `${path}${more}page=1`, `${path}${more}client=app`]) {
        const url = site + address;
        const own = await ask({ url, from: '203.0.113.62', headers: { cookie } });
        if (own.body.includes(secrets[0] ?? '')) shown += 1;
        const others = await Promise.all(
          [{}, { cookie: 'token=x' }, { 'x-page-copy': '1' }, { 'if-none-match': '*' }, { 'x-nextjs-data': '1' }].map((headers) =>
            ask({ url, from, headers }),
          ),
        );
        for (const { body, headers } of [own, ...others])
          if (headers['cache-control'] !== 'private, no-store') faults.push(`${address}: ${headers['cache-control'] ?? 'kein Kopf'}`);
          else if (body !== own.body && secrets.some((secret) => body.includes(secret))) faults.push(`${address} zeigt Fremdes`);
        if (others.some(({ body }) => body === own.body && own.status === 200)) faults.push(`${address}: dieselbe Seite für andere`);
      }
    }
    return {
      after: faults.join('; ') || `${PRIVATE.length * 3} Adressen auf fünf Arten, ${shown} davon mit der eigenen Anschrift`,
      held: faults.length === 0 && shown > 0,
    };
  },
};

async function tokenOf({ provider, ask, users }: Portal): Promise<string> {
  const body = { email: users.email('pro'), password: users.password };
  const answer = await ask({ url: `${provider}/api/v1/users/login`, method: 'POST', from: '203.0.113.62', body });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.body.slice(0, 200)}`);
  return (JSON.parse(answer.body) as { readonly token: string }).token;
}

export const attacks: readonly Attack[] = [byQueries, ofAnother];
