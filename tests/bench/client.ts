// npm run bench:client: gzipped bytes of the transport and of one hook, and processor time of a server's call before and after the network.
// Prints JSON; exit code 1 if a goal is missed.
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';

/** Maximum size of a hook in bytes, transport included, React Query excluded. */
const GOAL = 2_048;
const client = resolve(import.meta.dirname, '../../client');
const ENTRIES = {
  transport: `export { createTransport } from '${client}/transport.ts';`,
  hook: `export { useGetQuote } from '${client}/generated/hooks/quotes.ts';`,
};

interface Size {
  readonly bytes: number;
  readonly gzip: number;
}

/** Builds a module of one line as the islands are built, without React and React Query. */
async function sizeOf(code: string): Promise<Size> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? code : null) }],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'entry', external: [/^react($|\/)/, '@tanstack/react-query'], preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return { bytes: Buffer.byteLength(text), gzip: gzipSync(text).byteLength };
}

/** Microseconds of processor time of a call by operationId, and its share for the answer: the minimum of many rounds. */
async function costOfCall(): Promise<{ readonly call: number; readonly ofItAnswer: number }> {
  const text = JSON.stringify({ list: Array.from({ length: 20 }, (_, index) => ({ idNotation: index, last: index * 1.1 })) });
  const answer = async (): Promise<Response> => new Response(text, { headers: { 'Content-Type': 'application/json' } });
  const call = createCall(createTransport({ baseUrl: 'http://api.test/api', fetch: answer }));
  const input = { path: { entityType: 'STOCK', entityValue: '82849' }, query: { idNotation: 163_500 } } as const;
  const [costs, answers]: [number[], number[]] = [[], []];
  for (let round = 0; round < 30; round += 1) {
    costs.push(await microseconds(() => call('getQuote', input)));
    answers.push(await microseconds(async () => (await answer()).json()));
  }
  return { call: Math.min(...costs), ofItAnswer: Math.min(...answers) };
}

async function microseconds(run: () => Promise<unknown>, times = 2_000): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const [transport, transportAndHook] = [await sizeOf(ENTRIES.transport), await sizeOf(ENTRIES.hook)];
const met = transportAndHook.gzip <= GOAL;
process.stdout.write(
  `${JSON.stringify({ transport, transportAndHook, microseconds: await costOfCall(), goal: { gzip: GOAL, met } }, null, 2)}\n`,
);
process.exitCode = met ? 0 : 1;
