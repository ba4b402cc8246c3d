import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labelled values with hairlines between them; as many columns as there is room for. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div className="facts__row" key={label}>
          <dt className="facts__label">{label}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts without a value are left out. */
export function knownFacts(facts: readonly (readonly [label: string, value: ReactNode])[]): readonly Fact[] {
  return facts.flatMap(([label, value]) =>
    value === undefined || value === null || value === '' || value === 0 || value === false ? [] : [{ label, value }],
  );
}
