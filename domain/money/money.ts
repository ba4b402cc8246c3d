import { fractionIn, fractionOf, tenTo, type Fraction } from './fraction.ts';
import { minorDigits } from './minor-digits.ts';
import { divided, type Rounding } from './rounding.ts';

/**
 * Exact amount of money: it is counted in whole smallest units, and rounds only in functions with a rounding mode
 * (docs/decisions/0041-money-as-scaled-integers.md). `JSON.stringify` refuses it; use `decimalText` or `jsonNumber` for output.
 */
export interface Money {
  /** ISO 4217. */
  readonly currency: string;
  /** Amount in the currency's smallest unit: cents of EUR, yen of JPY, fils of KWD. */
  readonly minor: bigint;
}

/**
 * Maximum length of a decimal text, and maximum number of smallest units, more than all existing money: no text can make a number that
 * fills the memory.
 */
const MOST_SIGNS = 40;
const MOST_UNITS = 10n ** 30n;

/**
 * Returns an amount for a number or decimal text (`9.9`, `'1234.50'`), exactly as written. Undefined for invalid text, and for more
 * decimals than the currency has: nothing is rounded here.
 * @throws RangeError for an invalid currency code
 */
export function moneyIn(value: number | string, currency: string): Money | undefined {
  const text = String(value);
  const found = text.length > MOST_SIGNS ? undefined : fractionIn(text);
  if (found === undefined) return undefined;
  const scaled = found.numerator * tenTo(minorDigits(currency));
  const minor = scaled / found.denominator;
  return scaled % found.denominator === 0n && minor < MOST_UNITS && -minor < MOST_UNITS ? { currency, minor } : undefined;
}

/**
 * Returns an amount for a number or decimal text that must be valid.
 * @throws RangeError for an invalid amount
 */
export function moneyOf(value: number | string, currency: string): Money {
  const found = moneyIn(value, currency);
  if (found !== undefined) return found;
  throw new RangeError(
    `„${value}“ is no amount in ${currency}; give decimal text such as 12.50, with ${minorDigits(currency)} decimals at most.`,
  );
}

/**
 * Returns the amount for a number of pieces at a price: the only conversion from prices, which are numbers, to money. A price in percent is
 * a share of the nominal amount instead, see `multiply`.
 * @param price in units of the currency per piece
 * @param quantity pieces; if negative, the amount is negative
 * @throws RangeError for a price that is not finite
 */
export function amountAt(price: number, quantity: Fraction, currency: string, rounding: Rounding): Money {
  const { numerator, denominator } = fractionOf(price);
  const scaled = numerator * quantity.numerator * tenTo(minorDigits(currency));
  return { currency, minor: divided(scaled, denominator * quantity.denominator, rounding) };
}

/**
 * Returns the sum of two amounts.
 * @throws Error for two currencies
 */
export function add(first: Money, second: Money): Money {
  sameCurrency(first, second);
  return { currency: first.currency, minor: first.minor + second.minor };
}

/**
 * Returns the difference of two amounts.
 * @throws Error for two currencies
 */
export function subtract(first: Money, second: Money): Money {
  sameCurrency(first, second);
  return { currency: first.currency, minor: first.minor - second.minor };
}

/** Returns the amount with the opposite sign, to show a loss as a positive amount. */
export function negated({ currency, minor }: Money): Money {
  return { currency, minor: -minor };
}

/**
 * Returns the sum of a list of amounts; 0 for an empty one, which is why the currency is a parameter.
 * @throws Error for an amount in another currency
 */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, { currency, minor: 0n });
}

/** Returns an amount times an exact number, such as a share of it; use `inverse` to divide. */
export function multiply({ currency, minor }: Money, { numerator, denominator }: Fraction, rounding: Rounding): Money {
  return { currency, minor: divided(minor * numerator, denominator, rounding) };
}

/**
 * Compares amounts for sorting: below 0 if the first is smaller, 0 if they are equal.
 * @throws Error for two currencies
 */
export function compare(first: Money, second: Money): number {
  sameCurrency(first, second);
  return first.minor < second.minor ? -1 : Number(first.minor > second.minor);
}

/** Returns `1234.50`: with a decimal point and all decimals of the currency, for our own operations and machines. */
export function decimalText({ currency, minor }: Money): string {
  const digits = minorDigits(currency);
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
}

/**
 * Returns an amount as a number, for JSON where the specification has numbers, and for YAML of editors.
 * @throws RangeError for an amount that a number cannot represent to the smallest unit: more than 15 digits
 */
export function jsonNumber(money: Money): number {
  const number = Number(decimalText(money));
  if (moneyIn(number, money.currency)?.minor === money.minor) return number;
  throw new RangeError(`${decimalText(money)} ${money.currency} is more than a JSON number holds exactly; write it as decimal text.`);
}

function sameCurrency(first: Money, second: Money): void {
  if (first.currency !== second.currency)
    throw new Error(`${first.currency} and ${second.currency} are two currencies; convert one of the amounts first.`);
}
