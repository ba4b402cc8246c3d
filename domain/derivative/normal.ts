const SQRT_2PI = Math.sqrt(2 * Math.PI);
/** Limit below which the asymptotic series is used; `cdf` itself becomes 0 near −38. */
const FAR = -10;

/** Density of the standard normal distribution. */
export function density(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_2PI;
}

/**
 * Distribution function of the standard normal distribution, exact to about 1e-15.
 * Source: Hart's algorithm 5666 as given by G. West, "Better approximations to cumulative normal functions", Wilmott 2005.
 */
export function cdf(x: number): number {
  const z = Math.abs(x);
  if (z > 37) return x > 0 ? 1 : 0;
  const tail = z < 7.07106781186547 ? Math.exp(-0.5 * z * z) * ratioOf(z) : fractionOf(z);
  return x > 0 ? 1 - tail : tail;
}

/** Returns `exp(exponent) · cdf(x)` without overflow if the first is huge and the second tiny. */
export function scaledCdf(exponent: number, x: number): number {
  if (x > FAR) return Math.exp(exponent) * cdf(x);
  const square = x * x;
  const series = 1 - 1 / square + 3 / (square * square);
  return Math.exp(exponent - 0.5 * square - Math.log(-x * SQRT_2PI)) * series;
}

function ratioOf(z: number): number {
  let above = 0.0352624965998911 * z + 0.700383064443688;
  above = above * z + 6.37396220353165;
  above = above * z + 33.912866078383;
  above = above * z + 112.079291497871;
  above = above * z + 221.213596169931;
  above = above * z + 220.206867912376;
  let below = 0.0883883476483184 * z + 1.75566716318264;
  below = below * z + 16.064177579207;
  below = below * z + 86.7807322029461;
  below = below * z + 296.564248779674;
  below = below * z + 637.333633378831;
  below = below * z + 793.826512519948;
  below = below * z + 440.413735824752;
  return above / below;
}

function fractionOf(z: number): number {
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return Math.exp(-0.5 * z * z) / fraction / 2.506628274631;
}
