import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';

/** Kinds of underlyings. They differ in their products and in the behavior of their volatility. */
export type UnderlyingKind = 'INDEX' | 'STOCK' | 'COMMODITY' | 'METAL' | 'CURRENCY' | 'CRYPTO' | 'FUTURE';

/** Data that derivatives need of their underlying. */
export interface Underlying {
  readonly entityValue: string;
  readonly kind: UnderlyingKind;
  readonly instrument: InstrumentRecord;
  /** Name within product names. */
  readonly name: string;
  /** Currency of its fair price (index points count as the currency of their shares). */
  readonly currency: string;
  /** Notation whose prices count for barriers: the main venue in the home currency. */
  readonly official: NotationRecord;
  /** Total volatility per year, decimal. */
  readonly volatility: number;
  /** Relative share of all products. */
  readonly weight: number;
}

export interface Catalogue {
  readonly instruments: readonly InstrumentRecord[];
  readonly notations: readonly NotationRecord[];
}

const KINDS: Readonly<Record<string, UnderlyingKind>> = {
  INDEX: 'INDEX',
  STOCK: 'STOCK',
  COMMODITY: 'COMMODITY',
  PRECIOUS_METAL: 'METAL',
  CURRENCY: 'CURRENCY',
  CRYPTO: 'CRYPTO',
  FUTURE: 'FUTURE',
};

/** Maximum number of underlyings of a kind, and relative number of products on its most important one. */
const RANGE: Readonly<Record<UnderlyingKind, readonly [most: number, weight: number]>> = {
  INDEX: [14, 60],
  STOCK: [90, 10],
  COMMODITY: [10, 8],
  METAL: [4, 18],
  CURRENCY: [8, 7],
  CRYPTO: [6, 6],
  FUTURE: [4, 2],
};

const HOME_BONUS = 25;
/** Minimum number of products to use all underlyings. */
const FULL_RANGE_FROM = 20_000;

/**
 * Instruments that serve as underlyings: the most important ones of each kind, German shares before foreign ones. Only instruments with a
 * price model at a venue in their home currency. A small number of products uses few underlyings.
 */
export function underlyingsOf({ instruments, notations }: Catalogue, count = Infinity): Underlying[] {
  const share = Math.min(1, count / FULL_RANGE_FROM);
  const siblings = Map.groupBy(notations, ({ entityValue }) => entityValue);
  const byValue = new Map(instruments.map((one) => [one.entityValue, one]));
  const candidates = instruments.flatMap((one) => underlyingOf(one, siblings.get(one.entityValue) ?? [], byValue) ?? []);
  return [...Map.groupBy(candidates, ({ kind }) => kind)].flatMap(([kind, list]) => {
    const [most, weight] = RANGE[kind];
    return list
      .toSorted((a, b) => rankOf(b) - rankOf(a) || a.entityValue.localeCompare(b.entityValue))
      .slice(0, Math.ceil(most * share))
      .map((one, rank): Underlying => ({ ...one, weight: weight / (1 + rank * (kind === 'STOCK' ? 0.06 : 0.7)) }));
  });
}

/** Returns one instrument as an underlying, whatever its rank; undefined if it cannot be one. */
export function underlyingOf(
  instrument: InstrumentRecord,
  notations: readonly NotationRecord[],
  byValue: ReadonlyMap<string, InstrumentRecord>,
): Underlying | undefined {
  const kind = KINDS[instrument.entityType];
  const { model } = instrument.details;
  if (kind === undefined || model === undefined || (kind === 'CURRENCY' && !instrument.entityValue.startsWith('EUR'))) return undefined;
  const main = notations.find(({ isDefault }) => isDefault) ?? notations[0];
  const currency = model.currency === 'PKT' ? main?.isoCurrency : model.currency;
  const official = main?.isoCurrency === currency ? main : notations.find(({ isoCurrency }) => isoCurrency === currency);
  const volatility = volatilityOf(instrument, byValue);
  if (currency === undefined || official === undefined || volatility < 0.02) return undefined;
  return { entityValue: instrument.entityValue, kind, instrument, name: nameOf(instrument), currency, official, volatility, weight: 1 };
}

function rankOf({ kind, instrument }: Underlying): number {
  return instrument.importance + (kind === 'STOCK' && instrument.isin?.startsWith('DE') === true ? HOME_BONUS : 0);
}

function nameOf(instrument: InstrumentRecord): string {
  return instrument.entityType === 'CURRENCY'
    ? `${instrument.entityValue.slice(0, 3)}/${instrument.entityValue.slice(3)}`
    : instrument.tinyName;
}

/** Volatility of the instrument's own movement and of the factor's share in it (independent: squares add up). */
function volatilityOf(instrument: InstrumentRecord, byValue: ReadonlyMap<string, InstrumentRecord>, depth = 0): number {
  const { model } = instrument.details;
  if (model === undefined || depth > 5) return 0;
  const other = byValue.get(model.tracks ?? model.factor ?? '');
  const shared = other === undefined ? 0 : volatilityOf(other, byValue, depth + 1) * (model.tracks === undefined ? (model.beta ?? 1) : 1);
  const ratio = model.ratio === undefined ? [] : [model.ratio.base, model.ratio.divisor];
  const parts = ratio.flatMap((value) => byValue.get(value) ?? []).map((one) => volatilityOf(one, byValue, depth + 1));
  return Math.hypot(model.volatility, shared, ...parts);
}
