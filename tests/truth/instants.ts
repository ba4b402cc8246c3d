import { faker } from '@faker-js/faker';

const DAY = 86_400_000;

/** Days on which some venues are closed, close early or change their clocks. */
const ODD_DAYS = [
  '2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-04', '2027-02-23', '2027-03-14',
  '2027-03-15', '2027-03-26', '2027-03-28', '2027-03-29', '2027-05-03', '2027-05-31', '2027-07-05', '2027-08-01', '2027-08-02',
  '2027-09-06', '2027-10-11', '2027-10-31', '2027-11-01', '2027-11-07',
]; // prettier-ignore

/** Seconds of a UTC day just before and after venues open, close and pause. */
const EDGES = [0, 59, 25_200, 27_000, 28_799, 28_801, 52_200, 57_600, 59_400, 59_708, 59_709, 75_600, 75_601, 79_200, 82_800, 86_399];

/** Instants that occur once a year: the turn of the year in Berlin and in UTC, and the changes of the clocks in Europe and America. */
const TURNS = [
  '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2027-01-01T00:00:00Z', '2027-01-04T08:00:01Z', '2027-03-14T07:00:00Z',
  '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z', '2027-03-29T07:00:00Z', '2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z',
  '2027-11-01T08:00:01Z', '2027-11-07T06:00:00Z', '2027-11-19T16:35:30Z',
].map((text) => Date.parse(text)); // prettier-ignore

export interface YearOptions {
  readonly from: number;
  readonly count: number;
  readonly seed: number;
}

/**
 * Returns instants of a year (whole seconds, ascending): the turns, a third on odd days, weekends at their natural frequency, a quarter at
 * the edges of sessions, a fifth on whole minutes, for which lists are computed; some in each month, also in the first and last days.
 */
export function instantsOf({ from, count, seed }: YearOptions): number[] {
  faker.seed(seed);
  const first = Math.floor(from / DAY);
  const spread = Array.from({ length: count - TURNS.length }, (_, index) => {
    // Distributes the days over the year; everything else is random.
    const day = first + Math.floor(((index + faker.number.float()) * 365) / (count - TURNS.length));
    const odd = faker.helpers.arrayElement(ODD_DAYS);
    const date = index % 3 === 1 ? Date.parse(`${odd}T00:00:00Z`) / DAY : day;
    const second = index % 4 === 2 ? faker.helpers.arrayElement(EDGES) : faker.number.int({ min: 0, max: 86_399 });
    return date * DAY + (index % 5 === 4 ? second - (second % 60) : second) * 1_000;
  });
  return [...new Set([...TURNS, ...spread])].filter((instant) => instant >= from).toSorted((a, b) => a - b);
}
