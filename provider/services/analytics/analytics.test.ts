import { asc, desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestArea, type TestArea } from '../accounts/testing.ts';
import { analyticsCounts, analyticsDays, analyticsHits } from '../../store/schema-accounts.ts';
import { hitOf } from './hit.ts';
import type { HttpFault } from '../../base/fault.ts';
import { createAnalytics, type AnalyticsOptions } from './index.ts';
import { createMostChosen } from './most-chosen.ts';
import { rollUp } from './roll-up.ts';

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

const open = (options?: AnalyticsOptions) =>
  createAnalytics(area.database, () => area.clock.now, { realNow: () => area.clock.real, ...options });

describe('Analytics', () => {
  let visitors = 0;
  /** Returns the address of another visitor each time. */
  const anyone = () => `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`;

  it('[HTTP-071] stores every hit that it answers for, and counts them by type and day', async () => {
    const analytics = open();
    const record = (hitType: 'event' | 'pageview', eventAction: string) => analytics.record({ hitType, data: { eventAction } }, anyone());
    await Promise.all(Array.from({ length: 1_201 }, (_, index) => record(index % 3 === 0 ? 'event' : 'pageview', String(index))));
    expect(await counts()).toEqual([
      { day: '2026-11-20', hitType: 'event', hits: 401 },
      { day: '2026-11-20', hitType: 'pageview', hits: 800 },
    ]);
    expect(new Set((await rows()).map(({ data }) => data.eventAction)).size).toBe(1_201);
    area.clock.now += DAY;
    await record('event', 'next day');
    expect((await counts()).at(-1)).toEqual({ day: '2026-11-21', hitType: 'event', hits: 1 });
    await analytics.close();
  });

  it('takes at most what one visitor can do, also over the addresses of one network, and tells when to come back', async () => {
    const analytics = open();
    const record = (index: number) => analytics.record({ hitType: 'event', data: {} }, `2001:db8:1:2::${index.toString(16)}`);
    const flood = await Promise.allSettled(Array.from({ length: 300 }, (_, index) => record(index + 1)));
    const refused = flood.flatMap((one) => (one.status === 'rejected' ? [one.reason as HttpFault] : []));
    expect([flood.length - refused.length, new Set(refused.map(({ statusCode }) => statusCode))]).toEqual([120, new Set([429])]);
    expect(refused.every(({ retryAfter = 0 }) => retryAfter >= 1 && retryAfter <= 60)).toBe(true);
    await analytics.record({ hitType: 'event', data: {} }, '2001:db8:1:3::1');
    area.clock.real += 60_000;
    await record(1);
    await analytics.close();
  });

  it('drops a hit that is larger than any of ours', async () => {
    const analytics = open();
    const before = (await rows()).length;
    const large = { hitType: 'event', data: { eventLabel: 'ü'.repeat(1_024) } } as const;
    await expect(analytics.record(large, anyone())).rejects.toMatchObject({ statusCode: 413 });
    expect((await rows()).length).toBe(before);
    await analytics.close();
  });

  it('only counts what a day brings beyond its measure, and refuses what it can not take', async () => {
    area.clock.now += 30 * DAY;
    const analytics = open({ mostADay: 3 });
    const before = (await rows()).length;
    for (let index = 0; index < 5; index++) await analytics.record({ hitType: 'event', data: {} }, anyone());
    expect([(await rows()).length - before, (await counts()).at(-1)?.hits]).toEqual([3, 5]);
    const flood = await Promise.allSettled(Array.from({ length: 6_000 }, () => analytics.record({ hitType: 'event', data: {} }, anyone())));
    const refused = flood.filter(({ status }) => status === 'rejected').length;
    expect(refused).toBeGreaterThan(0);
    expect((await counts()).at(-1)?.hits).toBe(5 + 6_000 - refused);
    await analytics.close();
  });
});

