import { NBSP } from '../format/number.ts';
import { minorDigits } from './minor-digits.ts';
import { decimalText, moneyIn, type Money } from './money.ts';

const MINUS = '\u2212';
/** `1.234,50` and `1234,5`. */
const GERMAN = /^([-\u2212]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d*))?$/u;
/** `12.50` as number pads type it: the point does not separate thousands. */
const POINT = /^([-\u2212]?)(\d+)\.(\d{1,2}|\d{4,})$/u;
const wholes = new Intl.NumberFormat('de-DE', { useGrouping: 'always' });

/**
 * Reads an amount as people type it: `1.234,50 €`, `−5`, `12.50`, with or without its currency. Returns undefined for anything else, also
 * for another currency and for more decimals than the currency has.
 * @throws RangeError for an invalid currency code
 */
export function moneyTyped(text: string, currency: string): Money | undefined {
  const figure = withoutUnit(text.trim(), currency);
  const [, sign, whole = '', decimals = ''] = GERMAN.exec(figure) ?? POINT.exec(figure) ?? [];
  if (sign === undefined) return undefined;
  return moneyIn(`${sign === '' ? '' : '-'}${whole.replaceAll('.', '')}${decimals === '' ? '' : `.${decimals}`}`, currency);
}

function withoutUnit(text: string, currency: string): string {
  const unit = [currency, signOf(currency)].find((each) => text.endsWith(each));
  return unit === undefined ? text : text.slice(0, -unit.length).trimEnd();
}

/** Returns `1.234,50 €`, `−1.234 JPY`: all decimals of the currency, a no-break space before its sign or code. */
export function formatMoney(money: Money, { unit = 'sign' }: { readonly unit?: 'sign' | 'code' } = {}): string {
  const { currency, minor } = money;
  const digits = minorDigits(currency);
  const [whole = '', decimals] = decimalText({ currency, minor: minor < 0n ? -minor : minor }).split('.');
  const figure = `${minor < 0n ? MINUS : ''}${wholes.format(BigInt(whole))}${digits === 0 ? '' : `,${decimals}`}`;
  return `${figure}${NBSP}${unit === 'sign' ? signOf(currency) : currency}`;
}

/** Other currencies are shown by their code: „$“ is the sign of twenty currencies. */
function signOf(currency: string): string {
  return currency === 'EUR' ? '€' : currency;
}
