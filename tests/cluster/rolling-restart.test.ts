import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { ask, type Answer } from '#tests/attack/runner/ask.ts';
import { startNginx } from '#tests/bench/nginx.ts';
import { endAll, freePort } from '#tests/bench/processes.ts';
import { startNats } from '../../scripts/lib/nats.mjs';
import { portalNode, type PortalNode } from './portal-nodes.ts';

const PAGES = ['/', '/aktien', '/aktien/SAP-Aktie-DE0007164600', '/index/DAX-Index-20735', '/aktien/finder', '/news'];

let nats: Awaited<ReturnType<typeof startNats>>;
let store: Awaited<ReturnType<typeof createTestStore>>;
let origin = '';
const nodes: PortalNode[] = [];

/**
 * Returns `deploy/nginx.conf` with two servers in a group, as described in `docs/operation.md`: a server that was down is retried after a
 * second.
 */
const inTwos = (text: string, group: string, port: number): string =>
  text.replace(
    new RegExp(`(upstream ${group} \\{\\s+server [^;]+);`, 'u'),
    `$1 fail_timeout=1s;\n    server 127.0.0.1:${port} fail_timeout=1s;`,
  );
/** Milliseconds between restarts of two nodes: nginx retries the restarted one within this time. */
const BETWEEN = 2_000;

beforeAll(async () => {
  if (!existsSync('site/.next/BUILD_ID')) throw new Error('The site is not built. Run: npm run build');
  nats = await startNats();
  store = await createTestStore();
  const { databaseUrl } = store.options;
  if (databaseUrl === undefined) throw new Error('Several providers need a PostgreSQL: npm run test:cluster starts one.');
  const [one, two, left, right, inner] = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()];
  const providers = `http://127.0.0.1:${inner}`;
  ({ origin } = await startNginx(`http://127.0.0.1:${left}`, {
    provider: `127.0.0.1:${one}`,
    edit: (text) =>
      inTwos(inTwos(text, 'site', right), 'provider', two).replace(
        /\}\s*$/u,
        `  server {\n    listen 127.0.0.1:${inner};\n    location / { proxy_pass http://provider; proxy_set_header X-Forwarded-For $http_x_forwarded_for; }\n  }\n}\n`,
      ),
  }));
  const settings = { databaseUrl, natsUrl: nats.url, providers, origin };
  nodes.push(portalNode('provider', 1, one, settings), portalNode('provider', 2, two, settings));
  nodes.push(portalNode('site', 1, left, settings), portalNode('site', 2, right, settings));
  for (const node of nodes) await node.start();
}, 600_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await endAll();
  await nats.stop();
  await store.dispose();
});

it('a rolling restart of all nodes under load refuses nobody and loses no write', { timeout: 600_000 }, async () => {
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const login = await ask({
    url: `${origin}/api/v1/users/login`,
    method: 'POST',
    headers: own,
    body: { email: demoEmail('pro'), password: DEMO_PASSWORD },
  });
  const cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  expect([login.status, cookie]).toEqual([200, expect.stringContaining('token=')]);
  const headers = { ...own, cookie };
  const made = await ask({ url: `${origin}/api/v2/watchlists`, method: 'POST', headers, body: { name: 'Runde 0' } });
  const { entityValue } = JSON.parse(made.body) as Schema<'Watchlist'>;

  const load = new AbortController();
  const { signal } = load;
  const since = performance.now();
  let reads = 0;
  let writes = 0;
  const failed: string[] = [];
  const note = (what: string, { status, body }: Answer): void =>
    void (status === 200 || failed.push(`${what} after ${Math.round(performance.now() - since)} ms: ${status} ${body.slice(0, 300)}`));
  const reader = async (lane: number): Promise<void> => {
    for (let turn = lane; !signal.aborted; turn += 1) {
      // A unique query bypasses nginx's cache: the site renders the page.
      const path = `${PAGES[turn % PAGES.length]}?runde=${lane}-${turn}`;
      note(path, await ask({ url: origin + path }));
      reads += 1;
      await pause(100);
    }
  };
  const writer = async (): Promise<void> => {
    for (let round = 1; !signal.aborted; round += 1) {
      const url = `${origin}/api/v2/watchlists/${entityValue}`;
      note(`write ${round}`, await ask({ url, method: 'PATCH', headers, body: { name: `Runde ${round}` } }));
      writes = round;
      await pause(50);
    }
  };
  const visitors = [reader(0), reader(1), reader(2), writer()];
  await pause(2_000);
  const codes: (number | null)[] = [];
  for (const node of nodes) {
    codes.push(await node.stop());
    await node.start();
    await pause(BETWEEN);
  }
  load.abort();
  await Promise.all(visitors);

  console.log(JSON.stringify({ reads, writes, failed: failed.length }));
  expect(failed).toEqual([]);
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(reads).toBeGreaterThan(50);
  const lists = await ask({ url: `${origin}/api/v2/watchlists`, headers });
  expect((JSON.parse(lists.body) as { readonly list: readonly Schema<'Watchlist'>[] }).list.map(({ name }) => name)).toContain(
    `Runde ${writes}`,
  );
});