describe('What is chosen most after a search', () => {
  const choose = (entityValue: string, at: string, eventAction = 'selectItem') => ({
    at: new Date(at),
    hitType: 'event' as const,
    data: { eventCategory: 'search', eventAction, targetContent: { entityType: 'STOCK', entityValue } },
  });

  it('is counted by minutes of the last seven days, so that one busy browser decides nothing', async () => {
    await area.database.sql.delete(analyticsHits);
    area.clock.now = Date.parse('2027-02-10T12:00:00Z');
    await area.database.sql
      .insert(analyticsHits)
      .values([
        ...Array.from({ length: 9 }, () => choose('busy', '2027-02-10T10:00:30Z')),
        choose('often', '2027-02-10T10:00:00Z'),
        choose('often', '2027-02-10T10:01:00Z'),
        choose('old', '2027-02-01T10:00:00Z'),
        choose('shown', '2027-02-10T10:00:00Z', 'searchDisplay'),
      ]);
    const analytics = open();
    expect(await analytics.mostChosen()).toEqual(['often', 'busy']);
    await analytics.close();
  });

  it('holds for an hour, and is nothing while the store does not answer', async () => {
    let now = 0;
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue([['1']]);
    const mostChosen = createMostChosen({ sql: { execute: ask } } as unknown as Parameters<typeof createMostChosen>[0], () => now);
    expect([await mostChosen(), await mostChosen(), ask.mock.calls.length]).toEqual([[], [], 1]);
    now += 3_600_000;
    expect([await mostChosen(), ask.mock.calls.length]).toEqual([['1'], 2]);
  });
});

describe('What is over', () => {
  const days = () => area.database.sql.select().from(analyticsDays).orderBy(desc(analyticsDays.hits), asc(analyticsDays.eventAction));
  const insert = async (at: string, actions: readonly string[]) =>
    area.database.sql.insert(analyticsHits).values(
      actions.map((eventAction) => ({
        at: new Date(at),
        hitType: 'event' as const,
        data: { eventCategory: 'search', eventAction, contentLevel1: 'aktien' },
      })),
    );
  const now = Date.parse('2027-03-10T12:00:00Z');
  const clear = async () => {
    await area.database.sql.delete(analyticsHits);
    await area.database.sql.delete(analyticsDays);
  };

  it('is counted by kind after seven days, each hit once, and no longer kept one by one', async () => {
    await clear();
    await insert('2027-03-02T23:59:59Z', ['click', 'click', 'view']);
    await insert('2027-03-03T00:00:00Z', ['click']);
    await Promise.all([rollUp(area.database.sql, now), rollUp(area.database.sql, now)]);
    expect((await rows()).length).toBe(1);
    const kind = { day: '2027-03-02', hitType: 'event', eventCategory: 'search', section: 'aktien' };
    expect(await days()).toEqual([
      { ...kind, eventAction: 'click', hits: 2 },
      { ...kind, eventAction: 'view', hits: 1 },
    ]);
  });

  it('tells two hundred kinds of a day apart, however many browsers make up', async () => {
    await clear();
    await insert('2027-03-01T10:00:00Z', [...Array.from({ length: 300 }, (_, index) => `made up ${index}`), 'click', 'click']);
    await rollUp(area.database.sql, now);
    const told = await days();
    expect([told.length, told[0]?.eventAction, told[0]?.hits, told[1]?.hits]).toEqual([201, '', 101, 2]);
  });

  it('is forgotten altogether after two years', async () => {
    await clear();
    await insert('2027-03-01T10:00:00Z', ['click']);
    await rollUp(area.database.sql, now);
    await rollUp(area.database.sql, now + 752 * DAY);
    expect((await days()).length).toBe(1);
    await rollUp(area.database.sql, now + 753 * DAY);
    expect([(await days()).length, (await counts()).length]).toEqual([0, 0]);
  });

  it('is taken care of when the provider starts, though nothing is reported', async () => {
    await clear();
    area.clock.now = now;
    await insert('2027-03-01T10:00:00Z', ['click']);
    await createAnalytics(area.database, () => area.clock.now).close();
    expect([(await rows()).length, (await days()).length]).toEqual([0, 1]);
  });
});
