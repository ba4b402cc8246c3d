// npm run bench:money: cost of exact amounts compared with the arithmetic that they replace. Multiplies a price by a quantity and adds the
// value to a sum 730,000 times, the number of days of 200 positions in ten years. Prints JSON; exit code 1 if the goal is missed.
import { add, multiply, moneyOf, sum, type Money } from '#domain/money/money.ts';
import type { Fraction } from '#domain/money/fraction.ts';

const TIMES = 730_000;
const ROUNDS = 9;
/**
 * Maximum ratio of our multiply-add to the baseline. The baseline is written by hand for euros alone: whole cents times whole billionths as
 * BigInt, rounded half up, added. A ratio above 1 pays for currencies, named rounding modes and immutable amounts.
 */
const GOAL = 3;

const PLACES = 1_000_000_000n;
/** Quantities with up to nine decimal places, and the values of a chunk, the same in each round. */
const chunks = Array.from({ length: 1_000 }, (_, index) => BigInt(index * 7_919 + 1) * 123_457n);
const cents = Array.from({ length: 1_000 }, (_, index) => 1_000 + index * 37);

const asMoney: readonly Money[] = cents.map((value) => ({ currency: 'EUR', minor: BigInt(value) }));
const asQuantities: readonly Fraction[] = chunks.map((numerator) => ({ numerator, denominator: PLACES }));
const asCents: readonly bigint[] = cents.map(BigInt);
const asPrices = Float64Array.from(cents, (value) => value / 100);
const asNumbers = Float64Array.from(chunks, (value) => Number(value) / Number(PLACES));

function ours(): bigint {
  let total = sum([], 'EUR');
  for (let index = 0; index < TIMES; index += 1) {
    const amount = asMoney[index % 1_000];
    const quantity = asQuantities[index % 1_000];
    if (amount !== undefined && quantity !== undefined) total = add(total, multiply(amount, quantity, 'half-up'));
  }
  return total.minor;
}

/** Baseline. Adds half a unit before it truncates, which rounds half up because all amounts are positive. */
function byHand(): bigint {
  let total = 0n;
  for (let index = 0; index < TIMES; index += 1) {
    const amount = asCents[index % 1_000];
    const quantity = chunks[index % 1_000];
    if (amount !== undefined && quantity !== undefined) total += (amount * quantity * 2n + PLACES) / (PLACES * 2n);
  }
  return total;
}

/** Previous arithmetic: plain numbers, rounded to the cent after each step. */
function byFloat(): bigint {
  let total = 0;
  for (let index = 0; index < TIMES; index += 1) {
    const price = asPrices[index % 1_000] ?? Number.NaN;
    const quantity = asNumbers[index % 1_000] ?? Number.NaN;
    total = Math.round((total + Math.round(price * quantity * 100) / 100) * 100) / 100;
  }
  return moneyOf(total, 'EUR').minor;
}

/** Returns the median milliseconds of each alternative. They run in turns, to let other load of the machine slow all of them alike. */
function medians(...ways: readonly (() => bigint)[]): { readonly ms: number; readonly result: bigint }[] {
  const times: number[][] = ways.map(() => []);
  const results = ways.map((way) => way());
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, way] of ways.entries()) {
      const start = performance.now();
      way();
      times[index]?.push(performance.now() - start);
    }
  return results.map((result, index) => ({ ms: times[index]?.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN, result }));
}

const [money, hand, float] = medians(ours, byHand, byFloat);
if (money === undefined || hand === undefined || float === undefined) throw new Error('Three ways were measured.');
if (money.result !== hand.result) throw new Error(`Both ways are to come to one sum, not to ${money.result} and ${hand.result} cents.`);
const round = (value: number): number => Math.round(value * 100) / 100;
const ratio = money.ms / hand.ms;
const met = ratio <= GOAL;
process.stdout.write(
  `${JSON.stringify(
    {
      multiplyAdds: TIMES,
      milliseconds: { money: round(money.ms), bigIntByHand: round(hand.ms), float: round(float.ms) },
      ratioToFloat: round(money.ms / float.ms),
      centsThatFloatsAreOff: Number(float.result - hand.result),
      ratioToBigIntByHand: round(ratio),
      goal: { ratioToBigIntByHand: GOAL, met },
    },
    null,
    2,
  )}\n`,
);
process.exitCode = met ? 0 : 1;
