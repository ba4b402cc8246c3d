import type { PageDocument } from '#config/generated/types.ts';
import type { Config } from '#config/reader/config.ts';
import { momentsIn } from '#config/rules/moments.ts';

/** A stretch of time in which nothing begins or ends on a page that editors have dated, under the same documents. */
export interface Period {
  /** Tells it from all others of this page in this process; empty for the first. Letters of addresses alone. */
  readonly name: string;
  /** Milliseconds since 1970; undefined: nothing is to change. */
  readonly ends: number | undefined;
}

interface Known {
  readonly generation: number;
  readonly since: number;
  /** Instants at which what stands on all pages may change. */
  readonly common: readonly number[];
  readonly pages: WeakMap<PageDocument, readonly number[]>;
}
const known = new WeakMap<Config, Known>();
let generations = 0;

/** The period of a page at an instant (milliseconds since 1970). What was kept of a page in another one is not answered any more. */
export function periodOf(config: Config, page: PageDocument, now: number): Period {
  const { generation, since, common, pages } = knownOf(config, now);
  let moments = pages.get(page);
  if (moments === undefined) {
    moments = [...new Set([...common, ...momentsIn(page, since)])].toSorted((a, b) => a - b);
    pages.set(page, moments);
  }
  const next = moments.findIndex((moment) => moment > now);
  const passed = next < 0 ? moments.length : next;
  return { name: generation === 0 && passed === 0 ? '' : `-${generation}-${passed}`, ends: moments[next] };
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
