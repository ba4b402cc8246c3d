import { lt, sql as raw } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { analyticsCounts, analyticsHits } from '../../store/schema-accounts.ts';
import type { Hit } from './hit.ts';

const MOST_WAITING = 5_000;
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
/** Beyond these, hits of a day are only counted. */
const MOST_A_DAY = 500_000;

/** Stores what visitors' browsers report. */
export interface Analytics {
  /** Resolves when the hit is stored. @throws HttpFault 503 when more wait than can be stored */
  record(hit: Hit): Promise<void>;
  /** Stores what waits. */
  close(): Promise<void>;
}

interface Waiting {
  readonly hit: Hit;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What arrives while a batch is being stored goes into the next one: few transactions under load, no wait without it.
 * @param now provider's clock, epoch milliseconds
 */
export function createAnalytics(database: Database, now: () => number, mostADay = MOST_A_DAY): Analytics {
  const waiting: Waiting[] = [];
  let storing: Promise<void> | undefined;
  let prunedOn = '';
  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await database.transaction(async (sql) => {
          await storeBatch(sql, batch, now(), mostADay);
          const today = dayOf(now());
          if (prunedOn !== today) await prune(sql, now());
          prunedOn = today;
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    storing = undefined;
  };
  return {
    record(hit) {
      if (waiting.length >= MOST_WAITING) return Promise.reject(new HttpFault(503, 'Too many hits at once'));
      return new Promise((resolve, reject) => {
        waiting.push({ hit, resolve, reject });
        storing ??= storeAll();
      });
    },
    close: async () => storing,
  };
}

async function storeBatch(sql: Sql, batch: readonly Waiting[], now: number, mostADay: number): Promise<void> {
  // Always in the same order, so that two processes never wait for each other in a circle.
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

async function prune(sql: Sql, now: number): Promise<void> {
  await sql.delete(analyticsHits).where(lt(analyticsHits.at, new Date(now - KEPT_DAYS * DAY)));
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
