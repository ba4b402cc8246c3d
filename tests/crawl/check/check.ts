import type { Browser } from 'playwright-core';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import type { Config } from '#config/reader/config.ts';
import { browse } from './browse.ts';
import { withoutNames } from './english.ts';
import type { Fault, FaultKind } from './faults.ts';
import { createFigures, type Provider } from './figures.ts';
import { entityTypesOf, sectionPages } from './sections.ts';
import { catalogueOf, instrumentPaths, type Ask } from './subjects.ts';
import { walk, type Walk } from './walk.ts';

export interface CheckOptions {
  readonly origin: string;
  /** Address of the provider behind the portal. Its clock stands. */
  readonly provider: string;
  readonly config: Config;
  readonly instruments: number;
  readonly mostQueries: number;
  readonly most: number;
  readonly seconds?: number | undefined;
  readonly onProgress?: Parameters<typeof walk>[0]['onProgress'];
  /** Opens a sample of each route; without one only HTML is read. */
  readonly browser?: Browser | undefined;
}

export interface CheckReport {
  readonly pages: number;
  readonly instruments: number;
  readonly byStatus: Walk['byStatus'];
  readonly routes: number;
  readonly leftOut: Walk['leftOut'];
  readonly figures: { readonly compared: number; readonly unasked: number };
  readonly opened: number;
  readonly emptyStates: Walk['emptyStates'];
  readonly faults: Readonly<Partial<Record<FaultKind, { readonly count: number; readonly examples: readonly Fault[] }>>>;
  readonly seconds: number;
}

const EXAMPLES = 12;

/** Reads the markets of a running portal as a visitor would; see `FaultKind` for what it finds. */
export async function checkPortal(options: CheckOptions): Promise<CheckReport> {
  const { origin, provider, config } = options;
  const since = performance.now();
  const ask: Ask = async <Answer>(path: string) => {
    const response = await fetch(`${provider}/api/v1/${path}`);
    if (!response.ok) throw new Error(`${response.status} of ${path}`);
    return (await response.json()) as Answer;
  };
  const catalogue = await catalogueOf(ask);
  const instruments = await instrumentPaths(catalogue, options.instruments, ask);
  const { www, personal, trading, forum, help } = config.site.hosts;
  const hosts = new Set([origin, www, personal, trading, forum, help].flatMap((host) => URL.parse(host ?? '')?.host ?? []));
  const names = withoutNames(catalogue.flatMap(({ name, tinyName }) => [name, tinyName].filter((each) => each !== undefined)));
  const figures = createFigures();
  const start = ['/', ...sectionPages(config)];
  const walked = await walk({ ...options, start, instruments, figures, hosts, withoutNames: names });
  const compared = await figures.compare(providerOf(provider, config));
  const sample = options.browser === undefined ? [] : [...walked.byRoute.values()].flatMap(([first]) => first ?? []);
  const opened = options.browser === undefined ? [] : await browse(options.browser, { origin, hosts, paths: sample });
  const { pages, byStatus, leftOut, byRoute, emptyStates } = walked;
  return {
    pages,
    instruments: instruments.length,
    byStatus,
    routes: byRoute.size,
    leftOut,
    figures: { compared: compared.compared, unasked: compared.unasked },
    opened: sample.length,
    emptyStates,
    faults: byKind([...walked.faults, ...compared.faults, ...opened]),
    seconds: Math.round((performance.now() - since) / 1_000),
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

function byKind(faults: readonly Fault[]): CheckReport['faults'] {
  const groups = [...Map.groupBy(faults, ({ kind }) => kind)];
  return Object.fromEntries(groups.map(([kind, list]) => [kind, { count: list.length, examples: spreadOut(list) }]));
}

/** Examples that differ: one of each sentence, as far as that goes. */
function spreadOut(list: readonly Fault[]): readonly Fault[] {
  const different = [...new Map(list.map((fault) => [fault.detail.replaceAll(/[\d.,]+/gu, '0'), fault])).values()];
  return different.slice(0, EXAMPLES);
}
