import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestArea, type TestArea } from '../accounts/testing.ts';
import { analyticsCounts, analyticsHits } from '../../store/schema-accounts.ts';
import { hitOf } from './hit.ts';
import { createAnalytics } from './index.ts';

const DAY = 86_400_000;
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;

beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(() => area.close());

const rows = () => area.database.sql.select().from(analyticsHits).orderBy(asc(analyticsHits.id));
const counts = () => area.database.sql.select().from(analyticsCounts).orderBy(asc(analyticsCounts.day), asc(analyticsCounts.hitType));

describe('What is kept of a report', () => {
  it('says what happened, and neither who nor on what', () => {
    const hit = hitOf({
      scapaId: 's-1',
      tid: 't-1',
      hitType: 'event',
      eventCategory: 'search',
      eventLabel: 'anna@example.org',
      purchasedProducts: ['premium-plus'],
      screenWidth: 1920,
      hasAdBlocker: true,
      contentPath: '/suche?q=anna%40example.org#x',
      contentUrl: 'http://localhost/?q=1',
      documentReferrer: 'http://localhost/?q=1',
      targetContent: { entityType: 'STOCK', entityValue: '82849', attributes: ['INSTRUMENT', 'a@b'] },
      utm_source: "'; drop table users; --",
      position: 0,
    });
    expect(hit).toEqual({
      hitType: 'event',
      data: {
        eventCategory: 'search',
        contentPath: '/suche',
        targetContent: { entityType: 'STOCK', entityValue: '82849', attributes: ['INSTRUMENT'] },
        utm_source: "'; drop table users; --",
        position: 0,
      },
    });
  });
});

describe('Analytics', () => {
  it('[HTTP-071] stores every hit that it answers for, and counts them by type and day', async () => {
    const analytics = createAnalytics(area.database, () => area.clock.now);
    const record = (hitType: 'event' | 'pageview', eventAction: string) => analytics.record({ hitType, data: { eventAction } });
    await Promise.all(Array.from({ length: 1_201 }, (_, index) => record(index % 3 === 0 ? 'event' : 'pageview', String(index))));
    expect(await counts()).toEqual([
      { day: '2026-11-20', hitType: 'event', hits: 401 },
      { day: '2026-11-20', hitType: 'pageview', hits: 800 },
    ]);
    expect(new Set((await rows()).map(({ data }) => data.eventAction)).size).toBe(1_201);
    area.clock.now += DAY;
    await record('event', 'next day');
    expect((await counts()).at(-1)).toEqual({ day: '2026-11-21', hitType: 'event', hits: 1 });
  });

  it('forgets hits after ninety days, and never the counts', async () => {
    area.clock.now += 90 * DAY;
    await createAnalytics(area.database, () => area.clock.now).record({ hitType: 'event', data: {} });
    expect([(await rows()).length, (await counts()).length]).toEqual([2, 4]);
    area.clock.now += DAY;
    await createAnalytics(area.database, () => area.clock.now).record({ hitType: 'event', data: {} });
    expect([(await rows()).length, (await counts()).length]).toEqual([2, 5]);
  });

  it('only counts what a day brings beyond its measure, and refuses what it can not take', async () => {
    area.clock.now += 365 * DAY;
    const analytics = createAnalytics(area.database, () => area.clock.now, 3);
    for (let index = 0; index < 5; index++) await analytics.record({ hitType: 'event', data: {} });
    expect([(await rows()).length, (await counts()).at(-1)?.hits]).toEqual([3, 5]);
    const flood = await Promise.allSettled(Array.from({ length: 6_000 }, () => analytics.record({ hitType: 'event', data: {} })));
    const refused = flood.filter(({ status }) => status === 'rejected').length;
    expect(refused).toBeGreaterThan(0);
    expect((await counts()).at(-1)?.hits).toBe(5 + 6_000 - refused);
    await analytics.close();
  });
});
