import { networkInterfaces } from 'node:os';
import type { Attack, Portal } from './attack.ts';
import { told } from './runner/ask.ts';

/** What nobody may keep, and what says who may. */
async function caches({ site, ask }: Portal): ReturnType<Attack['run']> {
  const from = '203.0.113.41';
  const faults: string[] = [];
  for (const path of ['/health', '/ready']) {
    const { headers } = await ask({ url: site + path, from });
    if (!String(headers['cache-control']).includes('no-store')) faults.push(`${path}: ${headers['cache-control']}`);
  }
  const { headers: api } = await ask({ url: `${site}/api/v1/instruments/STOCK/82849/quote`, from });
  if (!/cookie/iu.test(String(api.vary))) faults.push(`/api: vary ${api.vary}`);
  const forged = await ask({ url: `${site}/`, headers: { 'x-forwarded-proto': 'https' } });
  const plain = await ask({ url: `${site}/`, from });
  if (plain.headers['strict-transport-security'] !== undefined) faults.push('HSTS ohne TLS aus dem Cache');
  for (const name of ['rsc', 'next-router-state-tree', 'x-matched-path', 'x-middleware-subrequest', 'x-invoke-path']) {
    const steered = await ask({ url: `${site}/impressum`, from, headers: { [name]: '1' } });
    const usual = await ask({ url: `${site}/impressum`, from });
    if (steered.body !== usual.body) faults.push(`${name} ändert die Seite`);
  }
  const held = faults.length === 0;
  return { after: held ? `nichts davon (${forged.status}, ${plain.status})` : faults.join('; '), held };
}

/** Addresses that a stranger writes himself lift no limit. */
async function forgedAddresses({ provider, site, flood }: Portal): ReturnType<Attack['run']> {
  const forged = ['unknown', '127.0.0.1', '::1', 'x'.repeat(200), '203.0.113.9:99999', '" or 1', '10.0.0.1, 127.0.0.1'];
  const counts = await Promise.all(
    [site, provider].map(async (origin) =>
      flood({
        perSecond: 60,
        seconds: 5,
        ask: (turn) => ({
          url: `${origin}/api/v1/instruments/search?searchValue=a${turn}&limit=50`,
          headers: { 'x-forwarded-for': `${forged[turn % forged.length]}${turn}, 203.0.113.42` },
        }),
      }),
    ),
  );
  return {
    before: 'ein Teil, der keine Adresse ist, hob die Grenze auf',
    after: counts.map(({ statuses }, at) => `${at === 0 ? 'Site' : 'Anbieter'}: ${told(statuses)}`).join('; '),
    held: counts.every(({ statuses }) => (statuses[429] ?? 0) > 0),
  };
}

/** The page of all blocks, again and again. */
async function heavyPages({ site, flood }: Portal): ReturnType<Attack['run']> {
  const [perSecond, seconds] = [4, 6];
  const { statuses } = await flood({
    perSecond,
    seconds,
    ask: (turn) => ({ url: `${site}/bausteine?turn=${turn}`, from: '203.0.113.32' }),
  });
  return {
    after: `${perSecond * seconds} Aufrufe: ${told(statuses)}`,
    held: [0, 500, 502, 504].every((status) => statuses[status] === undefined),
  };
}

/** From the network nobody reaches a portal with demo users. */
async function fromTheNetwork({ site, provider, ask }: Portal): ReturnType<Attack['run']> {
  const outer = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const reached: string[] = [];
  for (const { address } of outer)
    for (const origin of [site, provider]) {
      const { status } = await ask({ url: `http://${address}:${new URL(origin).port}/health`, timeout: 2_000 });
      if (status !== 0) reached.push(`${address}:${new URL(origin).port} → ${status}`);
    }
  const held = reached.length === 0;
  return { before: 'Site auf allen Adressen', after: held ? `${outer.length} Adressen, keine antwortet` : reached.join('; '), held };
}

export const attacks: readonly Attack[] = [
  { name: 'caches-and-hosts', seconds: 3, apart: true, run: caches },
  { name: 'heavy-pages', seconds: 8, run: heavyPages },
  { name: 'forged-addresses', seconds: 6, run: forgedAddresses },
  { name: 'from-the-network', seconds: 2, apart: true, run: fromTheNetwork },
];
