// npm run bench:client: gzipped bytes of the transport and of one hook. Prints JSON; exit code 1 when the goal is missed.
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes that a hook may cost beyond React Query, the transport included. */
const GOAL = 2_048;
const client = resolve(import.meta.dirname, '../../client');
const ENTRIES = {
  transport: `export { createTransport } from '${client}/transport.ts';`,
  hook: `export { useGetQuote } from '${client}/generated/hooks/hooks.ts';`,
};

interface Size {
  readonly bytes: number;
  readonly gzip: number;
}

/** Builds a module of one line like the islands are built, React and React Query left out. */
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

const [transport, transportAndHook] = [await sizeOf(ENTRIES.transport), await sizeOf(ENTRIES.hook)];
const met = transportAndHook.gzip <= GOAL;
process.stdout.write(`${JSON.stringify({ transport, transportAndHook, goal: { gzip: GOAL, met } }, null, 2)}\n`);
process.exitCode = met ? 0 : 1;
