// npm run bench:ready: time from `npm start` until the first visitors are served, with a cold data folder and with the same one again,
// while the market in New York is open. `-- --provider` measures the provider alone, without the site; `-- --load 4` runs that number of
// busy programs in parallel.
import { spawn, type ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MODEST_HEAP, MODEST_MALLOC } from '../../scripts/lib/modest-memory.mjs';
import { endAll, endChild, freePort, temporaryFolder } from './processes.ts';
import { benchPages } from './portal.ts';
import { untilWarm } from './until-warm.ts';

/** Maximum seconds of the first answers once `/ready` answers 200, and of computing ahead after that. */
const GOALS = { answer: 2, warm: 60 } as const;
const OPEN_IN_NEW_YORK = '2026-11-24T17:30:00Z';
const LONGEST_START_MS = 600_000;
const LONGEST_ANSWER_MS = 60_000;
/** Calls of a first visitor, in order: nothing is cached. */
const CALLS = {
  'snapshot of an index (S&P 500)': '/api/v1/indices/4359526/snapshot',
  'snapshot of a share (SAP)': '/api/v1/stocks/82849/snapshot',
  'chart of an index (DAX, a year)': '/api/v1/instruments/INDEX/20735/simple_chart_history?range=Y1',
  'chart of a share (SAP, ten years)': '/api/v1/instruments/STOCK/82849/eod_history?range=Y10',
  'finder of shares': '/api/v1/stocks/finder/configuration_query?calculateFacets=true',
  'finder of derivatives': '/api/v1/derivatives/finder/configuration_query',
  'finder of funds': '/api/v1/funds/finder/configuration_query?calculateFacets=true',
} as const;

const { values } = parseArgs({
  options: { provider: { type: 'boolean', default: false }, load: { type: 'string', default: '0' } },
});
const node = resolve('node_modules/.bin/node');

interface Step {
  readonly name: string;
  /** Seconds since the start, and the seconds of the call itself. */
  readonly at: number;
  readonly took: number;
  readonly goal?: number;
  /** Error instead of an answer. */
  readonly fault?: string;
}

async function measured(data: string): Promise<Step[]> {
  const [port, providerPort] = [await freePort(), await freePort()];
  const [site, provider] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`];
  const env = {
    ...process.env,
    ...MODEST_MALLOC,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PARKETT_DATA: data,
    PROVIDER_CLOCK: OPEN_IN_NEW_YORK,
    PROVIDER_RATE_LIMIT: 'off',
    SITE_RATE_LIMIT: 'off',
  };
  const begin = performance.now();
  const since = (from = begin): number => (performance.now() - from) / 1_000;
  const child = spawn(node, values.provider ? [...MODEST_HEAP, 'provider/main.ts'] : ['scripts/start.mjs'], { env, stdio: 'ignore' });
  const steps: Step[] = [];
  // Prints each step at once: an aborted run has then shown its results.
  const tell = (step: Step): void => {
    steps.push(step);
    console.log(rowOf(step));
  };
  const ask = async (name: string, url: string): Promise<void> => {
    const from = performance.now();
    const fault = await faultOf(url);
    tell({ name, at: since(), took: since(from), goal: GOALS.answer, ...(fault === undefined ? {} : { fault }) });
  };
  try {
    await untilReady(child, `${provider}/ready`);
    tell({ name: 'ready: the provider', at: since(), took: since() });
    const ready = performance.now();
    for (const [name, path] of Object.entries(CALLS)) await ask(name, provider + path);
    if (!values.provider) {
      const before = performance.now();
      await untilReady(child, `${site}/ready`);
      tell({ name: 'ready: the site', at: since(), took: since(before) });
      for (const [name, path] of Object.entries(benchPages)) await ask(`page ${name}, first`, site + path);
      for (const [name, path] of Object.entries(benchPages)) await ask(`page ${name}, warm`, site + path);
    }
    await untilWarm(provider);
    tell({ name: 'computed ahead', at: since(), took: since(ready), goal: GOALS.warm });
    return steps;
  } finally {
    await endChild(child);
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (const end = performance.now() + LONGEST_START_MS; performance.now() < end;) {
    if (child.exitCode !== null) throw new Error(`The start ended with code ${child.exitCode}. Run npm start to see why.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${url} was not ready after ten minutes.`);
}

/** Returns an error unless the whole answer arrives with status 200. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    await answer.arrayBuffer();
    return answer.status === 200 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}

const isMet = ({ took, goal = Infinity, fault }: Step): boolean => fault === undefined && took <= goal;

function rowOf(step: Step): string {
  const { name, at, took, goal, fault } = step;
  const verdict =
    goal === undefined ? '' : `${goal.toFixed(1)} ${isMet(step) ? 'met' : 'MISSED'}${fault === undefined ? '' : `: ${fault}`}`;
  return `| ${name} | ${at.toFixed(1)} | ${took.toFixed(2)} | ${verdict} |`;
}

const busy = Array.from({ length: Number(values.load) }, () => spawn(node, ['-e', 'for(;;);'], { stdio: 'ignore' }));
try {
  const data = temporaryFolder();
  let missed = 0;
  for (const folder of ['cold', 'the same again'] as const) {
    console.log(`\nData folder: ${folder}. Load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}.\n`);
    console.log('| | after the start, s | took, s | goal, s |\n| --- | --- | --- | --- |');
    const steps = await measured(data);
    missed += steps.filter((step) => !isMet(step)).length;
    console.log(`\nLoad of the machine after: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  }
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  for (const one of busy) one.kill('SIGKILL');
  await endAll();
}
