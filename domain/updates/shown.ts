import { berlinDay } from '../format/date.ts';

/** Returns the entries whose date has been reached, newest first; those of one day in their written order. */
export function shownUpdates<Entry extends { readonly date: string }>(updates: readonly Entry[], now: string | number): Entry[] {
  const today = berlinDay(now);
  return updates.filter(({ date }) => date <= today).toSorted((a, b) => (a.date > b.date ? -1 : Number(a.date < b.date)));
}
