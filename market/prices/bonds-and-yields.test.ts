import { expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import type { InstrumentRecord } from '../catalogue/types.ts';
import { DAY, FRIDAY, notationId, testMarket } from './testing.ts';

const market = testMarket();
const { instruments } = catalogueSeed;
const YEAR_MS = 365.25 * DAY;

const yields = instruments.filter(({ details }) => details.interest?.nameCategory === 'Staatsanleihen');

/** Bond with a fixed coupon from the country of a yield, with the closest term in years. */
function bondOf({ details: { interest } }: InstrumentRecord): InstrumentRecord | undefined {
  const away = ({ details: { bond } }: InstrumentRecord): number =>
    Math.abs((Date.parse(bond?.maturity ?? '') - FRIDAY) / YEAR_MS - (interest?.term ?? 0));
  const known = instruments.filter(
    ({ details: { bond } }) =>
      bond?.couponType === 'FIXED' &&
      bond.issuer.isoCountry === interest?.isoCountry &&
      bond.issuer.nameType === 'Staat' &&
      Date.parse(bond.maturity) > FRIDAY + DAY * 100,
  );
  return known.toSorted((a, b) => away(a) - away(b))[0];
}

/** Closes of 250 days by day. */
function closesOf({ entityValue }: InstrumentRecord): Map<number, number> {
  const { time, close } = market.dailyBars(notationId(entityValue), { from: FRIDAY - 360 * DAY, to: FRIDAY });
  return new Map(time.map((at, index) => [Math.floor(at / DAY), close[index] ?? 0]));
}

function correlation(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
  const days = [...one.keys()].filter((day) => other.has(day));
  const changes = (of: ReadonlyMap<number, number>): number[] =>
    days.slice(1).map((day, index) => (of.get(day) ?? 0) - (of.get(days[index] ?? 0) ?? 0));
  const [left, right] = [changes(one), changes(other)];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + (value - mean(a)) * ((b[index] ?? 0) - mean(b)), 0);
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right));
}

it.each(yields.map((one) => [one.name, one] as const))('%s falls when bonds of the country rise', (_, one) => {
  const bond = bondOf(one);
  if (bond === undefined) throw new Error(`No bond of ${one.details.interest?.isoCountry}.`);
  expect(correlation(closesOf(bond), closesOf(one))).toBeLessThan(-0.55);
});

it.each([
  ['Euro-Bund-Future', 'Rendite Bundesanleihe 10 Jahre'],
  ['Euro-Bobl-Future', 'Rendite Bundesanleihe 5 Jahre'],
  ['Euro-Schatz-Future', 'Rendite Bundesanleihe 2 Jahre'],
  ['Euro-Buxl-Future', 'Rendite Bundesanleihe 30 Jahre'],
  ['US-Treasury-Note-Future 10 Jahre', 'Rendite US-Staatsanleihe 10 Jahre'],
])('%s rises when %s falls', (future, rate) => {
  const [price, level] = [future, rate].map((name) => instruments.find((one) => one.name === name));
  if (price === undefined || level === undefined) throw new Error(`The catalogue does not have ${future} or ${rate}.`);
  expect(correlation(closesOf(price), closesOf(level))).toBeLessThan(-0.7);
});
