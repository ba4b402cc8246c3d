import { perEuro } from './currencies.ts';
import type { IndexMemberRecord, InstrumentRecord, NotationRecord, PriceModel } from './types.ts';

interface Traded {
  /** Pieces on an average day. */
  readonly pieces: number;
  readonly euros: number;
}

/**
 * Sets the turnover of each index to the sum of its members' pieces and money. An index without traded members (volatility, deposit) has no
 * turnover; an index that is computed from another one has the turnover of that one.
 */
export function withIndexTurnover(
  instruments: readonly InstrumentRecord[],
  notations: readonly NotationRecord[],
  members: readonly IndexMemberRecord[],
): InstrumentRecord[] {
  const byValue = new Map(instruments.map((one) => [one.entityValue, one]));
  const membersOf = Map.groupBy(members, ({ indexEntityValue }) => indexEntityValue);
  const currencyOf = new Map(
    notations.filter(({ isDefault }) => isDefault).map(({ entityValue, isoCurrency }) => [entityValue, isoCurrency]),
  );
  const turnoverOf = (index: string): Traded => {
    const traded = (membersOf.get(index) ?? []).map(({ entityValue }) => tradedOf(byValue.get(entityValue)));
    return traded.reduce((all, one) => ({ pieces: all.pieces + one.pieces, euros: all.euros + one.euros }), NOTHING);
  };
  return instruments.map((instrument) => {
    const { entityType, entityValue, details } = instrument;
    const { model } = details;
    if (entityType !== 'INDEX' || model === undefined) return instrument;
    const own = turnoverOf(entityValue);
    const { pieces, euros } = own.pieces > 0 || model.computedFrom === undefined ? own : turnoverOf(model.computedFrom);
    if (pieces === 0) return instrument;
    const money = euros * perEuro(currencyOf.get(entityValue) ?? 'EUR');
    const traded: PriceModel = { ...model, dailyVolume: Math.round(pieces), worth: money / pieces / model.level };
    return { ...instrument, details: { ...details, model: traded } };
  });
}

const NOTHING: Traded = { pieces: 0, euros: 0 };

function tradedOf(instrument: InstrumentRecord | undefined): Traded {
  const model = instrument?.details.model;
  if (model === undefined) return NOTHING;
  const price = (model.level * (instrument?.entityType === 'BOND' ? 0.01 : 1)) / perEuro(model.currency);
  return { pieces: model.dailyVolume, euros: model.dailyVolume * price };
}
