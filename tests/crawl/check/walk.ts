import type { Config } from '#documents/reader/config.ts';
import { pathOnly, readPath } from '#documents/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import type { Questioner } from './answers.ts';
import { ask, type Answer } from './ask.ts';
import { figuresOf } from './block-figures.ts';
import { faultsOf, type Fault, type Portal } from './faults.ts';
import type { Figures, Provider } from './figures.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { isSectionPath } from './sections.ts';
import { createSlowFirsts, type SlowFirsts } from './slow-firsts.ts';
import type { Subject } from './subjects.ts';
import { createTimings, type Timings } from './timings.ts';

export interface WalkOptions extends Portal {
  readonly origin: string;
  readonly config: Config;
  /** Addresses to begin with; links on their pages are followed. */
  readonly start: readonly string[];
  /** Instruments whose sub-pages are all read; of others only the first page is requested. */
  readonly instruments: readonly Subject[];
  readonly figures: Figures;
  readonly quotes: Provider;
  /** Makes the calls of the blocks of a page. */
  readonly questioner: Questioner;
  /** Maximum number of addresses with a query per page. */
  readonly mostQueries: number;
  /** Maximum number of addresses in total. */
  readonly most: number;
  /** Number of pages requested at a time. */
  readonly lanes: number;
  /** Abort signal that skips all waiting pages. */
  readonly signal: AbortSignal;
  /** Called after every page that is read. */
  readonly onPage?: ((progress: Progress) => void) | undefined;
  /** Called with every fault as soon as it is found. */
  readonly onFault?: ((fault: Fault) => void) | undefined;
}

export interface Progress {
  readonly pages: number;
  readonly waiting: number;
  readonly instruments: number;
  readonly faults: readonly Fault[];
  /** Number of pages that were complete only on a retry, or wait for one. */
  readonly slowFirsts: number;
}

export interface Walk {
  readonly pages: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Number of instruments with a page that was read, by class. */
  readonly byKind: Readonly<Record<string, number>>;
  /** Number of links not followed, by reason: more variants of a list, more instruments, the limit, the time. */
  readonly leftOut: Readonly<Record<'variants' | 'instruments' | 'most' | 'time', number>>;
  /** First addresses of each page, of each of its sub-pages and of each class of instruments on it. */
  readonly byFamily: ReadonlyMap<string, readonly string[]>;
  readonly routes: number;
  readonly emptyStates: Readonly<Record<string, { readonly count: number; readonly example: string }>>;
  /** Number of figures in blocks: found in the contract's answers, computed by blocks, and without a call to compare with. */
  readonly inBlocks: { readonly found: number; readonly computed: number; readonly unasked: number };
  readonly slowFirsts: SlowFirsts;
  readonly timings: Timings;
  readonly faults: readonly Fault[];
}

const PER_FAMILY = 2;
/** Maximum number of failed pages that wait for a separate retry. */
const MOST_LATE = 10;
/** Milliseconds before the retry of an incomplete page: the portal caches it for five seconds, and re-renders it a second later. */
const PAUSE_MS = 8_000;
/** Milliseconds before further retries: the portal serves the stale page once more while it re-renders it, and a busy machine is slower. */
const NEXT_PAUSE_MS = 3_000;
const TRIES = 4;
/** Addresses that are skipped: their call changes something or they are no pages. */
const NO_PAGES = /^\/(?:api|assets|_next|ws)\//u;

/** A page that was incomplete under load. */
interface Late {
  readonly address: string;
  readonly holes: readonly string[];
  readonly since: number;
}

