/**
 * Rounding modes of a quotient. `half-up`: to the nearest, halves away from zero, as in commerce (2.5 → 3, −2.5 → −3). `half-even`: halves
 * to the even neighbor, so that the errors of many halves cancel out (2.5 → 2, 3.5 → 4). `down`: towards zero, as banks do with the
 * solidarity surcharge. `up`: away from zero.
 */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

/**
 * Returns a quotient as a whole number. There is no default rounding: every caller chooses one.
 * @throws RangeError for the divisor 0
 */
export function divided(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new RangeError('An amount cannot be divided by 0.');
  const quotient = dividend / divisor;
  const rest = dividend - quotient * divisor;
  if (rest === 0n || !leavesZero(quotient, magnitude(rest) * 2n, magnitude(divisor), rounding)) return quotient;
  return rest < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
}

/** Returns true if a truncated quotient must move one further from zero. */
function leavesZero(quotient: bigint, twiceRest: bigint, divisor: bigint, rounding: Rounding): boolean {
  if (rounding === 'up') return true;
  if (rounding === 'down' || twiceRest < divisor) return false;
  return twiceRest > divisor || rounding === 'half-up' || quotient % 2n !== 0n;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
