import { faker } from '@faker-js/faker';

const DAY = 86_400_000;

/** Days on which some venues rest, close early or change their clocks. */
const ODD_DAYS = [
  '2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-04', '2027-02-23', '2027-03-14',
  '2027-03-15', '2027-03-26', '2027-03-28', '2027-03-29', '2027-05-03', '2027-05-31', '2027-07-05', '2027-08-01', '2027-08-02',
  '2027-09-06', '2027-10-11', '2027-10-31', '2027-11-01', '2027-11-07',
]; // prettier-ignore

/** Just before and after venues open, close and pause somewhere, in seconds of a UTC day. */
const EDGES = [0, 59, 25_200, 27_000, 28_799, 28_801, 52_200, 57_600, 59_400, 59_708, 59_709, 75_600, 75_601, 79_200, 82_800, 86_399];

/** Instants of a year (whole seconds, ascending): a third on odd days, weekends as often as they are, a quarter at edges of sessions. */
export function instantsOf(year: { readonly from: number; readonly count: number; readonly seed: number }): number[] {
  faker.seed(year.seed);
  const first = Math.floor(year.from / DAY);
  return Array.from({ length: year.count }, (_, index) => {
    // Spread over the year; the rest is chance.
    const day = first + Math.floor(((index + faker.number.float()) * 365) / year.count);
    const odd = faker.helpers.arrayElement(ODD_DAYS);
    const date = index % 3 === 1 ? Date.parse(`${odd}T00:00:00Z`) / DAY : day;
    const second = index % 4 === 2 ? faker.helpers.arrayElement(EDGES) : faker.number.int({ min: 0, max: 86_399 });
    return date * DAY + second * 1_000;
  }).toSorted((a, b) => a - b);
}
