import { ANYONE, visitFacts } from '#domain/user/visitor.ts';
import type { Header } from '../generated/types.ts';
import { isEnabled } from './evaluate.ts';

/** Entry that shows for a limited time, with the dates that editors give. */
export interface Dated {
  readonly start: string;
  readonly end: string;
}

/** Returns true if `start <= now <= end` by the clock in Germany; a day without a time means the whole day. */
export function isCurrent({ start, end }: Dated, now: string): boolean {
  return isEnabled({ from: start, until: end }, { ...visitFacts(ANYONE), now: Date.parse(now) });
}

/** Returns true if an announcement is shown above the content at this instant. */
export function isAnnounced(announcement: Header['announcement'], now: string): boolean {
  return announcement !== undefined && isCurrent(announcement, now);
}
