// npm run bench:render: speed of the renderer on a 40-block article and a 200-block page, as a ratio to the same tree written by hand in
// React (renderToString), and growth of the time from 10 to 1,000 blocks. Calls answer at once: only rendering is measured. Prints JSON;
// exit code 1 if a goal is missed.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { fixtureFiles } from '#blocks/generated/fixtures.ts';
import { articleSamples, pageSamples } from './samples.ts';

const GOALS = { ratio: 0.8, growth: 1.3 };
const RUNS = 3;
/** Timeout of one run, in ms. */
const PATIENCE = 90_000;
const folder = resolve('.cache/bench-render');

interface Result {
  readonly article: { readonly ratio: number; readonly isSame: boolean };
  readonly page: { readonly ratio: number; readonly isSame: boolean };
  readonly growth: { readonly parkett: { readonly ratio: number } };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: 'tests/bench/render/trees.tsx',
    outDir: folder,
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'trees.mjs' } },
  },
});
const ofPage = new Set<string>(fixtureFiles.flatMap(({ type, vocabulary }) => (vocabulary === 'page' ? [type] : [])));
const samples = { article: articleSamples(), page: pageSamples((type) => ofPage.has(type)) };
writeFileSync(resolve(folder, 'samples.json'), JSON.stringify(samples));

function run(): Result {
  const file = resolve(folder, 'result.json');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const parameters = [resolve(folder, 'trees.mjs'), resolve(folder, 'samples.json'), file];
  const { status } = spawnSync(process.execPath, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE });
  if (status !== 0) throw new Error(`Das Zeichnen endete mit ${status ?? 'Zeitüberschreitung'}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

const runs = Array.from({ length: RUNS }, run);
const middle = (of: (result: Result) => number): number => runs.map(of).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
const ratios = {
  article: middle(({ article }) => article.ratio),
  page: middle(({ page }) => page.ratio),
  growth: middle(({ growth }) => growth.parkett.ratio),
};
const isSame = runs.every(({ article, page }) => article.isSame && page.isSame);
const isMet = isSame && ratios.article >= GOALS.ratio && ratios.page >= GOALS.ratio && ratios.growth <= GOALS.growth;
process.stdout.write(`${JSON.stringify({ cores: cpus().length, goals: GOALS, ratios, isSame, isMet, runs }, undefined, 2)}\n`);
process.exitCode = isMet ? 0 : 1;
