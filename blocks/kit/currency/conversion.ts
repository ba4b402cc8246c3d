import { rateBetween, type EuroRates } from '#domain/currency/rates.ts';
import { numberOf, numericInput } from '#domain/input/numeric.ts';

/** Requested conversion, as typed. */
export interface Conversion {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

/** Result, or the fault to correct first, as a German sentence. */
export type Converted =
  | { readonly amount: number; readonly rate: number; readonly result: number; readonly fault?: undefined }
  | { readonly fault: string };

const AMOUNT = numericInput({ allowNegative: false });
const MOST = 1e15;

/** Converts an amount; reports invalid amounts and unknown pairs of currencies as faults. */
export function converted({ amount, from, to }: Conversion, rates: EuroRates): Converted {
  const value = numberOf(amount.trim(), AMOUNT);
  if (value === undefined) return { fault: `„${amount}“ ist kein Betrag. Gib eine Zahl ein, etwa 1.234,50.` };
  if (value > MOST) return { fault: 'So große Beträge rechnet der Rechner nicht.' };
  const rate = rateBetween(rates, from, to);
  if (rate === undefined) return { fault: `Zwischen ${from} und ${to} gibt es hier keinen Kurs. Wähle andere Währungen.` };
  return { amount: value, rate, result: value * rate };
}

/** Conversion with another currency on one side. Choosing the currency of the other side swaps both. */
export function withCurrency(asked: Conversion, side: 'from' | 'to', code: string): Conversion {
  const other = side === 'from' ? asked.to : asked.from;
  return code === other ? swapped(asked) : { ...asked, [side]: code };
}

/** Conversion with the currencies swapped; its rate is the inverse. */
export function swapped({ amount, from, to }: Conversion): Conversion {
  return { amount, from: to, to: from };
}

/** Conversion in an address (`?betrag=100&von=EUR&nach=USD`); defaults to 100 of the first currency in the second. */
export function conversionOf(query: Readonly<Record<string, string>>, [first = 'EUR', second = 'USD']: readonly string[]): Conversion {
  const { betrag = '100', von = first, nach = second } = query;
  return { amount: betrag.slice(0, 40), from: von.slice(0, 10).toUpperCase(), to: nach.slice(0, 10).toUpperCase() };
}

/** Address of a conversion. */
export function conversionPath(path: string, { amount, from, to }: Conversion): string {
  return `${path}?${new URLSearchParams({ betrag: amount, von: from, nach: to }).toString()}`;
}
