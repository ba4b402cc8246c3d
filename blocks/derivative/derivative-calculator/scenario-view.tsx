import { TextInput } from '@mantine/core';
import { useDeferredValue, useId, useState } from 'react';
import { useGetDerivativeCalculatorResult } from '#client/generated/hooks/derivatives.ts';
import { visibleError } from '#domain/input/field-error.ts';
import { textOnBlur } from '#domain/input/numeric.ts';
import { useIsAlive, usePageQueryClient } from '../../kit/island-hooks.ts';
import { Result } from './result.tsx';
import { mayBeTyped, POSITIVE, queryOf, type Assumptions } from './scenario.ts';

export interface ScenarioProps {
  readonly number: number;
  readonly entityValue: string;
  readonly unit: string;
  readonly unitUnderlying: string;
  readonly start: Assumptions;
}

/** One scenario: what is assumed, and what the product would then be worth. */
export function Scenario({ number, entityValue, unit, unitUnderlying, start }: ScenarioProps) {
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
    error: visibleError({ touched: touched[name] === true, pristine: assumed[name] === start[name], error: faults[name] }),
    onChange: change(name),
    onLeave: leave(name),
  });
  return (
    <fieldset className="derivative-calculator__scenario">
      <legend>Szenario {number}</legend>
      <Field label={`Kurs des Basiswerts (${unitUnderlying})`} {...field('priceUnderlying')} />
      {start.volatility !== '' && <Field label="Volatilität (%)" {...field('volatility')} />}
      <Field label="Tag" type="date" {...field('day')} />
      <Result unit={unit} result={query === undefined ? undefined : data} isBusy={isFetching} hasFailed={isError && query !== undefined} />
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'date';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

function Field({ label, type = 'text', value, error, onChange, onLeave }: FieldProps) {
  return (
    <TextInput
      id={useId()}
      className="derivative-calculator__field"
      label={label}
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
