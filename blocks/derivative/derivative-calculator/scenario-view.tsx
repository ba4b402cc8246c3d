import { TextInput } from '@mantine/core';
import { useDeferredValue, useId, useState } from 'react';
import type { Schema } from '#client/operations.ts';
import { useGetDerivativeCalculatorResult } from '#client/generated/hooks/derivatives.ts';
import { visibleError } from '#domain/input/field-error.ts';
import { textOnBlur } from '#domain/input/numeric.ts';
import { useIsAlive, usePageQueryClient } from '../../kit/island-hooks.ts';
import { Result } from './result.tsx';
import { FIELDS, mayBeTyped, POSITIVE, queryOf, type Assumptions } from './scenario.ts';

export interface ScenarioProps {
  readonly number: number;
  readonly entityValue: string;
  readonly unit: string;
  readonly unitUnderlying: string;
  readonly hasVolatility: boolean;
  readonly start: Assumptions;
  /** Result for these assumptions, if the server has requested it. */
  readonly computed: Schema<'DerivativeCalculatorResult'> | undefined;
}

/** Scenario: the assumptions and the product's value under them. */
export function Scenario({ number, entityValue, unit, unitUnderlying, hasVolatility, start, computed }: ScenarioProps) {
  const [assumed, setAssumed] = useState(start);
  const [touched, setTouched] = useState<Partial<Record<keyof Assumptions, boolean>>>({});
  const { query, faults } = queryOf(assumed);
  const asked = useDeferredValue(query);
  const isAlive = useIsAlive();
  const { data, isError, isFetching } = useGetDerivativeCalculatorResult(
    entityValue,
    asked,
    { query: { enabled: isAlive && asked !== undefined } },
    usePageQueryClient(),
  );
  const change = (name: keyof Assumptions) => (text: string) => {
    if (name === 'day' || mayBeTyped(text)) setAssumed((before) => ({ ...before, [name]: text }));
  };
  const leave = (name: keyof Assumptions) => () => {
    setTouched((before) => ({ ...before, [name]: true }));
    if (name !== 'day') setAssumed((before) => ({ ...before, [name]: textOnBlur(before[name], POSITIVE) }));
  };
  const field = (name: keyof Assumptions) => ({
    value: assumed[name],
    name: `${FIELDS[name]}${number}`,
    // Shows errors in values from the address at once: without scripts, no field reports that the visitor left it.
    error:
      start[name] === assumed[name]
        ? faults[name]
        : visibleError({ touched: touched[name] === true, pristine: false, error: faults[name] }),
    onChange: change(name),
    onLeave: leave(name),
  });
  return (
    <fieldset className="derivative-calculator__scenario">
      <legend>Szenario {number}</legend>
      <Field label={`Kurs des Basiswerts (${unitUnderlying})`} {...field('priceUnderlying')} />
      {hasVolatility && <Field label="Volatilität (%)" {...field('volatility')} />}
      <Field label="Tag" type="date" {...field('day')} />
      <Result
        unit={unit}
        result={query === undefined ? undefined : (data ?? (assumed === start ? computed : undefined))}
        isBusy={isFetching}
        hasFailed={isError && query !== undefined}
      />
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'date';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

function Field({ label, name, type = 'text', value, error, onChange, onLeave }: FieldProps) {
  return (
    <TextInput
      id={useId()}
      className="derivative-calculator__field"
      label={label}
      name={name}
      type={type}
      inputMode={type === 'text' ? 'decimal' : undefined}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
