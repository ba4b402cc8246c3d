import { numberAt } from '#domain/input/at.ts';
const DAY_MS = 86_400_000;
/** Months of payment, from 0, by number of payments per year. */
const MONTHS = { 1: [11], 2: [5, 11], 4: [2, 5, 8, 11] } as const;

/** Returns the payout days of a year, oldest first (`2026-12-15`): the fifteenth of a payment month, or the Monday after it. */
export function paymentDaysOf(perYear: 1 | 2 | 4, year: number): string[] {
  return MONTHS[perYear].map((month) => {
    const day = new Date(Date.UTC(year, month, 15));
    const late = numberAt([1, 0, 0, 0, 0, 0, 2], day.getUTCDay());
    return new Date(day.getTime() + late * DAY_MS).toISOString().slice(0, 10);
  });
}
