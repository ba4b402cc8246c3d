import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { loadConfig } from '#documents/reader/load.ts';
import { cookieOfPro } from '#tests/bench/asked-pages.ts';
import { startProvider, startSite } from '#tests/bench/portal.ts';
import { endAll } from '#tests/bench/processes.ts';
import { untilWarm } from '#tests/bench/until-warm.ts';
import { completePage } from '#tests/e2e/complete-page.ts';
import { pageAddresses } from '#tests/widths/addresses.ts';
import { BOUNDS } from './bounds.ts';
import { readBalance } from './read-balance.ts';
import { readShift } from './read-shift.ts';

/**
 * `npm run balance`: opens one address of every page of the built portal at 1440 pixels and reports columns that are much emptier than
 * their neighbor (unless the neighbor is one long text or list and the column is sticky), tiles alone in their row, and simulated prices
 * named more than once; with `--shift` also layout shift on a slow line, on a phone and a wide screen. Exit code 1 if a limit of bounds.ts
 * is exceeded. `--only TEXT` selects pages whose name or address contains the text, `--portal` names a running portal without limits.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, shift: { type: 'boolean', default: false }, portal: { type: 'string' } },
});

const browser = await chromium.launch({
  executablePath: process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const { config } = loadConfig('config');
  const origin = values.portal ?? (await startOwn());
  const all = await pageAddresses(config, origin);
  const addresses = all.filter(({ name, path }) => `${name} ${path}`.includes(values.only));
  const cookie = await cookieOfPro(origin);
  const faults: Record<string, string[]> = {};
  for (const { name, path, isPrivate } of addresses) {
    const headers: Record<string, string> = isPrivate ? { cookie } : {};
    const context = await browser.newContext({
      viewport: { width: BOUNDS.width, height: 900 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      extraHTTPHeaders: headers,
    });
    const page = await context.newPage();
    // A busy provider leaves out blocks; wait until the page is complete.
    if (!isPrivate) await completePage(origin + path);
    await page.goto(origin + path, { waitUntil: 'load' });
    const { emptier, goesAlong, lonely, simulated } = await page.evaluate(readBalance);
    await context.close();
    const found = [
      ...(Math.abs(emptier) > BOUNDS.emptier && !goesAlong
        ? [`the ${emptier > 0 ? 'right' : 'left'} column is ${Math.abs(emptier)} px emptier`]
        : []),
      ...lonely.map((tile) => `alone: ${tile}`),
      ...(simulated > BOUNDS.simulated ? [`${simulated} times "Simulierte Kurse"`] : []),
    ];
    for (const width of values.shift ? BOUNDS.shiftWidths : []) {
      const { sum, moved } = await readShift(browser, origin + path, width, headers);
      if (sum > BOUNDS.shift) found.push(`${sum} moved at ${width} px: ${moved.join(' | ')}`);
    }
    if (found.length === 0) continue;
    faults[`${name} (${path})`] = found;
    console.error(`${name} (${path})\n  ${found.join('\n  ')}`);
  }
  console.log(JSON.stringify({ pages: addresses.length, withFaults: Object.keys(faults).length }));
  process.exitCode = Object.keys(faults).length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await endAll();
}

async function startOwn(): Promise<string> {
  const own = await startProvider();
  await untilWarm(own.provider);
  return startSite(own);
}
