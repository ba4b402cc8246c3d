import { ANYONE, visitFacts } from '#domain/user/visitor.ts';
import type { Header } from '../generated/types.ts';
import { isEnabled } from './evaluate.ts';

/** Something that shows for a time only, as editors date it. */
export interface Dated {
  readonly start: string;
  readonly end: string;
}

/** Whether it is time: `start <= now <= end` by the clocks in Germany, a day without a time being all of that day. */
export function isCurrent({ start, end }: Dated, now: string): boolean {
  return isEnabled({ from: start, until: end }, { ...visitFacts(ANYONE), now: Date.parse(now) });
}

/** Whether an announcement stands above the content at this instant. */
export function isAnnounced(announcement: Header['announcement'], now: string): boolean {
  return announcement !== undefined && isCurrent(announcement, now);
}
