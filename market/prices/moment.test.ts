import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { createDaysCache } from './days-cache.ts';
import { createNotations } from './instruments.ts';
import { createMoments, Moment } from './moment.ts';
import type { Caches } from './past.ts';
import { latestAt, priceAtNow } from './quote.ts';
import { rangeStart } from './ranges.ts';
import { DAY, FRIDAY, MINUTE, SAP } from './testing.ts';

const notation = createNotations({ seed: 'test', ...catalogueSeed }).get(SAP);
const caches: Caches = {
  trades: new LRUCache({ max: 100 }),
  days: createDaysCache({ stretches: 1_000 }),
  past: new LRUCache({ max: 100 }),
  sessions: new LRUCache({ max: 100 }),
};

describe('a moment', () => {
  it('looks for its session and goes through it once, whatever is made of it', () => {
    let looked = 0;
    const counted = Object.defineProperty({ ...notation }, 'since', { get: () => ((looked += 1), notation.since) });
    const moment = new Moment(counted, FRIDAY, caches);
    expect(priceAtNow(moment, 'RLT')).toBeDefined();
    const once = looked;
    expect(once).toBeGreaterThan(0);
    expect([latestAt(moment), priceAtNow(moment, 'RLT'), moment.lastTrade(), rangeStart(moment, 'D1')]).not.toContain(undefined);
    expect(looked).toBe(once);
    expect(moment.outline).toBe(moment.outline);
  });

  it('tells the session that was over when it was asked for', () => {
    const running = new Moment(notation, FRIDAY, caches);
    expect(running.atLastClose().session?.hours.day).toBe(running.before?.hours.day);
    const evening = new Moment(notation, FRIDAY + DAY / 2, caches);
    expect(evening.atLastClose().session).toBe(evening.session);
    expect(evening.atLastClose().instant).toBe(evening.session?.hours.closeTime);
  });

  it('stands still at the last instant with prices, and is not open behind it', () => {
    const ended = { ...notation, until: () => FRIDAY };
    const moment = new Moment(ended, FRIDAY + MINUTE, caches);
    expect([moment.instant, moment.isCurrent, moment.isOpen]).toEqual([FRIDAY - 1, false, false]);
    expect(new Moment(notation, FRIDAY, caches).isOpen).toBe(true);
  });
});

describe('moments', () => {
  it('are found again for the same instant, and made anew for another one or when the end of prices becomes known', () => {
    const ends: number[] = [];
    const ending = { ...notation, until: () => ends[0] };
    const momentOf = createMoments(caches);
    const first = momentOf(ending, FRIDAY);
    expect(momentOf(ending, FRIDAY)).toBe(first);
    expect(momentOf(ending, FRIDAY + 1_000)).not.toBe(first);
    const last = momentOf(ending, FRIDAY);
    ends.push(FRIDAY - MINUTE);
    expect(momentOf(ending, FRIDAY)).not.toBe(last);
    expect(momentOf(ending, FRIDAY).instant).toBe(FRIDAY - MINUTE - 1);
  });
});
