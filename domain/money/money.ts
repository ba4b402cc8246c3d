import { fractionIn, fractionOf, tenTo, type Fraction } from './fraction.ts';
import { minorDigits } from './minor-digits.ts';
import { divided, type Rounding } from './rounding.ts';

/**
 * An amount of money. Exact: it is counted in whole smallest units, and rounds only where a function asks for how
 * (docs/decisions/0041-money-as-scaled-integers.md). `JSON.stringify` refuses it; at a border it is `decimalText` or `jsonNumber`.
 */
export interface Money {
  /** ISO 4217. */
  readonly currency: string;
  /** In the currency's smallest unit: cents of EUR, yen of JPY, fils of KWD. */
  readonly minor: bigint;
}

/** Longest decimal text that is read, and more smallest units than all the money there is: so no text makes a number that fills the memory. */
const MOST_SIGNS = 40;
const MOST_UNITS = 10n ** 30n;

/**
 * An amount from a number or decimal text (`9.9`, `'1234.50'`), as it is written. Undefined for what is none, and for more decimals than the
 * currency has: nothing is rounded here.
 * @throws RangeError for what is no code of a currency
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
 * The same for what has to be an amount.
 * @throws RangeError for what is none
 */
export function moneyOf(value: number | string, currency: string): Money {
  const found = moneyIn(value, currency);
  if (found !== undefined) return found;
  throw new RangeError(
    `„${value}“ is no amount in ${currency}; give decimal text such as 12.50, with ${minorDigits(currency)} decimals at most.`,
  );
}

/**
 * Amount of a number of pieces at a price: the only conversion from prices, which are numbers, to money. A price in percent is a share of
 * the nominal amount instead, see `multiply`.
 * @param price in units of the currency for one piece
 * @param quantity pieces; of a negative number, a negative amount
 * @throws RangeError for a price that is not finite
 */
export function amountAt(price: number, quantity: Fraction, currency: string, rounding: Rounding): Money {
  const { numerator, denominator } = fractionOf(price);
  const scaled = numerator * quantity.numerator * tenTo(minorDigits(currency));
  return { currency, minor: divided(scaled, denominator * quantity.denominator, rounding) };
}

/** @throws Error for two currencies */
export function add(first: Money, second: Money): Money {
  sameCurrency(first, second);
  return { currency: first.currency, minor: first.minor + second.minor };
}

/** @throws Error for two currencies */
export function subtract(first: Money, second: Money): Money {
  sameCurrency(first, second);
  return { currency: first.currency, minor: first.minor - second.minor };
}

/** The same amount with the other sign: a loss as it is told. */
export function negated({ currency, minor }: Money): Money {
  return { currency, minor: -minor };
}

/**
 * All amounts of a list together; 0 of an empty one, which is why the currency is named.
 * @throws Error for one in another currency
 */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, { currency, minor: 0n });
}

/** An amount times an exact number, such as a share of it; by `inverse`, divided. */
export function multiply({ currency, minor }: Money, { numerator, denominator }: Fraction, rounding: Rounding): Money {
  return { currency, minor: divided(minor * numerator, denominator, rounding) };
}

/**
 * For sorting: below 0 where the first is the smaller one, 0 for the same amount.
 * @throws Error for two currencies
 */
export function compare(first: Money, second: Money): number {
  sameCurrency(first, second);
  return first.minor < second.minor ? -1 : Number(first.minor > second.minor);
}

/** `1234.50`: with a point and all decimals of the currency, as our own operations and machines read it. */
export function decimalText({ currency, minor }: Money): string {
  const digits = minorDigits(currency);
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
}

/**
 * The number that JSON has for an amount where the specification shows numbers, and YAML of editors.
 * @throws RangeError for an amount that a number cannot hold to the smallest unit: more than 15 digits
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
