import { LRUCache } from 'lru-cache';
import { networkOf } from '#entrance/address.ts';
import { HttpFault } from '../../base/fault.ts';

/** Maximum number of remembered visitors; beyond it, the count of the least recent one is dropped. */
const MOST_VISITORS = 50_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Maximum number of hits per visitor in a minute and in a day. It allows for very fast clicking, and for visitors who share an address. */
const A_MINUTE = 120;
const A_DAY = 5_000;

interface Counted {
  minute: number;
  inMinute: number;
  day: number;
  inDay: number;
}

/**
 * Counts the hits of an address.
 * @throws HttpFault 429 for more than a visitor can do, with the seconds to wait
 */
export type VisitorMeasure = (address: string) => void;

/**
 * Creates the counter of hits per visitor.
 * @param now clock that visitors cannot set, epoch milliseconds
 */
export function createVisitorMeasure(now: () => number): VisitorMeasure {
  const visitors = new LRUCache<string, Counted>({ max: MOST_VISITORS });
  return (address) => {
    const key = networkOf(address);
    const [minute, day] = [Math.floor(now() / MINUTE), Math.floor(now() / DAY)];
    const counted = visitors.get(key) ?? { minute, inMinute: 0, day, inDay: 0 };
    visitors.set(key, counted);
    if (counted.minute !== minute) Object.assign(counted, { minute, inMinute: 0 });
    if (counted.day !== day) Object.assign(counted, { day, inDay: 0 });
    if (counted.inDay >= A_DAY) throw tooMany(((day + 1) * DAY - now()) / 1000);
    if (counted.inMinute >= A_MINUTE) throw tooMany(((minute + 1) * MINUTE - now()) / 1000);
    counted.inMinute += 1;
    counted.inDay += 1;
  };
}

function tooMany(seconds: number): HttpFault {
  return new HttpFault(429, 'More hits than one visitor makes', undefined, Math.max(1, Math.ceil(seconds)));
}
