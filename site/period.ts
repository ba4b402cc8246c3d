import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { asksExchange, momentsIn } from '#documents/rules/moments.ts';
import { exchangePhase, nextExchangePhase } from '#domain/venue/exchange-phase.ts';
import { answersAsOf } from './forget-answers.ts';

/** A stretch of time in which nothing begins or ends on a page that editors have dated, under the same documents. */
export interface Period {
  /** Tells it from all others of this page in this process; empty for the first. Letters of addresses alone. */
  readonly name: string;
  /** Milliseconds since 1970; undefined: nothing is to change. */
  readonly ends: number | undefined;
}

/** Causes that change a page with time. */
interface Dated {
  readonly moments: readonly number[];
  /** Something on it depends on how far the exchange day is. */
  readonly hasPhases: boolean;
}

/** The documents that every page is drawn from, and what follows from them. */
interface Common {
  /** Counts the states in which these documents and the articles were. */
  readonly generation: number;
  readonly documents: Omit<Config, 'pages'>;
  readonly answersAsOf: number;
  /** Instants at which what stands on all pages may change. */
  readonly moments: readonly number[];
  readonly pages: WeakMap<PageDocument, Dated>;
}
let common: Common | undefined;
const known = new WeakMap<Config, Common>();
/** Numbers of page documents: 0 for those of the first configuration, then one for each that somebody has changed since. */
const numbers = new WeakMap<PageDocument, number>();
let changes = 0;

/**
 * The period of a page at an instant (milliseconds since 1970). What was kept of a page in another one is not answered any more. A
 * publication begins a new one for the pages that are drawn from what was published: for all of them when it changes a document of all pages
 * or an article, otherwise for the pages that it changes. Drawing all of them anew would slow down visitors with every publication.
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
    // A phase is told by its end as well: the next day has the same ones.
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
    // The days on which something became new begin and end nothing.
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

/** Gives each page document that is new since the first configuration a number of its own. */
function numberPages(pages: readonly PageDocument[]): void {
  const isFirst = common === undefined;
  for (const page of pages) if (!numbers.has(page)) numbers.set(page, isFirst ? 0 : ++changes);
}
