import { askForEuroRates } from '../../kit/currency/euro-rates.ts';

/** Query for the rates of the euro, from which all other rates follow. */
export function needs() {
  return { pairs: askForEuroRates() };
}
