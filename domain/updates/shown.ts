import { berlinDay } from '../format/date.ts';

/** The entries that have had their day, newest first; those of one day in the order in which they are written. */
export function shownUpdates<Entry extends { readonly date: string }>(updates: readonly Entry[], now: string | number): Entry[] {
  const today = berlinDay(now);
  return updates.filter(({ date }) => date <= today).toSorted((a, b) => (a.date > b.date ? -1 : Number(a.date < b.date)));
}
