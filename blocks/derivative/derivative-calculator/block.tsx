import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Island } from '../../kit/island.tsx';
import type { DerivativeCalculatorProps } from '../../generated/props.ts';
import { calculatorProps } from './calculator-props.ts';
import type { needs } from './data.ts';
import { Island as Calculator } from './live.client.tsx';

type View = BlockView<DerivativeCalculatorProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Value of the product under five assumptions at once. */
export function DerivativeCalculator({ props, data: { snapshot, today }, page }: View) {
  const calculator = calculatorProps({ snapshot, today, page });
  return (
    <section className="derivative-calculator">
      <BlockHead title={props.headline ?? 'Rechner'} />
      {calculator === undefined ? (
        <EmptyState>
          Für dieses Produkt lässt sich gerade nichts rechnen: Es wird nicht gehandelt, oder der Kurs seines Basiswerts ist nicht bekannt.
        </EmptyState>
      ) : (
        <Island name="derivative-calculator/live" of={Calculator} rule="visible" props={calculator} />
      )}
    </section>
  );
}
