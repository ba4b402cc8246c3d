import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { loadConfig } from '#config/reader/load.ts';
import { startProvider, startSite } from '../bench/portal.ts';
import { endAll } from '../bench/processes.ts';
import { checkPortal } from './check/check.ts';
import { compareCrawls } from './compare.ts';
import { crawl } from './crawl.ts';

/**
 * `npm run crawl -- --out FOLDER`: draws every address of the built portal at one fixed instant and keeps the answers.
 * `npm run crawl -- --compare BEFORE AFTER`: which addresses answer otherwise, and where. Exit code 1 when any does.
 * `npm run crawl -- --check`: reads the markets and a thousand instruments as a visitor would, and prints what no visitor should
 * meet (see `check/faults.ts`) as JSON. Exit code 1 when there is anything. `--portal` and `--provider` name running ones, whose clock
 * stands (`PROVIDER_CLOCK`) and which have no limits (`SITE_RATE_LIMIT=off`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    compare: { type: 'boolean' },
    most: { type: 'string', default: '20000' },
    check: { type: 'boolean' },
    instruments: { type: 'string', default: '1000' },
    seconds: { type: 'string' },
    queries: { type: 'string', default: '40' },
    browser: { type: 'string', default: 'yes' },
    portal: { type: 'string' },
    provider: { type: 'string' },
  },
});

if (values.compare === true) {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new Error('Name two folders: npm run crawl -- --compare BEFORE AFTER');
  const differences = compareCrawls(before, after);
  console.log(JSON.stringify(differences, undefined, 2));
  process.exitCode = differences.different === 0 && differences.missing.length === 0 ? 0 : 1;
} else if (values.check === true) {
  const chromiumPath = process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium';
  const flags = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const browser = values.browser === 'no' ? undefined : await chromium.launch({ executablePath: chromiumPath, args: flags });
  try {
    const own = values.portal === undefined ? await startProvider() : undefined;
    const origin = own === undefined ? (values.portal ?? '') : await startSite(own);
    const report = await checkPortal({
      origin,
      provider: own?.env['PROVIDER_URL'] ?? values.provider ?? '',
      config: loadConfig('config').config,
      instruments: Number(values.instruments),
      mostQueries: Number(values.queries),
      most: Number(values.most),
      browser,
      seconds: values.seconds === undefined ? undefined : Number(values.seconds),
      onProgress: (pages, waiting, faults) => console.error(`${pages} Seiten gelesen, ${waiting} warten, ${faults.length} Befunde`),
    });
    console.log(JSON.stringify(report, undefined, 2));
    process.exitCode = Object.keys(report.faults).length === 0 ? 0 : 1;
  } finally {
    await browser?.close();
    await endAll();
  }
} else if (values.out === undefined) {
  throw new Error('Say where the answers go: npm run crawl -- --out FOLDER');
} else {
  try {
    const origin = await startSite(await startProvider());
    console.log(JSON.stringify(await crawl(origin, values.out, Number(values.most)), undefined, 2));
  } finally {
    await endAll();
  }
}
