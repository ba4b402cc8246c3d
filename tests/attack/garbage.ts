import fc from 'fast-check';
import { WebSocket } from 'ws';
import { subprotocol } from '#gateway/generated/constants.ts';
import { hostileCallsOf } from '#tests/contract/hostile-calls.ts';
import { readOperations } from '#tests/contract/operations.ts';
import { brokenTexts } from '#tests/fuzz/hostile.ts';
import type { Attack, Portal } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

const SECONDS = 6;
const STRANGER = '203.0.113.21';

/** Sends hostile calls to everything, faster than any person: limits refuse some, none may cause an internal error. */
async function calls({ site, seed, flood }: Portal): ReturnType<Attack['run']> {
  const all = readOperations().flatMap((operation) => hostileCallsOf(operation, 10));
  const { statuses } = await flood({
    perSecond: 60,
    seconds: SECONDS,
    ask(turn) {
      const { method, url, headers, payload } = all[(turn * 7_919 + seed) % all.length] ?? { method: 'GET', url: '/', headers: {} };
      const body = payload === undefined ? {} : { body: payload };
      return { url: `${site}${url}`, from: STRANGER, method, headers: { origin: site, ...headers }, ...body };
    },
  });
  const failed = (statuses[500] ?? 0) + (statuses[502] ?? 0) + (statuses[504] ?? 0) + (statuses[0] ?? 0);
  return { after: `${60 * SECONDS} Aufrufe: ${describeStatuses(statuses)}`, held: failed === 0 };
}

/** Opens connections to the gateway that send nonsense until they are closed, repeatedly. */
async function frames({ gateway, seed }: Portal): ReturnType<Attack['run']> {
  const texts = fc.sample(brokenTexts, { seed, numRuns: 60 });
  const until = performance.now() + SECONDS * 1000;
  const counts = { connections: 0, kept: 0 };
  const visit = async (): Promise<void> => {
    const ws = new WebSocket(gateway, [subprotocol.plain, subprotocol.oneTimeToken], { headers: { 'x-forwarded-for': STRANGER } });
    counts.connections += 1;
    ws.on('error', () => undefined);
    ws.once('open', () => {
      for (const text of texts) ws.send(text);
    });
    const late = setTimeout(() => {
      counts.kept += 1;
      ws.terminate();
    }, 4_000);
    await new Promise<void>((resolve) => void ws.once('close', () => resolve()));
    clearTimeout(late);
  };
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      await visit();
      await new Promise((wake) => setTimeout(wake, 20));
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const { connections, kept } = counts;
  return {
    after: `${connections} Verbindungen mit je ${texts.length} Rahmen, ${kept} davon nicht beendet`,
    held: connections > 0 && kept === 0,
  };
}

export const attacks: readonly Attack[] = [
  { name: 'hostile-calls', seconds: SECONDS, run: calls },
  { name: 'hostile-frames', seconds: SECONDS, run: frames },
];
