import { lt, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { analyticsCounts, analyticsDays } from '../../store/schema-accounts.ts';
import { terms } from '../../base/terms.ts';
import { dayOf } from './days.ts';

const DAY = 86_400_000;
/**
 * Maximum number of kinds of hits per day with a separate count; all others are counted together. Browsers choose the names, so their
 * number is unlimited.
 */
const MOST_KINDS = 200;

/**
 * Turns hits of past days into counts, and removes counts after their retention period. Each hit is counted once, even if another process
 * does the same.
 * @param now epoch milliseconds
 */
export async function rollUp(sql: Sql, now: number): Promise<void> {
  await sql.execute(raw`
    with gone as (
      delete from analytics_hits where at < ${`${dayOf(now, -terms.hit / DAY)}T00:00:00Z`}::timestamptz returning at, hit_type, data
    ), kinds as (
      select (at at time zone 'UTC')::date as day, hit_type, coalesce(data ->> 'eventCategory', '') as category,
        coalesce(data ->> 'eventAction', '') as action, coalesce(data ->> 'contentLevel1', '') as section, count(*) as hits
      from gone group by 1, 2, 3, 4, 5
    ), ranked as (
      select *, row_number() over (partition by day, hit_type order by hits desc, category, action, section) <= ${MOST_KINDS} as is_reported
      from kinds
    )
    insert into analytics_days (day, hit_type, event_category, event_action, section, hits)
    select day, hit_type, case when is_reported then category else '' end, case when is_reported then action else '' end,
      case when is_reported then section else '' end, sum(hits)
    from ranked group by 1, 2, 3, 4, 5
    on conflict (day, hit_type, event_category, event_action, section) do update set hits = analytics_days.hits + excluded.hits`);
  const oldest = dayOf(now, -terms.hitCounts / DAY);
  await sql.delete(analyticsDays).where(lt(analyticsDays.day, oldest));
  await sql.delete(analyticsCounts).where(lt(analyticsCounts.day, oldest));
}
