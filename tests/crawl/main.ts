import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { loadConfig } from '#documents/reader/load.ts';
import { startProvider, startSite } from '../bench/portal.ts';
import { endAll } from '../bench/processes.ts';
import { untilWarm } from '../bench/until-warm.ts';
import { createLostCalls } from './check/causes.ts';
import { checkPortal } from './check/check.ts';
import { compareCrawls } from './compare.ts';
import { crawl } from './crawl.ts';
import { readNames } from './names.ts';

const PROGRESS_SECONDS = 15;
/** Share of the time for the crawl; Chromium opens the sample in the rest. */
const READING_SHARE = 0.7;

/**
 * `npm run crawl -- --out FOLDER`: requests every address of the built portal at one fixed instant and stores the answers. `npm run crawl
 * -- --compare BEFORE AFTER`: lists the addresses with different answers, and the differences, but for names that `--names FILE` lists as renamed (see `names.ts`). Exit code 1 if there are any. `npm run crawl
 * -- --check`: reads the markets and a thousand instruments as a visitor would, and prints faults that no visitor should meet (see
 * `check/faults.ts`) as JSON. Exit code 1 if there are any. After `--minutes` or an interruption it reports what it has read. `--portal`
 * and `--provider` name running servers, whose clock is fixed at `--clock` (`PROVIDER_CLOCK`) and which have no limits
 * (`SITE_RATE_LIMIT=off`). `--faults FILE` writes every fault to a file, one per line, as soon as it is found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    compare: { type: 'boolean' },
    names: { type: 'string' },
    most: { type: 'string', default: '20000' },
    check: { type: 'boolean' },
    instruments: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    queries: { type: 'string', default: '40' },
    browser: { type: 'string', default: 'yes' },
    faults: { type: 'string' },
    portal: { type: 'string' },
    provider: { type: 'string' },
    clock: { type: 'string', default: '' },
  },
});

if (values.compare === true) {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new Error('Name two folders: npm run crawl -- --compare BEFORE AFTER');
  const differences = compareCrawls(before, after, readNames(values.names === undefined ? '' : readFileSync(values.names, 'utf8')));
  console.log(JSON.stringify(differences, undefined, 2));
  process.exitCode = differences.different === 0 && differences.missing.length === 0 ? 0 : 1;
} else if (values.check === true) {
  // Exits explicitly: modules of blocks leave handles open.
  process.exit((await runCheck()) ? 0 : 1);
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

/**
 * Runs the check.
 * @returns true if it found no fault
 */
async function runCheck(): Promise<boolean> {
  const stop = new AbortController();
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(signal));
  const lost = createLostCalls();
  const hear = (line: string): void => {
    lost.hear(line);
    if (!line.startsWith('{')) console.error(line);
  };
  const chromiumPath = process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium';
  const flags = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const options = { executablePath: chromiumPath, args: flags, handleSIGINT: false, handleSIGTERM: false };
  const browser = values.browser === 'no' ? undefined : await chromium.launch(options);
  try {
    const own = values.portal === undefined ? await startProvider({ listener: hear }) : undefined;
    const provider = own?.provider ?? values.provider ?? '';
    const origin = own === undefined ? (values.portal ?? '') : await startSite(own, false, hear);
    const since = performance.now();
    const passed = (): number => Math.round((performance.now() - since) / 1_000);
    await untilWarm(provider, stop.signal);
    console.error(`The provider was warm after ${passed()} s.`);
    const minutes = Number(values.minutes ?? Infinity);
    const reading = new AbortController();
    if (Number.isFinite(minutes)) {
      const endReading = (): void => reading.abort(`the time to read is over (${values.minutes} minutes for all)`);
      setTimeout(endReading, minutes * 60_000 * (browser === undefined ? 1 : READING_SHARE)).unref();
      setTimeout(() => stop.abort(`${minutes} minutes are over`), minutes * 60_000).unref();
    }
    let told = passed();
    if (values.faults !== undefined) writeFileSync(values.faults, '');
    const report = await checkPortal({
      origin,
      provider,
      now: Date.parse(own?.env['PROVIDER_CLOCK'] ?? values.clock),
      config: loadConfig('config').config,
      instruments: Number(values.instruments),
      mostQueries: Number(values.queries),
      most: Number(values.most),
      lanes: Number(values.lanes),
      browser,
      signal: stop.signal,
      readingSignal: reading.signal,
      lost: lost.told,
      onFault: (fault) => values.faults !== undefined && appendFileSync(values.faults, `${JSON.stringify(fault)}\n`),
      onPage: ({ pages, waiting, instruments, faults, slowFirsts }) => {
        if (passed() - told < PROGRESS_SECONDS) return;
        told = passed();
        console.error(
          `${told} s: ${pages} pages of ${instruments} instruments read, ${waiting} wait, ${faults.length} faults, ${slowFirsts} slow at first`,
        );
      },
    });
    console.log(JSON.stringify(report, undefined, 2));
    return Object.keys(report.faults).length === 0;
  } finally {
    await browser?.close();
    await endAll();
  }
}
