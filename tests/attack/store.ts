import { killWriters } from '#tests/disk/killed-writers.ts';
import { fillDisk } from '#tests/disk/full-disk.ts';
import type { Attack, Portal } from './attack.ts';

/** Number of kills. A smaller number is enough to detect a missing safeguard. */
const KILLS = Number(process.env.PARKETT_KILLS ?? 20);
const FULL_DISKS = Number(process.env.PARKETT_FULL_DISKS ?? 5);
const KEPT_PAGES = ['/', '/ratgeber/aktien-kaufen', '/aktien/SAP-Aktie-DE0007164600'];
/** Maximum time of a page, in ms: a page that the site has cached needs no provider. */
const LONGEST_PAGE_MS = 2_000;
const RECOVERY_MS = 10_000;
/** Time that calls run before the provider is stopped, in ms. */
const UNDER_WAY_MS = 30;

const killed: Attack = {
  name: 'store-killed',
  seconds: 45,
  apart: true,
  async run({ chance }) {
    const { kills, acknowledged, lost } = await killWriters(KILLS, chance);
    return {
      before: '616 bestätigt, 0 verloren',
      after: `${kills} × kill -9, ${acknowledged} bestätigt, ${lost.length} verloren`,
      held: lost.length === 0 && acknowledged >= kills,
    };
  },
};

const diskFull: Attack = {
  name: 'store-disk-full',
  seconds: 30,
  apart: true,
  async run() {
    const { rounds, acknowledged, refused, faults } = await fillDisk(FULL_DISKS);
    return {
      before: 'Schreiben 500 mit Parametern im Log, /ready 200',
      after: `${rounds} × volle Platte, ${acknowledged} bestätigt, ${refused} mit 503 abgelehnt${faults.map((fault) => `; ${fault}`).join('')}`,
      held: faults.length === 0 && refused >= rounds,
    };
  },
};

const stopped: Attack = {
  name: 'provider-stopped',
  seconds: 30,
  apart: true,
  async run(portal) {
    const faults: string[] = [];
    const writer = await logIn(portal);
    await warmPages(portal, faults);
    const states: readonly (readonly [string, () => Promise<unknown>[]])[] = [
      ['ruhig', () => []],
      ['beim Schreiben', () => Array.from({ length: 5 }, () => writer.write())],
      [
        'beim Rechnen',
        () =>
          Array.from({ length: 5 }, (_, n) =>
            portal.ask({ url: `${portal.provider}/api/v1/instruments/INDEX/${20_735 + n}/eod_history?range=MAX` }),
          ),
      ],
    ];
    let slowest = 0;
    for (const [state, begin] of states) {
      const underWay = begin();
      await new Promise((wake) => setTimeout(wake, UNDER_WAY_MS));
      process.kill(portal.pids.provider, 'SIGSTOP');
      try {
        const pages = await Promise.all(KEPT_PAGES.map((path) => portal.ask({ url: `${portal.site}${path}` })));
        slowest = Math.max(slowest, ...pages.map(({ milliseconds }) => milliseconds));
        for (const [index, { status }] of pages.entries()) if (status !== 200) faults.push(`${state}: ${KEPT_PAGES[index]} ${status}`);
        const refused = await writer.write(15_000);
        if (![502, 503, 504].includes(refused.status) || !refused.body.includes('displayErrorMessage'))
          faults.push(`${state}: Schreiben ${refused.status} ${refused.body.slice(0, 80)}`);
      } finally {
        process.kill(portal.pids.provider, 'SIGCONT');
      }
      await Promise.all(underWay);
      if (!(await writer.recovers())) faults.push(`${state}: nach ${RECOVERY_MS} ms ließ sich noch nicht schreiben`);
    }
    const lost = await writer.lost();
    if (lost > 0) faults.push(`${lost} bestätigte Schreibvorgänge verloren`);
    if (slowest > LONGEST_PAGE_MS) faults.push(`eine behaltene Seite brauchte ${Math.round(slowest)} ms`);
    return {
      after: `${states.length} × SIGSTOP, behaltene Seiten 200 in höchstens ${Math.round(slowest)} ms, ${writer.acknowledged()} bestätigt, ${lost} verloren${faults.map((fault) => `; ${fault}`).join('')}`,
      held: faults.length === 0,
    };
  },
};

export const attacks: readonly Attack[] = [killed, diskFull, stopped];

async function warmPages({ ask, site }: Portal, faults: string[]): Promise<void> {
  for (const path of KEPT_PAGES) {
    const { status } = await ask({ url: `${site}${path}`, timeout: 20_000 });
    if (status !== 200) faults.push(`vorher: ${path} ${status}`);
  }
}

/** Logs in a user who adds shares to their watchlist through the site, as a browser does. */
async function logIn({ ask, site, provider, users }: Portal) {
  const answer = await ask({
    url: `${provider}/api/v1/users/login`,
    method: 'POST',
    body: { email: users.email('pro'), password: users.password, staysLoggedIn: true },
    headers: { 'content-type': 'application/json' },
  });
  const { token } = JSON.parse(answer.body) as { token: string };
  const headers = { cookie: `token=${token}`, origin: site, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: unknown, timeout: number) => ask({ url: `${site}/api${path}`, method: 'POST', headers, body, timeout });
  const made = await post('/v2/watchlists', { name: `Angehalten ${Date.now()}` }, 10_000);
  const list = (JSON.parse(made.body) as { entityValue: string }).entityValue;
  const catalogue = await ask({ url: `${provider}/api/v1/instruments/catalogue?entityType=STOCK&perPage=200` });
  const shares = (JSON.parse(catalogue.body) as { list: { entityValue: string }[] }).list.map(({ entityValue }) => entityValue);
  const acknowledged: string[] = [];
  let written = 0;
  const write = async (timeout = 10_000) => {
    const number = (written += 1);
    const note = `angehalten-${number}`;
    const body = { list: [{ entityType: 'STOCK', entityValue: shares[number], note }] };
    const reply = await post(`/v2/watchlists/${list}/positions`, body, timeout);
    if (reply.status === 201) acknowledged.push(note);
    return reply;
  };
  return {
    write,
    acknowledged: () => acknowledged.length,
    async recovers(): Promise<boolean> {
      const until = performance.now() + RECOVERY_MS;
      while (performance.now() < until) {
        if ((await write(3_000)).status === 201) return true;
        await new Promise((wake) => setTimeout(wake, 200));
      }
      return false;
    },
    async lost(): Promise<number> {
      const found = await ask({ url: `${site}/api/v2/watchlists/${list}/positions`, headers });
      const notes = new Set((JSON.parse(found.body) as { list: { note?: string }[] }).list.map(({ note }) => note));
      return acknowledged.filter((note) => !notes.has(note)).length;
    },
  };
}
