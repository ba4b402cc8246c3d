import type { Config } from '#config/reader/config.ts';
import { pathOnly, readPath } from '#config/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import { isSectionPath } from './sections.ts';
import { faultsOf, type Fault, type Portal } from './faults.ts';
import type { Figures } from './figures.ts';
import { readPage } from './read-page.ts';

export interface WalkOptions extends Portal {
  readonly origin: string;
  readonly config: Config;
  /** Addresses to begin with, besides what they link to. */
  readonly start: readonly string[];
  /** Instruments of which every sub-page is read; others are only asked for where they begin. */
  readonly instruments: readonly string[];
  readonly figures: Figures;
  /** Most addresses with a query, of one page. */
  readonly mostQueries: number;
  /** Most addresses in all. */
  readonly most: number;
  /** After so many seconds what still waits is left out. */
  readonly seconds?: number | undefined;
  /** Told now and then how far it is. */
  readonly onProgress?: ((pages: number, waiting: number, faults: readonly Fault[]) => void) | undefined;
}

export interface Walk {
  readonly pages: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Links that were not followed: more variants of a list, more instruments. */
  readonly leftOut: Readonly<Record<'variants' | 'instruments' | 'most' | 'time', number>>;
  /** Of each page of the configuration, and each of its sub-pages, the first addresses. */
  readonly byRoute: ReadonlyMap<string, readonly string[]>;
  readonly emptyStates: Readonly<Record<string, { readonly count: number; readonly example: string }>>;
  readonly faults: readonly Fault[];
}

/** Pages that are asked for at the same time. */
const LANES = 3;
const ATTEMPTS = 3;
/** A page with a hole is handed out for five seconds. */
const PAUSE_MS = 6_000;
const PER_ROUTE = 3;
const PROGRESS_EVERY = 200;
const MOST_REDIRECTS = 5;
/** Whom to ask no question: what these answer changes something, or is no page. */
const NO_PAGES = /^\/(?:api|assets|_next|ws)\//u;

/** Reads every page that the sections of the markets lead to. */
export async function walk(options: WalkOptions): Promise<Walk> {
  const { origin, config, figures, mostQueries, most } = options;
  const whole = new Set(options.instruments);
  const waiting: string[] = [];
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  const from = new Map<string, string>();
  const faults: Fault[] = [];
  const byStatus: Record<string, number> = {};
  const leftOut = { variants: 0, instruments: 0, most: 0, time: 0 };
  const until = performance.now() + (options.seconds ?? Infinity) * 1_000;
  const byRoute = new Map<string, string[]>();
  const emptyStates: Record<string, { count: number; example: string }> = {};
  let pages = 0;

  const add = (address: string, linkedFrom?: string): void => {
    if (seen.has(address) || NO_PAGES.test(address)) return;
    if (address.includes('?')) {
      const route = routeOf(config, address) ?? pathOnly(address);
      const count = (queries.get(route) ?? 0) + 1;
      if (count > mostQueries) return void (leftOut.variants += 1);
      queries.set(route, count);
    }
    if (linkedFrom !== undefined && isOtherInstrument(config, address, whole)) return void (leftOut.instruments += 1);
    if (seen.size >= most) return void (leftOut.most += 1);
    seen.add(address);
    if (linkedFrom !== undefined) from.set(address, linkedFrom);
    waiting.push(address);
  };
  for (const address of [...options.start, ...options.instruments]) add(address);

  const lookAt = async (address: string): Promise<void> => {
    const answer = await patientAsk(origin, address);
    pages += 1;
    if (pages % PROGRESS_EVERY === 0) options.onProgress?.(pages, waiting.length, faults);
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
    const linked = from.get(address);
    const where = linked === undefined ? '' : `linked on ${linked}`;
    if (answer.status === 0) faults.push({ kind: 'unreachable', path: address, detail: answer.html });
    else if (answer.status >= 500) faults.push({ kind: 'server error', path: address, detail: `${answer.status} ${where}` });
    else if (answer.status >= 400) faults.push({ kind: 'not found', path: address, detail: `${answer.status} ${where}` });
    if (answer.status !== 200 || !answer.isHtml) return;
    const page = readPage(pathOnly(address), answer.html);
    faults.push(...faultsOf(page, options), ...figures.add(page));
    for (const sentence of page.emptyStates) {
      const known = (emptyStates[sentence.replaceAll(/\s+/gu, ' ')] ??= { count: 0, example: address });
      known.count += 1;
    }
    const route = routeOf(config, address);
    if (route !== undefined) {
      const known = byRoute.get(route) ?? [];
      if (known.length < PER_ROUTE) byRoute.set(route, [...known, address]);
    }
    if (!isSectionPath(config, pathOnly(address))) return;
    for (const link of page.links) {
      const target = URL.parse(link, `${origin}${address}`);
      if (target !== null && target.origin === origin) add(target.pathname + target.search, address);
    }
  };
  const lane = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (performance.now() > until) leftOut.time += 1;
      else await lookAt(address);
    }
  };
  // A lane that finds nothing may be too early: others still read what leads on.
  while (waiting.length > 0) await Promise.all(Array.from({ length: LANES }, lane));
  return { pages, byStatus, leftOut, byRoute, emptyStates, faults };
}

/** The document that serves an address, and which of its sub-pages. */
function routeOf(config: Config, address: string): string | undefined {
  const match = matchPage(config, readPath(pathOnly(address)));
  if (match === undefined) return undefined;
  const name = Object.entries(match.page.subPages ?? {}).find(([, each]) => each === match.subPage)?.[0];
  return match.subPage === undefined ? match.page.route : `${match.page.route} ${name}`;
}

/** Whether a page or sub-page is of an instrument that is not among those that are read as a whole. */
function isOtherInstrument(config: Config, address: string, whole: ReadonlySet<string>): boolean {
  const match = matchPage(config, readPath(pathOnly(address)));
  if (match?.page.subject?.kind !== 'instrument') return false;
  const [, section, ...rest] = pathOnly(address).split('/');
  return !whole.has(`/${section}/${rest.at(-1)}`);
}

interface Answer {
  readonly status: number;
  readonly isHtml: boolean;
  readonly html: string;
}

/** A page with a hole because the machine was busy is asked for again; so is one that nobody answered. */
async function patientAsk(origin: string, address: string): Promise<Answer> {
  let answer = await ask(origin, address);
  for (let attempt = 1; attempt < ATTEMPTS && mayMend(answer); attempt += 1) {
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
    answer = await ask(origin, address);
  }
  return answer;
}

function mayMend({ status, html }: Answer): boolean {
  return status === 0 || status === 503 || html.includes('class="block-fallback"');
}

async function ask(origin: string, address: string, redirects = 0): Promise<Answer> {
  try {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const location = URL.parse(response.headers.get('location') ?? '', origin + address);
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.arrayBuffer();
      // The personal area may have a host of its own.
      if (location.origin !== origin) return { status: 200, isHtml: false, html: '' };
      if (redirects === MOST_REDIRECTS) return { status: 508, isHtml: false, html: '' };
      return await ask(origin, location.pathname + location.search, redirects + 1);
    }
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return { status: response.status, isHtml, html: await response.text() };
  } catch (error) {
    return { status: 0, isHtml: false, html: String(error) };
  }
}
