import type { Schema } from '#client/operations.ts';
import { isStayBarrier, stayBarrierLabel } from '#domain/derivative/barrier-label.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { Fact } from '../../kit/facts.tsx';
import { underlyingUnit } from '../underlying-unit.ts';

type Barrier = Schema<'DerivativesBarrier'>;

const LABELS: Readonly<Record<Barrier['typeBarrier'], string>> = {
  KNOCK_OUT: 'Knock-out-Schwelle',
  STRIKE: 'Basispreis',
  BARRIER: 'Barriere',
  CAP: 'Cap (Höchstwert)',
  BONUS: 'Bonusschwelle',
};

/** All levels that matter, in the underlying's unit; a touched one says so. */
export function barrierFacts(snapshot: Schema<'DerivativeSnapshot'>): readonly Fact[] {
  const { derivativesDetails, derivativesUnderlyingList } = snapshot;
  const unit = underlyingUnit(snapshot);
  const isCall = derivativesDetails.nameExerciseRight === 'CALL';
  return derivativesUnderlyingList.list.flatMap(({ derivativesBarrierList }) =>
    (derivativesBarrierList?.list ?? []).map((barrier) => ({
      label: labelOf(barrier, isCall),
      value: `${formatPrice(barrier.barrier, unit, priceDecimals(barrier.barrier))}${barrier.hasBeenHit === true ? ' (berührt)' : ''}`,
    })),
  );
}

/** Label of a barrier: `Untere Barriere` for a call that must stay above it, else the issuer's name for it, else the name of its kind. */
export function labelOf(barrier: Barrier, isCall: boolean): string {
  if (isStayBarrier(barrier.idTypeBarrier)) return stayBarrierLabel(isCall);
  return barrier.nameTypeBarrierProductIssuer ?? LABELS[barrier.typeBarrier];
}
