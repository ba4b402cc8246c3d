import { DAY_MS, formatDay, parseDay } from '#domain/time/timezone.ts';
import { AGENCY_CATEGORIES, type Slot } from '../../../content/agency/plan.ts';
import type { Market } from '#market/prices/index.ts';
import type { ArticleSources } from '../../../services/articles/sources.ts';
import { agencyOf, berlinDay } from '../../../services/articles/agency-of.ts';

type World = Pick<ArticleSources, 'market' | 'catalogue'>;

/** Number of reports on the first page of a list. */
const FIRST_PAGE = 25;
/** Number of days in which each category has at least that many reports. */
const DAYS = 14;
const SLICE_MS = 2;

/**
 * Writes the reports on the first pages of all lists of the agency, some per call. Without it, the first request of a list would wait for
 * twenty-five reports, on a busy machine longer than a page's timeout. Returns `true` when nothing is left.
 */
export function createAgencyWarmUp(world: () => World): (instant: number) => boolean {
  let market: Market | undefined;
  let left: Slot[] = [];
  return (instant) => {
    const now = world();
    if (market !== now.market()) [market, left] = [now.market(), newest(now, instant)];
    const agency = agencyOf(now);
    const since = performance.now();
    while (performance.now() - since < SLICE_MS) {
      const slot = left.pop();
      if (slot === undefined) return true;
      agency.report(slot);
    }
    return left.length === 0;
  };
}

function newest(world: World, instant: number): Slot[] {
  const today = berlinDay(instant);
  const slots = agencyOf(world)
    .slots(formatDay(parseDay(today) - DAYS), today)
    .filter(({ at }) => at <= instant);
  const first = AGENCY_CATEGORIES.flatMap((category) => slots.filter((slot) => slot.category === category).slice(0, FIRST_PAGE));
  // Lists about one share need all reports whose share the market chooses.
  const wanted = new Set([...first, ...slots.filter(({ turns, at }) => turns !== undefined && at > instant - 2 * DAY_MS)]);
  // The newest reports are written first: they are taken from the end.
  return [...wanted].toSorted((a, b) => a.at - b.at);
}
