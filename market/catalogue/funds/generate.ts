import { createCodes, type Codes } from '../codes.ts';
import type { Entry } from '../parts.ts';
import { activePlans } from './active.ts';
import { fundEntry, type Benchmark } from './entry.ts';
import { etfPlans } from './etfs.ts';
import { readFocuses, readHouses } from './focus.ts';

/** Generates the fictional funds and ETFs: every focus with several houses, styles and share classes. */
export function generateFunds(indices: readonly Entry[], codes: Codes = createCodes()): Entry[] {
  const benchmarks = new Map(indices.map(benchmarkOf));
  const focuses = readFocuses();
  const houses = readHouses();
  return [...etfPlans(focuses, houses, benchmarks), ...activePlans(focuses, houses, benchmarks)].map((plan) => fundEntry(plan, codes));
}

function benchmarkOf({ instrument, notations }: Entry): [string, Benchmark] {
  const { entityValue, name, details } = instrument;
  return [
    entityValue,
    {
      entityValue,
      name,
      currency: notations[0]?.isoCurrency ?? 'EUR',
      clock: details.model?.clock ?? 'EUROPE',
      isTotalReturn: details.index?.nameIndexType === 'Performance-Index',
    },
  ];
}
