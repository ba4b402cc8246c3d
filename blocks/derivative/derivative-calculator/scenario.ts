import { formatNumber } from '#domain/format/number.ts';
import { berlinDay } from '#domain/format/date.ts';
import { acceptsText, numberOf, numericInput } from '#domain/input/numeric.ts';

/** By how much the underlying's price differs from today's in each of the five scenarios, in percent. Source: portal.md §2. */
const STEPS = [-10, -5, 0, 5, 10] as const;

export const POSITIVE = numericInput({ allowNegative: false });

/** Assumptions of the visitor; prices and percentages as they were typed. */
export interface Assumptions {
  readonly priceUnderlying: string;
  /** Percent; empty for products whose value does not depend on it. */
  readonly volatility: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Known values of today, from which the scenarios start. */
export interface Today {
  readonly priceUnderlying: number;
  readonly decimals: number;
  readonly volatility?: number | undefined;
  /** Instant of the page, ISO 8601. */
  readonly now: string;
}

/** The assumptions that each of the five scenarios begins with: today's, with the underlying's price moved. */
export function firstAssumptions({ priceUnderlying, decimals, volatility, now }: Today): readonly Assumptions[] {
  return STEPS.map((step) => ({
    priceUnderlying: formatNumber(priceUnderlying * (1 + step / 100), { decimals }),
    volatility: volatility === undefined ? '' : formatNumber(volatility),
    day: berlinDay(now),
  }));
}

/** Names of a scenario's fields in an address; the scenario's number is appended. */
export const FIELDS = { priceUnderlying: 'kurs', volatility: 'volatilitaet', day: 'tag' } as const;

/** The assumptions that an address names (`?kurs1=24.000&volatilitaet1=18,5&tag1=2026-12-31&kurs2=…`); undefined when it names none. */
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

/** The query of a scenario's call, or what has to be mended first. */
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

/** Whether the text may stand in a field while it is typed. */
export function mayBeTyped(text: string): boolean {
  return acceptsText(text, POSITIVE);
}
