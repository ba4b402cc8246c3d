import { priceDecimals } from '#domain/format/price.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { BlockView, InstrumentSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Island } from '../../kit/island.tsx';
import type { DerivativeCalculatorProps } from '../../generated/props.ts';
import { underlyingUnit } from '../underlying-unit.ts';
import type { needs } from './data.ts';
import { Island as Calculator } from './live.client.tsx';

type View = BlockView<DerivativeCalculatorProps, ReturnType<typeof needs>, InstrumentSubject>;

/** What the product would be worth under five assumptions, all at once. */
export function DerivativeCalculator({ props, data: { snapshot, today }, subject, page }: View) {
  const { priceUnderlyingCalculation: price, isoCurrency } = snapshot?.derivativesFigure ?? {};
  return (
    <section className="derivative-calculator">
      <BlockHead title={props.headline ?? 'Rechner'} />
      {snapshot === undefined || today === undefined || price === undefined ? (
        <EmptyState>
          Für dieses Produkt lässt sich gerade nichts rechnen: Es wird nicht gehandelt, oder der Kurs seines Basiswerts ist nicht bekannt.
        </EmptyState>
      ) : (
        <Island
          name="derivative-calculator/live"
          of={Calculator}
          rule="visible"
          props={{
            entityValue: subject.instrument.entityValue,
            unit: isoCurrency ?? 'EUR',
            unitUnderlying: unitShort(underlyingUnit(snapshot)),
            today: { priceUnderlying: price, decimals: priceDecimals(price), volatility: today.volatilityInstrument, now: page.now },
          }}
        />
      )}
    </section>
  );
}
