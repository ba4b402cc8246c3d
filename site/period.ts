import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { asksExchange, momentsIn } from '#documents/rules/moments.ts';
import { exchangePhase, nextExchangePhase } from '#domain/venue/exchange-phase.ts';
import { answersAsOf } from './forget-answers.ts';

/** Period in which a page does not change by itself: no dated content begins or ends, and its documents stay the same. */
export interface Period {
  /** Unique among the periods of a page in this process; empty for the first. Safe in paths. */
  readonly name: string;
  /** End in ms since 1970; undefined if no change is due. */
  readonly ends: number | undefined;
}

/** Causes that change a page with time. */
interface Dated {
  readonly moments: readonly number[];
  /** Whether the page depends on the phase of the exchange day. */
  readonly hasPhases: boolean;
}

/** Documents that every page depends on, and derived data. */
interface Common {
  /** Number of changes of these documents and the articles since the start. */
  readonly generation: number;
  readonly documents: Omit<Config, 'pages'>;
  readonly answersAsOf: number;
  /** Instants at which content of all pages may change, in ms since 1970. */
  readonly moments: readonly number[];
  readonly pages: WeakMap<PageDocument, Dated>;
}
let common: Common | undefined;
const known = new WeakMap<Config, Common>();
/** Numbers of page documents: 0 in the first configuration, a new number for each document that has changed since. */
const numbers = new WeakMap<PageDocument, number>();
let changes = 0;

/**
 * Returns the period of a page at an instant (ms since 1970). Pages cached in another period are not used any more. A publication begins a
 * new period: for all pages if it changes an article or a document that all pages depend on, otherwise only for the changed pages, since
 * re-rendering all pages would slow down visitors.
 */
export function periodOf(config: Config, page: PageDocument, now: number): Period {
  const { generation, moments: ofAll, pages } = commonOf(config, now);
  let dated = pages.get(page);
  if (dated === undefined) {
    const moments = [...new Set([...ofAll, ...momentsIn(page, now)])].toSorted((a, b) => a - b);
    pages.set(page, (dated = { moments, hasPhases: asksExchange(page) }));
  }
  const { moments, hasPhases } = dated;
  const next = moments.findIndex((moment) => moment > now);
  const passed = next < 0 ? moments.length : next;
  const number = numbers.get(page) ?? 0;
  const name = generation === 0 && number === 0 && passed === 0 ? '' : `-${generation}-${number}-${passed}`;
  if (!hasPhases) return { name, ends: moments[next] };
  const phaseEnds = nextExchangePhase(now);
  return {
    // Includes the end of the phase, since the next day has the same phases.
    name: `${name}-${exchangePhase(now)}-${phaseEnds / 60_000}`,
    ends: Math.min(moments[next] ?? Infinity, phaseEnds),
  };
}

function commonOf(config: Config, now: number): Common {
  const answers = answersAsOf();
  const found = known.get(config);
  if (found !== undefined && found.answersAsOf === answers) return found;
  const { pages, ...documents } = config;
  numberPages(pages);
  if (common === undefined || common.answersAsOf !== answers || !isDeepStrictEqual(common.documents, documents)) {
    // The dates of the update notes change no page.
    const { updates: _, ...dated } = documents;
    common = {
      generation: common === undefined ? 0 : common.generation + 1,
      documents,
      answersAsOf: answers,
      moments: momentsIn(dated, now),
      pages: new WeakMap(),
    };
  }
  known.set(config, common);
  return common;
}

/** Numbers page documents that are new since the last configuration. */
function numberPages(pages: readonly PageDocument[]): void {
  const isFirst = common === undefined;
  for (const page of pages) if (!numbers.has(page)) numbers.set(page, isFirst ? 0 : ++changes);
}
