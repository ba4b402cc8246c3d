// npm run bench:composer -- load [--seconds 60]: waiting times of a quiet visitor of the built portal while one editor sends the worst of
// each kind for the given time: texts, edits, pictures, previews and publications, all at once. `--only texts` sends one kind, to find the
// costly one. Prints JSON; exit code 1 if a goal is missed.
import { constants, cpus, loadavg, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Figures } from '#tests/attack/attack.ts';
import { ask } from '#tests/attack/runner/ask.ts';
import { enterAsEditor } from '#tests/attack/runner/editor.ts';
import { startPortal } from '#tests/attack/runner/portal.ts';
import { inviteVisitor } from '#tests/attack/runner/visitor.ts';
import { untilWarm } from '../until-warm.ts';
import { worstOfEach } from './worst.ts';

/** Maximum ratio of the visitor's p95 under load and at rest, and maximum number of failed requests. */
const GOALS = { ratioP95: 2, failed: 0 };
/** Warm-up in seconds, in which the portal compiles its code. */
const WARM = 5;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, only: { type: 'string', default: '' } } });
const seconds = Number(values.seconds);

const rounded = (number: number): number => Math.round(number * 100) / 100;
const shown = ({ quotesP50, quotesP95, pagesP50, pagesP95, refused, calls }: Figures) => ({
  quotesMs: { p50: rounded(quotesP50), p95: rounded(quotesP95) },
  pagesMs: { p50: rounded(pagesP50), p95: rounded(pagesP95) },
  calls,
  failed: refused,
});

const portal = await startPortal();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void portal.end().then(() => process.exit(1)));
await untilWarm(portal.provider);
const visitor = inviteVisitor(portal.site);
try {
  const users = { email: demoEmail, password: DEMO_PASSWORD };
  const editor = await enterAsEditor({ site: portal.site, ask, users }, 'plus', '203.0.113.98');
  const work = await worstOfEach(editor, values.only);
  await visitor.measure(WARM);
  const quietLoad = loadavg()[0];
  const quiet = await visitor.measure(seconds);
  // The editor's browser runs on another machine in reality: low priority makes this thread, which simulates it, leave the cores to the
  // portal. The visitor has a separate thread with normal priority.
  setPriority(process.pid, constants.priority.PRIORITY_LOW);
  visitor.begin();
  const answers = await work(seconds);
  const besideLoad = loadavg()[0];
  const beside = await visitor.end();
  const ratioP95 = { quotes: rounded(beside.quotesP95 / quiet.quotesP95), pages: rounded(beside.pagesP95 / quiet.pagesP95) };
  const goals = {
    ratioP95: Math.max(ratioP95.quotes, ratioP95.pages) <= GOALS.ratioP95,
    failed: quiet.refused.length + beside.refused.length === GOALS.failed,
  };
  const report = {
    node: process.version,
    cpu: `${cpus().length} × ${cpus()[0]?.model}`,
    load: { quiet: quietLoad, beside: besideLoad },
    seconds,
    quiet: shown(quiet),
    beside: shown(beside),
    ratioP95,
    editor: answers,
    goals,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = Object.values(goals).every(Boolean) ? 0 : 1;
} finally {
  await visitor.leave();
  await portal.end();
}
