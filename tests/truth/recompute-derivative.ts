import type { Schema } from '#client/operations.ts';

/** Terms of a product in a snapshot that determine its figures. */
export interface ReportedTerms {
  readonly type: string;
  /** Direction: 1 gains when the underlying rises. */
  readonly side: 1 | -1;
  readonly ratio: number;
  readonly strike: number | undefined;
  readonly knockOut: number | undefined;
  /** Lower barrier of other products; undefined once it has been touched. */
  readonly barrier: number | undefined;
  readonly bonus: number | undefined;
  readonly cap: number | undefined;
  /** Maximum value of an option per unit of the underlying. */
  readonly most: number | undefined;
  readonly isOpenKnockout: boolean;
  readonly hasGearing: boolean;
}

export function termsOf({ instrument, derivativesDetails, derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>): ReportedTerms {
  const type = instrument.entitySubType ?? '';
  const [underlying] = derivativesUnderlyingList.list;
  const levels = underlying?.derivativesBarrierList?.list ?? [];
  const level = (kind: string) => levels.find(({ typeBarrier }) => typeBarrier === kind);
  const strike = level('STRIKE')?.barrier;
  const cap = level('CAP')?.barrier;
  const barrier = level('BARRIER');
  return {
    type,
    side: derivativesDetails.nameExerciseRight === 'PUT' ? -1 : 1,
    ratio: underlying?.coverRatio ?? 1,
    strike,
    knockOut: level('KNOCK_OUT')?.barrier,
    barrier: barrier?.hasBeenHit === true ? undefined : barrier?.barrier,
    bonus: level('BONUS')?.barrier,
    cap,
    most: type === 'DISCOUNT_WARRANT' && cap !== undefined && strike !== undefined ? Math.abs(cap - strike) : undefined,
    isOpenKnockout: type === 'KNOCKOUT_CERTIFICATE' && derivativesDetails.openEnded === true,
    hasGearing: type !== 'FACTOR_CERTIFICATE' && type !== 'INLINE_WARRANT',
  };
}

/**
 * Returns the price of the underlying at maturity at which a price (per unit of the underlying, in its currency) is paid back. Returns
 * `said` for types whose break-even needs more data than the snapshot has.
 */
export function breakEvenOf(terms: ReportedTerms, price: number, said: Schema<'DerivativesFigure'>): number | undefined {
  const { type, side, strike = 0, most, barrier, bonus, cap } = terms;
  switch (type) {
    case 'WARRANT':
    case 'DISCOUNT_WARRANT':
    case 'KNOCKOUT_CERTIFICATE': {
      if (most !== undefined && price > most) return undefined;
      const level = strike + side * price;
      return level > 0 ? level : undefined;
    }
    case 'DISCOUNT_CERTIFICATE':
      return cap !== undefined && price > cap ? undefined : price;
    case 'BONUS_CERTIFICATE':
      if (cap !== undefined && price > cap) return undefined;
      // While the barrier holds, the bonus is paid, which exceeds the price; below it the value of the underlying.
      return barrier === undefined || bonus === undefined || price > bonus ? price : Math.min(price, barrier);
    default:
      return said.breakEven;
  }
}
