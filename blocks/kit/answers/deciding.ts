/** Figures that matter most to decisions, by operation: their columns stay on phones unless the document ranks them otherwise. */
export const DECIDING: Readonly<Record<string, readonly string[]>> = {
  findFunds: ['fundsBaseData.ongoingCharges'],
  findBonds: ['bondsFigures.yieldToMaturity', 'bondsBaseData.datetimeMaturity'],
  listSavingsPlans: ['minInvestment', 'orderFeePct', 'orderFeeAbs'],
  listFundOverlaps: ['overlapPct', 'ongoingCharges'],
  listFundSuggestions: ['performancePct1Y', 'ongoingCharges'],
  listSimilarDerivatives: ['gearingAsk'],
  listDerivativeSuggestions: ['gearingAsk'],
  listMostWantedDerivatives: ['gearingAsk'],
  listMostWantedDerivativesByUnderlying: ['gearingAsk'],
  listAssociatedDerivatives: ['gearingAsk'],
  findDerivatives: ['gearingAsk', 'knockOutAbs', 'sidewaysYieldPct'],
  findStocks: ['quote.last', 'quote.performancePct'],
  findIndices: ['quote.last', 'quote.performancePct'],
  findCurrencies: ['quote.last', 'quote.performancePct'],
  findCryptos: ['quote.last', 'quote.performancePct'],
};

/** Returns true if a column stays on the narrowest screens by default. */
export function decides(operation: string, field: string): boolean {
  return DECIDING[operation]?.includes(field) ?? false;
}
