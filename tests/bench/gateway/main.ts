// npm run bench:gateway: throughput, delay and cost of the gateway compared with a bare broadcast of the same bytes; idle connections; and
// a reconnect of all clients at once. Prints JSON; exit code 1 if a goal is missed. `-- idle`, `-- storm` or a number of clients measures
// that alone.
import type { Encoding } from '#gateway/generated/constants.ts';
import { startRemote, type Remote } from './calls.ts';
import type { ServerCalls } from './gateway-server.ts';
import type { GeneratorCalls } from './generator.ts';
import { compareWithGoals } from './goals.ts';

const SUBSCRIPTIONS = 20;
const MEASURE_MS = 5_000;
const SETTLE_MS = 2_000;
/** Milliseconds between ticks, as in real markets. */
const STEADY = 1_000;
/** Updates a second, more than a bare broadcast delivers on one core. */
const FLOOD = 120_000;
const IDLE = 10_000;

const LARGE = 5_000;

const [, , only] = process.argv;
const crowds = only === undefined ? [1_000, LARGE] : Number(only) > 0 ? [Number(only)] : [];

async function withBoth<Result>(
  program: 'gateway-server.ts' | 'bare-server.ts',
  run: (server: Remote<ServerCalls>, generator: Remote<GeneratorCalls>, port: number) => Promise<Result>,
): Promise<Result> {
  const server = startRemote<ServerCalls>(program);
  const generator = startRemote<GeneratorCalls>('generator.ts');
  try {
    return await run(server, generator, await server.call('listen', undefined));
  } finally {
    await Promise.all([server.end(), generator.end()]);
  }
}

const measureFanOut = (program: 'gateway-server.ts' | 'bare-server.ts', clients: number, encoding: Encoding) =>
  withBoth(program, async (server, generator, port) => {
    const before = await server.call('usage', undefined);
    const tokens = await server.call('tokens', clients);
    const connecting = await generator.call('connect', { port, encoding, tokens, subscriptions: SUBSCRIPTIONS });
    if (connecting.connected !== clients) throw new Error(`Only ${connecting.connected} of ${clients} clients got in.`);
    const bytesPerConnection = Math.round(((await server.call('usage', undefined)).rss - before.rss) / clients);
    const measured = async (period: number) => {
      await server.call('tick', period);
      await pause(SETTLE_MS);
      const begin = await server.call('usage', undefined);
      const result = await generator.call('measure', MEASURE_MS);
      const cpu = ((await server.call('usage', undefined)).cpu - begin.cpu) / MEASURE_MS;
      await server.call('tick', 0);
      await pause(SETTLE_MS);
      return { ...result, cpu: Math.round(cpu * 100) / 100, updatesPerCpuSecond: Math.round(result.updatesPerSecond / cpu) };
    };
    return {
      clients,
      encoding,
      connecting,
      bytesPerConnection,
      steady: await measured(STEADY),
      flood: await measured((clients * SUBSCRIPTIONS * 1_000) / FLOOD),
    };
  });

const measureIdle = () =>
  withBoth('gateway-server.ts', async (server, generator, port) => {
    const before = await server.call('usage', undefined);
    const tokens = await server.call('tokens', IDLE);
    const { connected, failed, milliseconds } = await generator.call('connect', { port, encoding: 'jsjsonc-v2', tokens, subscriptions: 0 });
    await pause(SETTLE_MS);
    const { rss } = await server.call('usage', undefined);
    return { connected, failed, milliseconds, bytesPerConnection: Math.round((rss - before.rss) / connected) };
  });

const measureStorm = (clients: number) =>
  withBoth('gateway-server.ts', async (server, generator, port) => {
    const connect = { port, encoding: 'jsjsonc-v2', tokens: await server.call('tokens', clients), subscriptions: SUBSCRIPTIONS } as const;
    await generator.call('connect', connect);
    await server.call('tick', STEADY);
    await pause(SETTLE_MS);
    return generator.call('storm', await server.call('tokens', clients * 4));
  });

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const fanOut = [];
for (const clients of crowds) {
  fanOut.push({
    bare: await measureFanOut('bare-server.ts', clients, 'jsjson-v2'),
    plain: await measureFanOut('gateway-server.ts', clients, 'jsjson-v2'),
    compressed: await measureFanOut('gateway-server.ts', clients, 'jsjsonc-v2'),
  });
}
const idle = only === undefined || only === 'idle' ? await measureIdle() : undefined;
const storm = only === undefined || only === 'storm' ? await measureStorm(LARGE) : undefined;
const result = { fanOut, idle, storm };
const goals = compareWithGoals(result);
process.stdout.write(`${JSON.stringify({ ...result, goals }, undefined, 2)}\n`);
if (goals.some(({ met }) => !met)) process.exitCode = 1;