/** Reads every page that the sections of the markets lead to. */
export async function walk(options: WalkOptions): Promise<Walk> {
  const { origin, config, figures, mostQueries, most, signal } = options;
  const kinds = new Map(options.instruments.map(({ path, kind }) => [path, kind]));
  const waiting: string[] = [];
  /** Addresses of an instrument's sub-pages, read after its first page, while the portal has its prices in the cache. */
  const next: string[] = [];
  const late: Late[] = [];
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  const from = new Map<string, string>();
  const faults: Fault[] = [];
  const byStatus: Record<string, number> = {};
  const read = new Set<string>();
  const leftOut = { variants: 0, instruments: 0, most: 0, time: 0 };
  const byFamily = new Map<string, string[]>();
  const routes = new Set<string>();
  const emptyStates: Record<string, { count: number; example: string }> = {};
  const [slow, timings] = [createSlowFirsts(), createTimings()];
  const inBlocks = { found: 0, computed: 0, unasked: 0 };
  let pages = 0;

  const add = (address: string, linkedFrom?: string): void => {
    if (seen.has(address) || NO_PAGES.test(address)) return;
    const place = placeOf(config, address);
    if (address.includes('?')) {
      const count = (queries.get(place.route) ?? 0) + 1;
      if (count > mostQueries) return void (leftOut.variants += 1);
      queries.set(place.route, count);
    }
    const isOther = place.instrument !== undefined && !kinds.has(place.instrument);
    if (linkedFrom !== undefined && isOther) return void (leftOut.instruments += 1);
    if (seen.size >= most) return void (leftOut.most += 1);
    seen.add(address);
    if (linkedFrom !== undefined) from.set(address, linkedFrom);
    const isSubPage =
      place.instrument !== undefined && linkedFrom !== undefined && placeOf(config, linkedFrom).instrument === place.instrument;
    (isSubPage ? next : waiting).push(address);
  };
  for (const address of [...options.start, ...options.instruments.map(({ path }) => path)]) add(address);

  const tell = (...found: readonly Fault[]): void => {
    faults.push(...found);
    for (const fault of found) options.onFault?.(fault);
  };
  const take = async (address: string, answer: Answer): Promise<void> => {
    pages += 1;
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
    const linked = from.get(address);
    const where = linked === undefined ? '' : `linked on ${linked}`;
    if (answer.status === 0) tell({ kind: 'unreachable', path: address, detail: answer.html });
    else if (answer.status >= 500) tell({ kind: 'server error', path: address, detail: `${answer.status} ${where}` });
    else if (answer.status >= 400) tell({ kind: 'not found', path: address, detail: `${answer.status} ${where}` });
    if (answer.status === 200 && answer.isHtml) await look(address, readPage(pathOnly(address), answer.html));
    options.onPage?.({
      pages,
      waiting: waiting.length + next.length,
      instruments: read.size,
      faults,
      slowFirsts: slow.count + late.length,
    });
  };
  const look = async (address: string, page: ReadPage): Promise<void> => {
    const told = figuresOf(page, address, await options.questioner(address));
    inBlocks.found += told.found;
    inBlocks.computed += told.computed;
    inBlocks.unasked += told.unasked;
    tell(...faultsOf(page, options), ...figures.add(page), ...told.faults);
    await figures.compareSome(options.quotes);
    for (const sentence of page.emptyStates) {
      const known = (emptyStates[sentence.replaceAll(/\s+/gu, ' ')] ??= { count: 0, example: address });
      known.count += 1;
    }
    const { route, instrument } = placeOf(config, address);
    const kind = instrument === undefined ? undefined : kinds.get(instrument);
    if (instrument !== undefined && kind !== undefined) read.add(instrument);
    routes.add(route);
    const family = kind === undefined ? route : `${route} ${kind}`;
    const known = byFamily.get(family) ?? [];
    if (known.length < PER_FAMILY) byFamily.set(family, [...known, address]);
    if (!isSectionPath(config, pathOnly(address))) return;
    for (const link of page.links) {
      const target = URL.parse(link, `${origin}${address}`);
      // Skips calls and files, which are no pages.
      if (target !== null && target.origin === origin && !target.pathname.startsWith('/api/'))
        add(target.pathname + target.search, address);
    }
  };
  const lane = async (): Promise<void> => {
    while (late.length < MOST_LATE && !signal.aborted) {
      const address = next.shift() ?? waiting.shift();
      if (address === undefined) return;
      const answer = await ask(origin, address);
      timings.add(placeOf(config, address).route, address, answer.milliseconds);
      if (answer.mayMend) late.push({ address, holes: holesOf(address, answer), since: performance.now() });
      else await take(address, answer);
    }
  };
  /** No other request runs meanwhile: a repeated hole is not caused by a busy machine. */
  const askAgain = async ({ address, holes, since }: Late): Promise<void> => {
    await pause(since + PAUSE_MS - performance.now());
    let answer = await ask(origin, address);
    for (let tries = 1; tries < TRIES && answer.mayMend; tries += 1) {
      await pause(NEXT_PAUSE_MS);
      answer = await ask(origin, address);
    }
    if (!answer.mayMend) slow.add(placeOf(config, address).route, address, holes);
    await take(address, answer);
  };
  while (waiting.length + next.length + late.length > 0 && !(signal.aborted && late.length === 0)) {
    // Repeats the lanes: a lane may have ended early while pages of others added links.
    await Promise.all(Array.from({ length: options.lanes }, lane));
    for (let one = late.shift(); one !== undefined; one = late.shift()) await askAgain(one);
  }
  leftOut.time = waiting.length + next.length;
  const byKind = Object.fromEntries([...Map.groupBy(read, (path) => kinds.get(path) ?? '')].map(([kind, list]) => [kind, list.length]));
  return {
    pages,
    byStatus,
    byKind,
    leftOut,
    byFamily,
    routes: routes.size,
    emptyStates,
    inBlocks,
    slowFirsts: slow.told(),
    timings: timings.told(),
    faults,
  };
}

function holesOf(address: string, { status, isHtml, html }: Answer): readonly string[] {
  if (status !== 200 || !isHtml) return [`status ${status}`];
  const holes = readPage(pathOnly(address), html).blocks.filter(({ isFallback }) => isFallback);
  return holes.length === 0 ? ['part of a block'] : holes.map(({ type }) => type);
}

interface Place {
  /** Route of the document of the address and of its sub-page; the address itself if there is no document. */
  readonly route: string;
  /** First page of its instrument. */
  readonly instrument: string | undefined;
}

function placeOf(config: Config, address: string): Place {
  const path = pathOnly(address);
  const match = matchPage(config, readPath(path));
  if (match === undefined) return { route: path, instrument: undefined };
  const name = Object.entries(match.page.subPages ?? {}).find(([, each]) => each === match.subPage)?.[0];
  const route = match.subPage === undefined ? match.page.route : `${match.page.route} ${name}`;
  if (match.page.subject?.kind !== 'instrument') return { route, instrument: undefined };
  const [, section, ...rest] = path.split('/');
  return { route, instrument: `/${section}/${rest.at(-1)}` };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, Math.max(0, milliseconds)));
}
