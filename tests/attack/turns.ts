import type { Attack, Portal } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';
import { enterAsEditor } from './runner/editor.ts';

/** Concurrent requests of one visitor, and the duration in seconds. */
const AT_ONCE = 6;
const SECONDS = 6;
/** Seconds in which another visitor opens uncached pages, one after the other. */
const QUIET_SECONDS = 3;
const MOST_RATIO = 3;
/** Lower bound of the compared times, in ms: about the time of one uncached page. */
const FLOOR_MS = 60;
/** Maximum number of pages rendered for a visitor in that time: a tenth of the limit at once, plus the refill. */
const MOST_DRAWN = 100 + 10 * SECONDS;
const TYPES = ['STOCK', 'FUND', 'ETF', 'BOND'];
const FINDERS = ['derivate', 'aktien', 'fonds', 'etf', 'anleihen'];

/** A customer with the right to files requests six files of a thousand rows at a time. */
const csvBySix: Attack = {
  name: 'csv-by-six',
  seconds: SECONDS + 14,
  async run(portal) {
    const from = '203.0.113.51';
    const headers = { cookie: `token=${await logIn(portal, from)}` };
    const asked = (turn: number) => `${portal.site}/api/csv?seite=/${FINDERS[turn % FINDERS.length]}/finder&page=${turn}`;
    const { times, statuses } = await byVisitor(portal, { from, url: asked, headers, seconds: SECONDS, timeout: 30_000 });
    const unexpected = Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status));
    return {
      before: 'Kurse anderer 9 → 532 ms (p95 1.549), kalte Seiten 108 → 1.094 ms; nichts abgewiesen',
      after: `${describeStatuses(statuses)}; Median ${Math.round(median(times))} ms`,
      held: unexpected.length === 0 && (statuses[200] ?? 0) > 0 && (statuses[429] ?? 0) > 0,
    };
  },
};

/** Number of answers with a page, or with a redirect to its address in its section (`config/sections.yaml`). */
const served = (statuses: Readonly<Record<number, number>>): number => (statuses[200] ?? 0) + (statuses[301] ?? 0);

/** Opens six pages of instruments at a time, below every limit, while another visitor opens one after the other. */
const coldPages: Attack = {
  name: 'cold-pages-by-six',
  seconds: SECONDS + QUIET_SECONDS + 8,
  async run(portal) {
    const page = await coldAddresses(portal);
    const url = () => portal.site + page();
    const one = (seconds: number) => byVisitor(portal, { from: '203.0.113.52', url, seconds, atOnce: 1, pause: 150 });
    const quiet = await one(QUIET_SECONDS);
    const [six, attacked] = await Promise.all([
      byVisitor(portal, { from: '203.0.113.53', url, seconds: SECONDS, pause: 500 }),
      one(SECONDS),
    ]);
    const [before, after] = [p95(quiet.times), p95(attacked.times)];
    const ratio = ratioOf(before, after);
    return {
      before: 'kalte Seiten anderer 120 → 796 ms',
      after: `${describeStatuses(six.statuses)}; kalte Seiten anderer p95 ${Math.round(before)} → ${Math.round(after)} ms (${ratio.toFixed(1)}-mal), ${describeStatuses(attacked.statuses)}`,
      held: ratio <= MOST_RATIO && attacked.times.length > 2 && served(attacked.statuses) === attacked.times.length,
    };
  },
};

/** Opens page after page through a link to drafts, after an editor has viewed one: the first view reads all documents. */
const linkFlood: Attack = {
  name: 'preview-link-flood',
  seconds: SECONDS + 15,
  // Lets the visitor measure by itself, afterwards.
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'basic', '203.0.113.54');
    const made = await editor.ask('POST', 'links', { path: '/', pages: 'all' });
    const { address = '' } = JSON.parse(made.body) as { readonly address?: string };
    const page = await coldAddresses(portal);
    const url = () => portal.site + address.replace(/\/$/u, '') + page();
    await portal.ask({ url: url(), from: '203.0.113.54' });
    const quiet = await portal.visitor.measure(QUIET_SECONDS);
    const [{ statuses, times }, attacked] = await Promise.all([
      byVisitor(portal, { from: '203.0.113.55', url, seconds: SECONDS }),
      portal.visitor.measure(SECONDS),
    ]);
    const drawn = statuses[200] ?? 0;
    const ratio = Math.max(ratioOf(quiet.pagesP95, attacked.pagesP95), ratioOf(quiet.quotesP95, attacked.quotesP95));
    return {
      before: '300 Seiten in 8 s gezeichnet, ohne die Grenze der öffentlichen Seiten',
      after: `${describeStatuses(statuses)} in ${SECONDS} s; Median ${Math.round(median(times))} ms; Kurse anderer p95 ${Math.round(quiet.quotesP95)} → ${Math.round(attacked.quotesP95)} ms, Seiten ${Math.round(quiet.pagesP95)} → ${Math.round(attacked.pagesP95)} ms`,
      held: drawn > 0 && drawn <= MOST_DRAWN && ratio <= MOST_RATIO && attacked.refused.length === 0,
    };
  },
};

export const attacks: readonly Attack[] = [csvBySix, coldPages, linkFlood];

interface Visit {
  readonly from: string;
  readonly url: (turn: number) => string;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly atOnce?: number;
  /** Timeout of an answer, in ms. */
  readonly timeout?: number;
  /** Milliseconds between two requests of the same sequence. */
  readonly pause?: number;
}

/** Runs `atOnce` sequences of requests in parallel; each request follows the answer to the previous one. */
async function byVisitor({ ask }: Portal, { from, url, seconds, headers = {}, atOnce = AT_ONCE, pause = 0, timeout = 10_000 }: Visit) {
  const end = performance.now() + seconds * 1_000;
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  let turn = 0;
  const line = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status, milliseconds } = await ask({ url: url((turn += 1)), from, headers, timeout });
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(milliseconds);
      // Retries at once after a refusal, but not in a busy loop.
      await new Promise((wake) => setTimeout(wake, Math.max(pause, status === 200 ? 0 : 50)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return { statuses, times: times.toSorted((a, b) => a - b) };
}

let addresses: Promise<readonly string[]> | undefined;
let next = 0;

/** Returns addresses of instrument pages in random order, each at most once per run. */
async function coldAddresses(portal: Portal): Promise<() => string> {
  addresses ??= catalogue(portal);
  const all = await addresses;
  return () => {
    next += 1;
    return all[next % all.length] ?? '/';
  };
}

async function catalogue({ ask, provider, chance }: Portal): Promise<readonly string[]> {
  const answers = await Promise.all(
    TYPES.map((type) => ask({ url: `${provider}/api/v1/instruments/catalogue?entityType=${type}&perPage=400` })),
  );
  const paths = answers.flatMap(({ body }) =>
    (JSON.parse(body) as { readonly list: readonly { readonly urls: { readonly WEBSITE?: string } }[] }).list.flatMap(
      ({ urls }) => urls.WEBSITE ?? [],
    ),
  );
  return paths
    .map((path) => ({ path, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => path);
}

/** Returns the token of a new session of the customer with the tier Plus. */
async function logIn({ ask, provider, users }: Portal, from: string): Promise<string> {
  const body = { email: users.email('plus'), password: users.password };
  const answer = await ask({
    url: `${provider}/api/v1/users/login`,
    method: 'POST',
    from,
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (JSON.parse(answer.body) as { readonly token: string }).token;
}

function ratioOf(before: number, after: number): number {
  return Math.max(after, FLOOR_MS) / Math.max(before, FLOOR_MS);
}

function p95(sorted: readonly number[]): number {
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
