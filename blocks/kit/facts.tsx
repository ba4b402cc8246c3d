import type { ReactNode } from 'react';
import { explanations } from '#domain/texts/explanations.ts';
import { TipButton, TipText } from './tip.tsx';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labeled values with thin lines between them, in as many columns as fit. Technical terms have an explanation. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div className="facts__row" key={label}>
            <dt className="facts__label">
              {label}
              {explanations[label] !== undefined && <TipButton term={label} />}
            </dt>
            <dd className="facts__value">{value}</dd>
          </div>
        ))}
      </dl>
      {facts.map(({ label }) => explanations[label] !== undefined && <TipText key={label} term={label} text={explanations[label]} />)}
    </>
  );
}

/** Facts without those that have no value. */
export function knownFacts(facts: readonly (readonly [label: string, value: ReactNode])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) =>
    value === undefined || value === null || value === '' || value === 0 || value === false ? [] : [{ label, value }],
  );
}
