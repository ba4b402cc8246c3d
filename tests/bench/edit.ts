// npm run bench:edit: time until a table that an editor writes appears in the open tab of the development server, with data of a call that
// no page used before; compared with the time to reload the tab. Prints JSON; exit code 1 if the goal is missed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { desktop, launchChromium } from '#tests/e2e/browser.ts';
import { quantiles } from './answer-times.ts';
import { startProvider } from './portal.ts';
import { endAll, freePort, startProcess } from './processes.ts';
import { untilWarm } from './until-warm.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
/** Maximum time from saving the file until the table is visible, in ms. */
const GOAL_MS = 1_000;
const FILE = 'pages/updates.yaml';
const PATH = '/updates';
/** Text inserted before the first block of the page. */
const TABLE = `    - type: data-table
      headline: Sparpläne
      operation: listSavingsPlans
      parameters: { entityType: ETF, entityValue: '3567527' }
      columns:
        - { field: broker.name, label: Anbieter }
        - { field: minInvestment, label: Ab }
        - { field: orderFeePct, label: Gebühr }
`;

const folder = mkdtempSync(join(tmpdir(), 'parkett-edit-'));
cpSync('config', folder, { recursive: true });
const file = join(folder, FILE);
const before = readFileSync(file, 'utf8');
const after = before.replace(/^ {2}main:\n/mu, `$&${TABLE}`);
if (after === before) throw new Error(`${FILE} has no slot main to put a table into.`);

/** Milliseconds from saving a text until the tab shows it. */
async function shownAfter(tab: Page, text: string, state: 'visible' | 'detached'): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await tab.locator('.block[data-block=data-table] tbody td').first().waitFor({ state, timeout: 20_000 });
  return performance.now() - start;
}

async function measure(tab: Page) {
  const [shown, reloaded]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const took = await shownAfter(tab, after, 'visible');
    const start = performance.now();
    await tab.reload({ waitUntil: 'load' });
    // Skips the first round, which compiles.
    if (round > 0) [shown, reloaded].forEach((list, index) => list.push(index === 0 ? took : performance.now() - start));
    await shownAfter(tab, before, 'detached');
  }
  return { rounds: ROUNDS, shownMs: quantiles(shown), reloadMs: quantiles(reloaded) };
}

const browser = await launchChromium();
try {
  const { provider } = await startProvider();
  // Waits: computing ahead in the first minutes takes both processors of a small machine.
  await untilWarm(provider);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = { NODE_ENV: 'development', PARKETT_CONFIG: folder, PROVIDER_URL: provider, PORT: port, NEXT_TELEMETRY_DISABLED: '1' };
  await startProcess(resolve('node_modules/.bin/node'), ['site/server/main.ts', '--dev'], env, origin + PATH);
  const tab = await browser.newPage(desktop);
  await tab.goto(origin + PATH, { waitUntil: 'load' });
  const figures = await measure(tab);
  const report = {
    node: process.version,
    cpu: cpus()[0]?.model,
    load: loadavg()[0],
    ...figures,
    shownToReload: Number((figures.shownMs.p50 / figures.reloadMs.p50).toFixed(2)),
    goalMs: GOAL_MS,
    goalMet: figures.shownMs.p95 <= GOAL_MS,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.goalMet ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await endAll();
  rmSync(folder, { recursive: true });
}
