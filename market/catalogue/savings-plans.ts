import { percent } from '#domain/money/fraction.ts';
import { add, compare, moneyOf, multiply, type Money } from '#domain/money/money.ts';
import { chance } from './chance.ts';
import { readYaml } from './read-data.ts';
import type { InstrumentRecord } from './types.ts';

/** A fictional broker from `data/savings-brokers.yaml`. */
interface Broker {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly pct: number;
  readonly abs: number;
  readonly min: number;
  readonly max: number;
  readonly intervals: readonly string[];
  readonly etf: number;
  readonly fund: number;
  readonly stock: number;
  readonly free: number;
}

export interface SavingsPlanOffer {
  readonly broker: Pick<Broker, 'id' | 'name' | 'host' | 'min' | 'max' | 'intervals'>;
  /** Percent of the rate, and a fixed amount in euros. */
  readonly feePct: number;
  readonly feeAbs: number;
  /** Whether it is free of charge although the broker's plans usually are not. */
  readonly isPromoted: boolean;
}

/** Rate at which offers are compared. */
const USUAL_RATE = moneyOf(100, 'EUR');

const brokers = readYaml<Broker[]>('savings-brokers.yaml');

/**
 * Returns the savings plan offers for an instrument, the cheapest for a rate of 100 euros first. Only shares, ETFs and funds that allow
 * savings plans have any.
 */
export function savingsPlansOf(instrument: InstrumentRecord): SavingsPlanOffer[] {
  return brokers
    .flatMap((broker) => offerOf(broker, instrument) ?? [])
    .toSorted((a, b) => compare(costOf(a), costOf(b)) || a.broker.id - b.broker.id);
}

function offerOf(
  broker: Broker,
  { entityType, entitySubType, entityValue, importance, details }: InstrumentRecord,
): SavingsPlanOffer | undefined {
  const isEtf = entitySubType === 'ETF';
  if (details.fund !== undefined && !details.fund.savingsPlan) return undefined;
  const offered = isEtf ? broker.etf : entityType === 'FUND' ? broker.fund : entityType === 'STOCK' ? broker.stock : 0;
  // More brokers offer the popular instruments.
  if (offered === 0 || chance(`savings/${broker.id}/${entityValue}`) > offered * (0.6 + importance / 160)) return undefined;
  const isFree = (broker.pct > 0 || broker.abs > 0) && isEtf && chance(`savings/free/${broker.id}/${entityValue}`) < broker.free;
  return { broker, feePct: isFree ? 0 : broker.pct, feeAbs: isFree ? 0 : broker.abs, isPromoted: isFree };
}

function costOf({ feePct, feeAbs }: SavingsPlanOffer): Money {
  return add(multiply(USUAL_RATE, percent(feePct), 'half-up'), moneyOf(feeAbs, 'EUR'));
}
