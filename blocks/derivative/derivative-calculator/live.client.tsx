import { useState } from 'react';
import { IslandFrame } from '../../kit/island-frame.tsx';
import { firstAssumptions, type Today } from './scenario.ts';
import { Scenario } from './scenario-view.tsx';

export interface CalculatorProps {
  readonly entityValue: string;
  /** Currency of the product, and of its underlying. */
  readonly unit: string;
  readonly unitUnderlying: string;
  readonly today: Today;
}

/** Five scenarios side by side. Each keeps its own assumptions and asks for its own result. */
export function Island({ entityValue, unit, unitUnderlying, today }: CalculatorProps) {
  const [starts] = useState(() => firstAssumptions(today));
  return (
    <IslandFrame>
      <p className="derivative-calculator__lead">
        Ändere Kurs, Volatilität und Tag: Jedes Szenario rechnet für sich. Es gilt, was heute über Zinsen und Wechselkurs bekannt ist.
      </p>
      <div className="derivative-calculator__scenarios">
        {starts.map((start, index) => (
          <Scenario key={start.priceUnderlying} number={index + 1} {...{ entityValue, unit, unitUnderlying, start }} />
        ))}
      </div>
      <noscript>
        <p>Zum Rechnen braucht dein Browser JavaScript.</p>
      </noscript>
    </IslandFrame>
  );
}
