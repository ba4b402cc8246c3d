import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { loadConfig } from '#documents/reader/load.ts';
import { cookieOfPro } from '#tests/bench/asked-pages.ts';
import { startProvider, startSite } from '#tests/bench/portal.ts';
import { endAll } from '#tests/bench/processes.ts';
import { untilWarm } from '#tests/bench/until-warm.ts';
import { pageAddresses, withoutAddress } from './addresses.ts';
import { readWidths, widths, type FaultsByWidth } from './read-widths.ts';

/**
 * `npm run widths`: opens one address of every page of the built portal at every width from 320 to 1600 pixels in steps of 20; prints as
 * JSON the elements that scroll sideways or are cut off. Exit code 1 if there are any. `--only TEXT` selects pages whose name or address
 * contains the text, `--every 4` every fourth width, `--portal` names a running portal without limits.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, every: { type: 'string', default: '1' }, portal: { type: 'string' } },
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
  const some = widths.filter((_, index) => index % Number(values.every) === 0);
  const cookie = await cookieOfPro(origin);
  const faults: Record<string, FaultsByWidth> = {};
  let read = 0;
  for (const { name, path, isPrivate } of addresses) {
    const context = await browser.newContext({
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      ...(isPrivate && { extraHTTPHeaders: { cookie } }),
    });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const found = await readWidths(page, some);
    await context.close();
    if (Object.keys(found).length > 0) {
      faults[`${name} (${path})`] = found;
      console.error(`${name} (${path}) ${JSON.stringify(found)}`);
    }
    if ((read += 1) % 20 === 0) console.error(`${read} of ${addresses.length} pages read`);
  }
  const missing = withoutAddress(config, all);
  console.log(JSON.stringify({ pages: read, widths: some.length, withoutAddress: missing, faults }));
  process.exitCode = missing.length === 0 && Object.keys(faults).length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await endAll();
}

async function startOwn(): Promise<string> {
  const own = await startProvider();
  await untilWarm(own.provider);
  return startSite(own);
}
