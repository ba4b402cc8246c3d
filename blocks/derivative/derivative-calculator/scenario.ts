import { formatNumber } from '#domain/format/number.ts';
import { berlinDay } from '#domain/format/date.ts';
import { acceptsText, numberOf, numericInput } from '#domain/input/numeric.ts';

/** Difference of the underlying's price from today's in each of the five scenarios, in percent. Source: portal.md §2. */
const STEPS = [-10, -5, 0, 5, 10] as const;

export const POSITIVE = numericInput({ allowNegative: false });

/** Assumptions of the visitor; prices and percentages as typed. */
export interface Assumptions {
  readonly priceUnderlying: string;
  /** Volatility in percent; empty for products whose value does not depend on it. */
  readonly volatility: string;
  /** Day of the valuation, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Today's values, from which the scenarios start. */
export interface Today {
  readonly priceUnderlying: number;
  readonly decimals: number;
  readonly volatility?: number | undefined;
  /** Instant of rendering, ISO 8601. */
  readonly now: string;
}

/** Initial assumptions of the five scenarios: today's values, with the underlying's price moved. */
export function firstAssumptions({ priceUnderlying, decimals, volatility, now }: Today): readonly Assumptions[] {
  return STEPS.map((step) => ({
    priceUnderlying: formatNumber(priceUnderlying * (1 + step / 100), { decimals }),
    volatility: volatility === undefined ? '' : formatNumber(volatility),
    day: berlinDay(now),
  }));
}

/** Names of a scenario's fields in an address; the scenario's number is appended. */
export const FIELDS = { priceUnderlying: 'kurs', volatility: 'volatilitaet', day: 'tag' } as const;

/** Assumptions in an address (`?kurs1=24.000&volatilitaet1=18,5&tag1=2026-12-31&kurs2=…`); undefined if it has none. */
export function assumptionsIn(query: Readonly<Record<string, string>>): readonly Assumptions[] | undefined {
  if (query[`${FIELDS.priceUnderlying}1`] === undefined) return undefined;
  return STEPS.map((_step, index) => {
    const typed = (name: keyof Assumptions): string => (query[`${FIELDS[name]}${index + 1}`] ?? '').slice(0, 40);
    return { priceUnderlying: typed('priceUnderlying'), volatility: typed('volatility'), day: typed('day') };
  });
}

export interface CalculatorQuery {
  readonly priceUnderlying: number;
  readonly volatility?: number;
  readonly dateCalculation: string;
}

export type Faults = Partial<Record<keyof Assumptions, string>>;

/** Query of a scenario's call, or the faults in its assumptions that the visitor has to correct first. */
export function queryOf({ priceUnderlying, volatility, day }: Assumptions): { readonly query?: CalculatorQuery; readonly faults: Faults } {
  const price = numberOf(priceUnderlying, POSITIVE);
  const percent = volatility === '' ? undefined : numberOf(volatility, POSITIVE);
  const faults: Faults = {
    ...(price === undefined || price <= 0 ? { priceUnderlying: 'Gib einen Kurs über 0 ein.' } : {}),
    ...(volatility !== '' && (percent === undefined || percent <= 0 || percent > 500)
      ? { volatility: 'Gib einen Wert über 0 bis 500 ein.' }
      : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? {} : { day: 'Wähle einen Tag.' }),
  };
  if (price === undefined || Object.keys(faults).length > 0) return { faults };
  return { query: { priceUnderlying: price, ...(percent === undefined ? {} : { volatility: percent }), dateCalculation: day }, faults };
}

/** Returns true if the text is allowed in a field while the visitor is still typing. */
export function mayBeTyped(text: string): boolean {
  return acceptsText(text, POSITIVE);
}
