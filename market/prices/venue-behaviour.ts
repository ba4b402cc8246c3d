import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import type { DerivedNotation } from './types.ts';

/** Trading behavior of a notation, relative to its fair price. */
export interface Behaviour {
  /** Half of the distance between bid and ask, as a share of the price. */
  readonly halfSpread: number;
  readonly hasBidAsk: boolean;
  /** Typical deviation of trades from the fair price, as a share of it. */
  readonly bounce: number;
  /** Typical distance of the venue's prices from the fair price, as a share of it (standard deviation). */
  readonly offset: number;
  /** Prices per half hour at average activity. */
  readonly pricesPerHalfHour: number;
  /** Pieces per day, or the nominal amount for bonds; 0 if no turnover is published. */
  readonly dailyVolume: number;
  /** Money per piece at a price of 1: 0.01 if prices are percent, times the quantity that a contract represents. */
  readonly worth: number;
}

/** Factors per venue: share of the main venue's turnover, prices per half hour, and width of the spread. */
const VENUES: Record<string, readonly [turnover: number, prices: number, spread: number]> = {
  GER: [1, 260, 1],
  GAT: [0.09, 90, 1.6],
  FRA: [0.006, 12, 2.6],
  STU: [0.012, 16, 2.2],
  TRO: [0.03, 60, 1.7],
  LSX: [0.05, 70, 1.8],
  LUSG: [0.02, 60, 1.8],
  MUN: [0.002, 6, 3],
  BER: [0.001, 6, 3],
  DUS: [0.002, 8, 3],
  HAM: [0.001, 6, 3],
  HAN: [0.001, 5, 3],
  QUO: [0.006, 14, 2.4],
  NMS: [1, 420, 0.6],
  NYS: [1, 380, 0.6],
  PAR: [1, 260, 1],
  AMS: [1, 260, 1],
  MIL: [1, 220, 1],
  LSE: [1, 240, 1],
  SWX: [1, 220, 1],
  TYO: [1, 240, 1],
};

const BASE: Record<string, readonly [halfSpread: number, prices: number]> = {
  STOCK: [0.0004, 260],
  FUND: [0.0004, 60],
  BOND: [0.0006, 6],
  FUTURE: [0.00004, 380],
  INTEREST: [0, 60],
  INDEX: [0.00008, 440],
  COMMODITY: [0.0003, 200],
  PRECIOUS_METAL: [0.00012, 300],
  CURRENCY: [0.00004, 400],
  CRYPTO: [0.0004, 300],
};

/**
 * Share of the main notation's turnover for other notations: none for indications of an index by a bank; coins trade in euros and dollars.
 */
const BESIDE: Readonly<Record<string, number>> = { INDEX: 0, COMMODITY: 0.2, PRECIOUS_METAL: 0.2, CRYPTO: 0.5 };

/**
 * Returns the behavior of a notation. Off-exchange and foreign listings trade less than the main venue, small companies less than large
 * ones.
 */
export function behaviourOf(instrument: InstrumentRecord, notation: NotationRecord): Behaviour {
  const type = instrument.entityType;
  const [halfSpread, prices] = BASE[type] ?? [0.0005, 30];
  const traded = type === 'STOCK' || type === 'FUND' || type === 'BOND';
  const [turnover, venuePrices, spread] = (traded ? VENUES[notation.venue] : undefined) ?? [1, prices, 1];
  const size = traded ? Math.min(1, Math.max(type === 'BOND' ? 0.4 : 0.12, instrument.importance / 85)) : 1;
  const isMain = notation.isDefault;
  // Main exchanges other than the instrument's home have hardly any turnover.
  const abroad = turnover === 1 && traded && !isMain ? 0.008 : 1;
  return {
    halfSpread: (halfSpread * spread) / size,
    bounce: (halfSpread * spread) / size,
    hasBidAsk: type !== 'INTEREST' && (type !== 'INDEX' || notation.codeMarket.startsWith('@')),
    offset: isMain ? 0 : halfSpread * spread * 0.35,
    pricesPerHalfHour: Math.max(
      3,
      Math.min(440, venuePrices * (abroad < 1 ? 0.2 : 1) * (type === 'STOCK' ? size : type === 'FUND' ? 0.4 : 1)),
    ),
    dailyVolume: (instrument.details.model?.dailyVolume ?? 0) * (isMain ? 1 : traded ? turnover * abroad : (BESIDE[type] ?? 1)),
    worth: (notation.unitType === 'PCT' ? 0.01 : 1) * (instrument.details.future?.multiplier ?? 1) * (instrument.details.model?.worth ?? 1),
  };
}

/** Behavior of certificates and warrants: prices come from the issuer, and trades are rare. */
export function derivedBehaviour({ dailyVolume }: DerivedNotation): Behaviour {
  return { halfSpread: 0, hasBidAsk: true, bounce: 0, offset: 0, pricesPerHalfHour: 4, dailyVolume, worth: 1 };
}
