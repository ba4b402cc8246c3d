import type { TradingSystemEntry } from '#documents/generated/types.ts';
import { NBSP } from '#domain/format/number.ts';
import { knownFacts, type Fact } from '../kit/facts.tsx';

/** Rules of a trading system as facts. */
export function systemFacts({
  market,
  positionLimit,
  venue,
  orderFrom,
  orderTo,
  currency,
  conversion,
}: TradingSystemEntry): readonly Fact[] {
  return knownFacts([
    ['Auswahl', market],
    ['Positionen', `höchstens ${positionLimit}`],
    ['Aufträge', `${venue}, ${orderFrom} bis ${orderTo}${NBSP}Uhr`],
    ['Währung', conversion === undefined ? currency : `${currency}, umgerechnet ${conversion}`],
  ]);
}
