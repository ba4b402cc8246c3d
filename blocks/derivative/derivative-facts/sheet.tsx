import type { Schema } from '#client/operations.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { Facts, type Fact } from '../../kit/facts.tsx';
import { barrierFacts } from './barrier-facts.ts';
import { figureFacts } from './figure-facts.ts';
import { payoffModelOf } from './payoff-model.ts';
import { Payoff } from './payoff.tsx';
import { Scenarios } from './scenarios.tsx';
import { termFacts } from './term-facts.tsx';

/** Figures, barriers and terms side by side, with the instant of the figures. */
export function DerivativeSheet({ snapshot }: { readonly snapshot: Schema<'DerivativeSnapshot'> }) {
  const instant = snapshot.derivativesFigure?.datetimeCalculation;
  const payoff = payoffModelOf(snapshot);
  return (
    <div className="derivative-facts__sheet">
      <div>
        <Group title="Kennzahlen" facts={figureFacts(snapshot)}>
          {instant !== undefined && (
            <p className="derivative-facts__instant">
              Stand <time dateTime={instant}>{formatDateTime(instant, { seconds: true })}</time>
            </p>
          )}
        </Group>
        {payoff && <Scenarios model={payoff} />}
      </div>
      <div>
        {payoff && <Payoff model={payoff} />}
        <Group title="Schwellen" facts={barrierFacts(snapshot)} />
        <Group title="Ausstattung" facts={termFacts(snapshot)} />
      </div>
    </div>
  );
}

function Group({
  title,
  facts,
  children,
}: {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: React.ReactNode;
}) {
  if (facts.length === 0) return null;
  return (
    <div className="derivative-facts__group">
      <h3 className="derivative-facts__title">{title}</h3>
      <Facts facts={facts} />
      {children}
    </div>
  );
}
