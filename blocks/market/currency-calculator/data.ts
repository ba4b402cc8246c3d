import { askForEuroRates } from '../../kit/currency/euro-rates.ts';

/** The rates of the euro: all others follow from them. */
export function needs() {
  return { pairs: askForEuroRates() };
}
