import { LRUCache } from 'lru-cache';
import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../base/date-time.ts';
import type { Agency } from '../../../content/agency/agency.ts';
import type { ArticleRecord } from '../../../content/article.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { EXPLAINED_INDICES } from '../../../content/agency/why-plan.ts';
import { known } from '../../../base/known.ts';
import { agencyOf, berlinDay } from '../../../services/articles/agency-of.ts';

/** Price next to which a reason is shown. */
interface Moved {
  readonly performancePct?: number | undefined;
  readonly datetimeLast?: string | undefined;
}

type Reports = ReadonlyMap<string, ArticleRecord>;
type World = Pick<ProviderContext, 'catalogue'>;

/** Maximum number of cached report lists: one per explained index between two reports, of this day and earlier ones. */
const MAX_CACHED = 32;
const reportsOfAgency = new WeakMap<Agency, LRUCache<string, Reports>>();
const indicesBy = new WeakMap<ReturnType<World['catalogue']>, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the reason why a share moves on the day of its last price: the newest report of that day about it, unless the share has changed
 * its direction since. A reason that contradicts the price next to it would confuse readers.
 */
export function moveReasonOf(
  context: ProviderContext,
  entityValue: string,
  { performancePct, datetimeLast }: Moved = {},
): Schema<'MoveReason'> | undefined {
  const indices = indicesOf(context, entityValue);
  if (indices === undefined || performancePct === undefined || datetimeLast === undefined) return undefined;
  const day = berlinDay(Date.parse(datetimeLast));
  const [report] = indices
    .flatMap((index) => reportsOn(context, day, index).get(entityValue) ?? [])
    .toSorted((a, b) => b.publishedAt - a.publishedAt);
  if (report === undefined || (report.about?.performancePct ?? 0) * performancePct <= 0) return undefined;
  return {
    headline: report.headline,
    url: `/${report.alias}`,
    datetimePublication: dateTime(report.publishedAt),
    ...known({ performancePct: report.about?.performancePct }),
  };
}

/** Returns the explained indices that contain a share; undefined for shares that the agency does not report on. */
function indicesOf({ catalogue }: World, entityValue: string): readonly string[] | undefined {
  const records = catalogue();
  const found =
    indicesBy.get(records) ??
    new Map(
      [
        ...Map.groupBy(
          EXPLAINED_INDICES.flatMap((index) => records.membersOf(index).map((member) => [member.entityValue, index] as const)),
          ([member]) => member,
        ),
      ].map(([member, pairs]) => [member, pairs.map(([, index]) => index)] as const),
    );
  indicesBy.set(records, found);
  return found.get(entityValue);
}

/** Returns the newest report that the agency has written so far about each member of an index on a day. */
function reportsOn(context: ProviderContext, day: string, index: string): Reports {
  const agency = agencyOf(context);
  const lists = reportsOfAgency.get(agency) ?? new LRUCache<string, Reports>({ max: MAX_CACHED });
  reportsOfAgency.set(agency, lists);
  const now = context.now();
  const slots = agency
    .slots(day, day)
    .filter(({ turns, subject, at }) => turns !== undefined && subject.entityValue === index && at <= now);
  const key = `${index} ${day} ${slots.length}`;
  const found = lists.get(key) ?? newestOf(agency, slots);
  lists.set(key, found);
  return found;
}

function newestOf(agency: Agency, slots: ReturnType<Agency['slots']>): Reports {
  const reports = new Map<string, ArticleRecord>();
  for (const slot of slots) {
    const report = agency.report(slot);
    const key = report?.about?.entityValue;
    if (report !== undefined && key !== undefined && !reports.has(key)) reports.set(key, report);
  }
  return reports;
}
