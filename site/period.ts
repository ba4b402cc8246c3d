import type { PageDocument } from '#config/generated/types.ts';
import type { Config } from '#config/reader/config.ts';
import { asksExchange, momentsIn } from '#config/rules/moments.ts';
import { exchangePhase, nextExchangePhase } from '#domain/venue/exchange-phase.ts';

/** A stretch of time in which nothing begins or ends on a page that editors have dated, under the same documents. */
export interface Period {
  /** Tells it from all others of this page in this process; empty for the first. Letters of addresses alone. */
  readonly name: string;
  /** Milliseconds since 1970; undefined: nothing is to change. */
  readonly ends: number | undefined;
}

/** What changes a page by itself. */
interface Dated {
  readonly moments: readonly number[];
  /** Something on it depends on how far the exchange day is. */
  readonly hasPhases: boolean;
}

interface Known {
  readonly generation: number;
  readonly since: number;
  /** Instants at which what stands on all pages may change. */
  readonly common: readonly number[];
  readonly pages: WeakMap<PageDocument, Dated>;
}
const known = new WeakMap<Config, Known>();
let generations = 0;

/** The period of a page at an instant (milliseconds since 1970). What was kept of a page in another one is not answered any more. */
export function periodOf(config: Config, page: PageDocument, now: number): Period {
  const { generation, since, common, pages } = knownOf(config, now);
  let dated = pages.get(page);
  if (dated === undefined) {
    const moments = [...new Set([...common, ...momentsIn(page, since)])].toSorted((a, b) => a - b);
    pages.set(page, (dated = { moments, hasPhases: asksExchange(page) }));
  }
  const { moments, hasPhases } = dated;
  const next = moments.findIndex((moment) => moment > now);
  const passed = next < 0 ? moments.length : next;
  const name = generation === 0 && passed === 0 ? '' : `-${generation}-${passed}`;
  if (!hasPhases) return { name, ends: moments[next] };
  const phaseEnds = nextExchangePhase(now);
  return {
    // A phase is told by its end as well: the next day has the same ones.
    name: `${name}-${exchangePhase(now)}-${phaseEnds / 60_000}`,
    ends: Math.min(moments[next] ?? Infinity, phaseEnds),
  };
}

function knownOf(config: Config, now: number): Known {
  const found = known.get(config);
  if (found !== undefined) return found;
  // The days on which something became new begin and end nothing.
  const { pages: _, updates: __, ...others } = config;
  const own: Known = { generation: generations, since: now, common: momentsIn(others, now), pages: new WeakMap() };
  generations += 1;
  known.set(config, own);
  return own;
}
