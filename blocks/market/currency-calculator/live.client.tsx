import { useState } from 'react';
import type { EuroRates } from '#domain/currency/rates.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { conversionPath, converted, swapped, withCurrency, type Conversion } from '../../kit/currency/conversion.ts';

export interface CalculatorProps {
  /** Address of the page without query. */
  readonly path: string;
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
  readonly rates: EuroRates;
  /** Conversion in the address. */
  readonly start: Conversion;
}

/** Plain form with amount and two currencies; with scripts the result updates with each key. */
export function Island({ path, currencies, rates, start }: CalculatorProps) {
  const [asked, setAsked] = useState(start);
  const answer = converted(asked, rates);
  return (
    <form className="currency-calculator__form" action={path}>
      <label>
        Betrag
        <input
          name="betrag"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          required
          value={asked.amount}
          aria-invalid={answer.fault !== undefined}
          onChange={({ currentTarget }) => setAsked({ ...asked, amount: currentTarget.value })}
        />
      </label>
      <Choice
        label="Von"
        name="von"
        {...{ currencies }}
        value={asked.from}
        onChoose={(code) => setAsked(withCurrency(asked, 'from', code))}
      />
      <a
        className="currency-calculator__swap"
        href={conversionPath(path, swapped(asked))}
        onClick={(event) => {
          event.preventDefault();
          setAsked(swapped(asked));
        }}
      >
        <span aria-hidden="true">⇄</span> Tauschen
      </a>
      <Choice
        label="Nach"
        name="nach"
        {...{ currencies }}
        value={asked.to}
        onChoose={(code) => setAsked(withCurrency(asked, 'to', code))}
      />
      <button type="submit">Umrechnen</button>
      <output className="currency-calculator__result">
        {answer.fault === undefined ? (
          <>
            <strong>
              {formatNumber(answer.amount)}
              {NBSP}
              {asked.from} = {formatNumber(answer.result)}
              {NBSP}
              {asked.to}
            </strong>
            <span>
              1{NBSP}
              {asked.from} = {formatNumber(answer.rate, { decimals: answer.rate < 0.01 ? 8 : 5 })}
              {NBSP}
              {asked.to}
            </span>
          </>
        ) : (
          <span className="currency-calculator__fault">{answer.fault}</span>
        )}
      </output>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly currencies: CalculatorProps['currencies'];
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

function Choice({ label, name, currencies, value, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {currencies.every(({ code }) => code !== value) && <option value={value}>{value}</option>}
        {currencies.map(({ code, name: title }) => (
          <option key={code} value={code}>
            {code} – {title}
          </option>
        ))}
      </select>
    </label>
  );
}
