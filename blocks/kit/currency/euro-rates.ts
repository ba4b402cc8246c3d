import { euroRates, type EuroRates } from '#domain/currency/rates.ts';
import type { OperationOutput } from '#client/operations.ts';
import { query } from '../block.ts';

/** Query for all pairs whose base is the euro, in one call. */
export function askForEuroRates() {
  return query('findCurrencies', { query: { isoCurrencyBase: 'EUR', perPage: 100 } });
}

/** Rates in the answer to `askForEuroRates`, without pairs that have no quote. */
export function euroRatesOf({ list }: OperationOutput<'findCurrencies'>): EuroRates {
  return euroRates(
    list.flatMap(({ instrument, quote }) => (quote === undefined ? [] : [{ pair: instrument.entityValue, last: quote.last }])),
  );
}

const CURRENCIES = /* @__PURE__ */ new Intl.DisplayNames('de', { type: 'currency', fallback: 'code' });

/** German name of a currency: `USD` → `US-Dollar`. */
export function currencyName(code: string): string {
  return CURRENCIES.of(code) ?? code;
}
