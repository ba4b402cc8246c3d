import type { Schema } from '#client/operations.ts';
import { IslandFrame } from '../../kit/island-frame.tsx';
import type { Assumptions } from './scenario.ts';
import { Scenario } from './scenario-view.tsx';

export interface CalculatorProps {
  /** Address of the page that computes the scenarios in its query without scripts. */
  readonly action: string;
  readonly entityValue: string;
  /** ISIN or WKN, as the calculator's page accepts it. */
  readonly product: string;
  /** Currencies of the product and of its underlying. */
  readonly unit: string;
  readonly unitUnderlying: string;
  /** Whether the product's value depends on volatility. */
  readonly hasVolatility: boolean;
  readonly starts: readonly Assumptions[];
  /** Results that the server has computed already, in the order of the scenarios. */
  readonly results?: readonly (Schema<'DerivativeCalculatorResult'> | undefined)[] | undefined;
}

/** Five scenarios side by side. Each has its own assumptions and requests its own result; without scripts a form computes all of them. */
export function Island({ action, entityValue, product, unit, unitUnderlying, hasVolatility, starts, results }: CalculatorProps) {
  return (
    <IslandFrame>
      <p className="derivative-calculator__lead">
        Ändere Kurs, Volatilität und Tag: Jedes Szenario rechnet für sich. Es gilt, was heute über Zinsen und Wechselkurs bekannt ist.
      </p>
      <form action={action} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="produkt" value={product} />
        <div className="derivative-calculator__scenarios">
          {starts.map((start, index) => (
            // Scenarios have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Scenario
              key={index}
              number={index + 1}
              {...{ entityValue, unit, unitUnderlying, hasVolatility, start, computed: results?.[index] }}
            />
          ))}
        </div>
        <button type="submit" className="derivative-calculator__submit">
          Berechnen
        </button>
      </form>
    </IslandFrame>
  );
}
