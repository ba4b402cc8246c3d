/**
 * Exact number without unit that amounts are multiplied by: shares of a fund to nine places, a third, a rate of growth. Fractions are never
 * reduced: multiply them a few times and apply the result, but do not store or compare them.
 */
export interface Fraction {
  readonly numerator: bigint;
  /** Above zero. */
  readonly denominator: bigint;
}

/** Format of `String(number)` and of decimal text: `-12.5`, `1e-7`. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/u;

/**
 * Returns a number exactly as written: 0.1 is one tenth here, not its binary approximation.
 * @throws RangeError for a number that is not finite
 */
export function fractionOf(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const found = fractionIn(String(value));
  if (found === undefined) throw new RangeError(`${value} is no finite number, so nothing can be multiplied by it.`);
  return found;
}

/** Returns the number in a decimal text; undefined if there is none. */
export function fractionIn(text: string): Fraction | undefined {
  const [, sign, whole = '', decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const places = decimals.length - Number(exponent);
  return places > 0 ? { numerator: digits, denominator: tenTo(places) } : { numerator: digits * tenTo(-places), denominator: 1n };
}

/** Returns a hundredth of a number: the factor for `1.5` percent of an amount. */
export function percent(value: number): Fraction {
  const { numerator, denominator } = fractionOf(value);
  return { numerator, denominator: denominator * 100n };
}

/** Returns the factor for a growth in percent, which may be negative: 5 → 1.05. */
export function growth(value: number): Fraction {
  const { numerator, denominator } = percent(value);
  return { numerator: denominator + numerator, denominator };
}

export function product(first: Fraction, second: Fraction): Fraction {
  return { numerator: first.numerator * second.numerator, denominator: first.denominator * second.denominator };
}

/**
 * Returns a power of a fraction.
 * @param times a whole number from 0 on
 */
export function power({ numerator, denominator }: Fraction, times: number): Fraction {
  return { numerator: numerator ** BigInt(times), denominator: denominator ** BigInt(times) };
}

/**
 * Reciprocal; multiplying by it divides.
 * @throws RangeError for 0
 */
export function inverse({ numerator, denominator }: Fraction): Fraction {
  if (numerator === 0n) throw new RangeError('An amount cannot be divided by 0.');
  return numerator < 0n ? { numerator: -denominator, denominator: -numerator } : { numerator: denominator, denominator: numerator };
}

const TENS: bigint[] = [1n];

/** Returns a power of ten; the exponent is a whole number from 0 on. */
export function tenTo(exponent: number): bigint {
  return (TENS[exponent] ??= 10n ** BigInt(exponent));
}
