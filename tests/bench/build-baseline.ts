import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles the baseline for Node like a server and returns the script. */
export async function buildBaseline(): Promise<string> {
  const outDir = resolve('.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('.'),
    publicDir: false,
    build: {
      ssr: 'tests/bench/baseline.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'baseline.mjs' } },
    },
  });
  return resolve(outDir, 'baseline.mjs');
}
