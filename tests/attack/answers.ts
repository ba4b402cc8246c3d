import { networkInterfaces } from 'node:os';
import type { Attack, Portal } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

/** Requests the page with all blocks repeatedly. */
async function heavyPages({ site, flood }: Portal): ReturnType<Attack['run']> {
  const [perSecond, seconds] = [4, 6];
  const { statuses } = await flood({
    perSecond,
    seconds,
    ask: (turn) => ({ url: `${site}/bausteine?turn=${turn}`, from: '203.0.113.32' }),
  });
  return {
    after: `${perSecond * seconds} Aufrufe: ${describeStatuses(statuses)}`,
    held: [0, 500, 502, 504].every((status) => statuses[status] === undefined),
  };
}

/** Requests from the network: a portal with demo users must be unreachable there. */
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
  { name: 'heavy-pages', seconds: 8, run: heavyPages },
  { name: 'from-the-network', seconds: 2, apart: true, run: fromTheNetwork },
];
