import { isEnabled } from '#config/rules/evaluate.ts';
import { ANYONE, visitFacts } from '#domain/user/visitor.ts';

/** Something that shows for a time only, as editors date it. */
export interface Dated {
  readonly start: string;
  readonly end: string;
}

/** Whether it is time: `start <= now <= end` by the clocks in Germany, a day without a time being all of that day. */
export function isCurrent({ start, end }: Dated, now: string): boolean {
  return isEnabled({ from: start, until: end }, { ...visitFacts(ANYONE), now: Date.parse(now) });
}
