import type { Schema } from '#client/operations.ts';
import { NBSP, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';

export interface ResultProps {
  readonly unit: string;
  readonly result: Schema<'DerivativeCalculatorResult'> | undefined;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Computed price and its difference from today's. Reserves its space while the price is not known. */
export function Result({ unit, result, isBusy, hasFailed }: ResultProps) {
  const { calculatedPriceInstrument: price, calculatedDiffInstrumentPct: change } = result ?? {};
  return (
    <div className="derivative-calculator__result" aria-live="polite" aria-busy={isBusy}>
      {hasFailed ? (
        <p>Mit diesen Annahmen lässt sich kein Kurs rechnen.</p>
      ) : (
        <>
          {/* The first result is a new element: a growing text would move the same one. */}
          <output key={price === undefined ? 'waiting' : 'price'} className="derivative-calculator__price">
            {price === undefined ? NO_VALUE : formatPrice(price, unit, 3)}
          </output>
          <span key={change === undefined ? 'no-change' : 'change'}>
            {change === undefined ? NBSP : `${formatPercent(change)} zu heute`}
          </span>
        </>
      )}
    </div>
  );
}
