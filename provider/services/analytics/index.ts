import { sql as raw } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { analyticsCounts, analyticsHits } from '../../store/schema-accounts.ts';
import { dayOf } from './days.ts';
import type { Hit } from './hit.ts';
import { createMostChosen } from './most-chosen.ts';
import { rollUp } from './roll-up.ts';
import { createVisitorMeasure } from './visitor-measure.ts';

const MOST_WAITING = 5_000;
const BATCH = 500;
/** Maximum size of a hit in bytes; reports of our pages take some hundreds. */
const MOST_BYTES = 2_048;
/** Maximum number of stored hits per day; further ones are only counted. With their retention and maximum size this is at most 700 MB. */
const MOST_A_DAY = 50_000;
const ROLL_UP_EVERY = 60 * 60 * 1000;

/** Stores what visitors' browsers report. */
export interface Analytics {
  /**
   * Resolves once the hit of a visitor at this address is stored.
   * @throws HttpFault 413 for a hit that is too large, 429 for more than a visitor makes, 503 if more wait than can be stored
   */
  record(hit: Hit, address: string): Promise<void>;
  /** Returns the instruments that visitors chose most often after a search, by entity value; at most an hour old. */
  mostChosen(): Promise<readonly string[]>;
  /** Stores all pending hits. */
  close(): Promise<void>;
}

interface Waiting {
  readonly hit: Hit;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface AnalyticsOptions {
  /** Clock for actions of visitors, epoch milliseconds. */
  readonly realNow?: () => number;
  /** Maximum number of stored hits per day; further ones are only counted. */
  readonly mostADay?: number;
  /** Takes one line for the operator. */
  readonly log?: (message: string) => void;
}

/**
 * Writes hits in batches. Hits that arrive while a batch is being stored go into the next one: few transactions under load, and no delay
 * without load.
 * @param now provider's clock, epoch milliseconds
 */
export function createAnalytics(
  database: Database,
  now: () => number,
  { realNow = Date.now, mostADay = MOST_A_DAY, log = () => undefined }: AnalyticsOptions = {},
): Analytics {
  const waiting: Waiting[] = [];
  const measure = createVisitorMeasure(realNow);
  let storing: Promise<void> | undefined;
  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await database.transaction((sql) => storeBatch(sql, batch, now(), mostADay));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    storing = undefined;
  };
  let rolling: Promise<void> | undefined;
  let rolledOn = '';
  const rollUpOnce = async (): Promise<void> => {
    const today = dayOf(now());
    if (rolledOn === today) return;
    await rollUp(database.sql, now());
    rolledOn = today;
  };
  const tend = (): void => {
    rolling ??= rollUpOnce()
      .catch((error: unknown) => log(`hits were not rolled up: ${error instanceof Error ? error.name : 'unknown'}`))
      .finally(() => (rolling = undefined));
  };
  tend();
  const timer = setInterval(tend, ROLL_UP_EVERY);
  timer.unref();
  return {
    async record(hit, address) {
      measure(address);
      if (Buffer.byteLength(JSON.stringify(hit.data)) > MOST_BYTES) throw new HttpFault(413, `A hit has more than ${MOST_BYTES} bytes`);
      if (waiting.length >= MOST_WAITING) throw new HttpFault(503, 'Too many hits at once');
      await new Promise<void>((resolve, reject) => {
        waiting.push({ hit, resolve, reject });
        storing ??= storeAll();
      });
    },
    mostChosen: createMostChosen(database, now),
    async close() {
      clearInterval(timer);
      await Promise.all([storing, rolling]);
    },
  };
}

async function storeBatch(sql: Sql, batch: readonly Waiting[], now: number, mostADay: number): Promise<void> {
  // Fixed order, so that two processes cannot deadlock.
  for (const hitType of ['event', 'pageview'] as const) {
    const hits = batch.filter(({ hit }) => hit.hitType === hitType);
    if (hits.length === 0) continue;
    const [counted] = await sql
      .insert(analyticsCounts)
      .values({ day: dayOf(now), hitType, hits: hits.length })
      .onConflictDoUpdate({
        target: [analyticsCounts.day, analyticsCounts.hitType],
        set: { hits: raw`${analyticsCounts.hits} + ${hits.length}` },
      })
      .returning({ hits: analyticsCounts.hits });
    if ((counted?.hits ?? 0) > mostADay) continue;
    await sql.insert(analyticsHits).values(hits.map(({ hit }) => ({ at: new Date(now), hitType, data: hit.data })));
  }
}
