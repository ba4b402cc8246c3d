import { sql as raw } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { rawRows } from '../../store/raw-rows.ts';

/** Retention of single hits, in days (`roll-up.ts`). */
const DAYS = 7;
const MOST = 50;
const HOLDS_MS = 60 * 60 * 1000;

interface Chosen {
  readonly at: number;
  readonly values: Promise<readonly string[]>;
}

/**
 * Counts what visitors chose after a search. Counts minutes with at least one choice, not choices, so that one busy browser cannot push an
 * instrument to the top.
 * @param now provider's clock, epoch milliseconds
 */
export function createMostChosen({ sql }: Pick<Database, 'sql'>, now: () => number): () => Promise<readonly string[]> {
  let known: Chosen | undefined;
  const count = async (): Promise<readonly string[]> => {
    const since = new Date(now() - DAYS * 86_400_000).toISOString();
    const rows = await rawRows<readonly [value: string]>(
      sql,
      raw`
      select data -> 'targetContent' ->> 'entityValue' as value
      from analytics_hits
      where hit_type = 'event' and data ->> 'eventCategory' = 'search' and data ->> 'eventAction' = 'selectItem'
        and at >= ${since}::timestamptz and data -> 'targetContent' ->> 'entityValue' is not null
      group by 1 order by count(distinct date_trunc('minute', at)) desc, 1 limit ${MOST}`,
    );
    return rows.map(([value]) => value);
  };
  return () => {
    if (known === undefined || now() - known.at >= HOLDS_MS || now() < known.at) {
      // If the store does not answer, the list is empty until the next attempt after an hour.
      known = { at: now(), values: count().catch(() => []) };
    }
    return known.values;
  };
}
