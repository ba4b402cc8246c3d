/** Currencies whose smallest unit is not the hundredth. Source: ISO 4217, list one, column „minor unit“. */
const WITHOUT = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const TEN_THOUSANDTHS = new Set(['CLF', 'UYW']);
const CODE = /^[A-Z]{3}$/u;

/**
 * Returns the decimals of amounts of a currency: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217
 * @throws RangeError for an invalid currency code
 */
export function minorDigits(currency: string): number {
  if (!CODE.test(currency)) throw new RangeError(`„${currency}“ is no code of a currency; give three capital letters such as EUR.`);
  if (WITHOUT.has(currency)) return 0;
  if (THOUSANDTHS.has(currency)) return 3;
  return TEN_THOUSANDTHS.has(currency) ? 4 : 2;
}
