import type { Browser } from 'playwright-core';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import type { Config } from '#documents/reader/config.ts';
import { createQuestioner } from './answers.ts';
import { browse } from './browse.ts';
import { operationsIn, type Causes } from './causes.ts';
import { withoutNames } from './english.ts';
import type { Fault, FaultKind } from './faults.ts';
import { createFigures, type Provider } from './figures.ts';
import { entityTypesOf, sectionPages } from './sections.ts';
import { catalogueOf, subjectsOf, type Ask } from './subjects.ts';
import { walk, type Walk, type WalkOptions } from './walk.ts';

export interface CheckOptions {
  readonly origin: string;
  /** Address of the provider behind the portal, whose clock is fixed. */
  readonly provider: string;
  /** Fixed time of its clock, epoch milliseconds. */
  readonly now: number;
  readonly config: Config;
  readonly instruments: number;
  readonly mostQueries: number;
  readonly most: number;
  /** Number of pages requested at a time; default 2. */
  readonly lanes?: number;
  /** Abort signal: skips pages that are not read yet; those already read are compared and reported. */
  readonly signal?: AbortSignal;
  /** Abort signal of reading alone, which leaves time to open the sample. */
  readonly readingSignal?: AbortSignal;
  readonly onPage?: WalkOptions['onPage'];
  /** Called with every fault; the report contains only examples. */
  readonly onFault?: (fault: Fault) => void;
  /** Browser that opens a sample of each family of pages; without it only HTML is read. */
  readonly browser?: Browser | undefined;
  /** Returns the lost calls in the log of the portal since the start. */
  readonly lost?: () => Causes['lost'];
}

export interface CheckReport {
  /** Whether everything was read, or the reason why not. */
  readonly ended: string;
  readonly pages: number;
  /** Number of instruments whose pages were read, in total and by class, and the requested number. */
  readonly instruments: { readonly asked: number; readonly read: number; readonly byClass: Walk['byKind'] };
  readonly byStatus: Walk['byStatus'];
  readonly routes: number;
  readonly leftOut: Walk['leftOut'];
  readonly figures: { readonly compared: number; readonly unasked: number; readonly inBlocks: Walk['inBlocks'] };
  /** Number of pages that Chromium opened, of the sample. */
  readonly opened: { readonly families: number; readonly sample: number; readonly pages: number };
  readonly emptyStates: Walk['emptyStates'];
  readonly faults: Readonly<Partial<Record<FaultKind, { readonly count: number; readonly examples: readonly Fault[] }>>>;
  /** Pages that were complete on a separate retry, which does not count as a fault. */
  readonly slowFirsts: Walk['slowFirsts'];
  readonly milliseconds: Walk['timings'];
  readonly causes: Causes;
  readonly seconds: Readonly<Record<'reading' | 'comparing' | 'opening', number>>;
}

const EXAMPLES = 12;
/** Number of concurrent requests that keep two cores busy with a portal and its provider. */
const LANES = 2;

/** Reads the markets of a running portal as a visitor would; `FaultKind` lists the faults that it finds. */
export async function checkPortal(options: CheckOptions): Promise<CheckReport> {
  const { origin, provider, config, browser, signal = new AbortController().signal } = options;
  const readingSignal = AbortSignal.any([signal, options.readingSignal ?? signal]);
  const ask: Ask = async <Answer>(path: string) => {
    const response = await fetch(`${provider}/api/v1/${path}`);
    if (!response.ok) throw new Error(`${response.status} of ${path}`);
    return (await response.json()) as Answer;
  };
  const seconds = createStopwatch();
  const catalogue = await catalogueOf(ask);
  const instruments = await subjectsOf(catalogue, options.instruments, ask);
  const { www, personal, trading, forum, help } = config.site.hosts;
  const hosts = new Set([origin, www, personal, trading, forum, help].flatMap((host) => URL.parse(host ?? '')?.host ?? []));
  const names = withoutNames(catalogue.flatMap(({ name, tinyName }) => [name, tinyName].filter((each) => each !== undefined)));
  const figures = createFigures();
  const asked = providerOf(provider, config);
  const questioner = createQuestioner({ config, provider, now: options.now });
  const start = ['/', ...sectionPages(config)];
  const walked = await walk({
    ...options,
    lanes: options.lanes ?? LANES,
    signal: readingSignal,
    start,
    instruments,
    figures,
    quotes: asked,
    questioner,
    hosts,
    withoutNames: names,
  });
  const reading = seconds();
  const compared = await figures.compareRest(asked);
  for (const fault of compared.faults) options.onFault?.(fault);
  const comparing = seconds();
  const sample = browser === undefined ? [] : [...new Set([...walked.byFamily.values()].flat())];
  const opened = browser === undefined ? { pages: 0, faults: [] } : await browse(browser, { origin, hosts, paths: sample, signal });
  for (const fault of opened.faults) options.onFault?.(fault);
  const { pages, byStatus, byKind: byClass, leftOut, byFamily, routes, emptyStates, slowFirsts, timings } = walked;
  const metrics = await (await fetch(`${provider}/metrics`)).text();
  const isWhole = leftOut.time === 0 && opened.pages === sample.length;
  return {
    ended: isWhole ? 'everything was read' : `left early: ${String(readingSignal.reason)}`,
    pages,
    instruments: { asked: instruments.length, read: Object.values(byClass).reduce((sum, each) => sum + each, 0), byClass },
    byStatus,
    routes,
    leftOut,
    figures: { compared: compared.compared, unasked: compared.unasked, inBlocks: walked.inBlocks },
    opened: { families: byFamily.size, sample: sample.length, pages: opened.pages },
    emptyStates,
    faults: faultsByKind([...walked.faults, ...compared.faults, ...opened.faults]),
    slowFirsts,
    milliseconds: timings,
    causes: { lost: options.lost?.() ?? {}, operations: operationsIn(metrics) },
    seconds: { reading, comparing, opening: seconds() },
  };
}

/** Returns a function that returns the whole seconds since its previous call. */
function createStopwatch(): () => number {
  let since = performance.now();
  return () => {
    const before = since;
    since = performance.now();
    return Math.round((since - before) / 1_000);
  };
}

function providerOf(address: string, config: Config): Provider {
  const call = createCall(createTransport({ baseUrl: `${address}/api`, timeout: 30_000 }));
  return {
    quotes: async (list) => {
      try {
        return (await call('listQuotesOfInstruments', { body: { list: [...list] } })).list;
      } catch {
        return undefined;
      }
    },
    entityTypes: (section) => entityTypesOf(config, section),
  };
}

function faultsByKind(faults: readonly Fault[]): CheckReport['faults'] {
  const groups = [...Map.groupBy(faults, ({ kind }) => kind)];
  return Object.fromEntries(groups.map(([kind, list]) => [kind, { count: list.length, examples: spreadOut(list) }]));
}

/** Returns a variety of examples: as far as possible one for each sentence. */
function spreadOut(list: readonly Fault[]): readonly Fault[] {
  const different = [...new Map(list.map((fault) => [fault.detail.replaceAll(/[\d.,]+/gu, '0'), fault])).values()];
  return different.slice(0, EXAMPLES);
}
