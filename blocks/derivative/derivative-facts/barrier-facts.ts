import type { Schema } from '#client/operations.ts';
import { isStayBarrier, stayBarrierLabel } from '#domain/derivative/barrier-label.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { Fact } from '../../kit/facts.tsx';

type Barrier = Schema<'DerivativesBarrier'>;

const LABELS: Readonly<Record<Barrier['typeBarrier'], string>> = {
  KNOCK_OUT: 'Knock-out-Schwelle',
  STRIKE: 'Basispreis',
  BARRIER: 'Barriere',
  CAP: 'Cap (Höchstwert)',
  BONUS: 'Bonusschwelle',
};

/** Every level that matters, in the underlying's currency; one that was touched says so. */
export function barrierFacts({ derivativesDetails, derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>): readonly Fact[] {
  const isCall = derivativesDetails.nameExerciseRight !== 'PUT';
  return derivativesUnderlyingList.list.flatMap(({ derivativesBarrierList, isoCurrency }) =>
    (derivativesBarrierList?.list ?? []).map((barrier) => ({
      label: labelOf(barrier, isCall),
      value: `${formatPrice(barrier.barrier, barrier.isoCurrencyUnderlying ?? isoCurrency ?? '', priceDecimals(barrier.barrier))}${
        barrier.hasBeenHit === true ? ' (berührt)' : ''
      }`,
    })),
  );
}

/** `Untere Barriere` of a call that must stay above it, the issuer's own name of others, or what the kind is called. */
export function labelOf(barrier: Barrier, isCall: boolean): string {
  if (isStayBarrier(barrier.idTypeBarrier)) return stayBarrierLabel(isCall);
  return barrier.nameTypeBarrierProductIssuer ?? LABELS[barrier.typeBarrier];
}
