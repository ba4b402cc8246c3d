import { dayOf } from '#domain/bond/schedule.ts';
import { lastNumber } from '#domain/input/at.ts';
import { readCsv } from '../read-data.ts';

/** Years of the columns of `data/yield-curves.csv`. */
const TENORS = [0.25, 2, 5, 10, 30] as const;

interface Curve {
  readonly day: number;
  readonly rates: readonly number[];
}

const curves = new Map<string, Curve[]>();
for (const { currency = '', day = '', short, y2, y5, y10, y30 } of readCsv('yield-curves.csv')) {
  const list = curves.get(currency) ?? [];
  list.push({ day: dayOf(day), rates: [short, y2, y5, y10, y30].map(Number) });
  curves.set(currency, list);
}

/**
 * Yield of a safe state of a currency, in percent a year: levels from `data/yield-curves.csv`, linear between its days and terms, the
 * nearest value outside. From the reference day on they are assumptions of the simulation.
 */
export function safeYield(currency: string, day: number, years: number): number {
  const list = curves.get(currency);
  if (list === undefined) throw new Error(`data/yield-curves.csv has no curve for ${currency}.`);
  const next = list.findIndex((curve) => curve.day > day);
  const right = next === -1 ? list.at(-1) : list[next];
  const left = list[next - 1] ?? right;
  if (left === undefined || right === undefined) return 0;
  const share = right.day === left.day ? 0 : (day - left.day) / (right.day - left.day);
  return onCurve(left, years) * (1 - share) + onCurve(right, years) * share;
}

function onCurve({ rates }: Curve, years: number): number {
  const next = TENORS.findIndex((tenor) => tenor > years);
  const last = lastNumber(rates);
  if (next === -1) return last;
  const [right, left] = [rates[next] ?? last, rates[next - 1] ?? rates[0] ?? last];
  const [to, from] = [TENORS[next] ?? years, TENORS[next - 1] ?? 0];
  return left + ((right - left) * (years - from)) / (to - from);
}
