const MOST_STEPS = 60;

/**
 * Returns the zero of a function with opposite signs at both ends, to `tolerance` of the function's value; undefined if the signs are the
 * same. The secant method, kept inside the bracket: an end that stays twice loses half its weight.
 * Source: Dowell and Jarratt 1971, A Modified Regula Falsi Method (the “Illinois” method).
 */
export function findRoot(f: (x: number) => number, from: number, to: number, tolerance: number): number | undefined {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [f(low), f(high)];
  if (Math.abs(atLow) <= tolerance) return low;
  if (Math.abs(atHigh) <= tolerance) return high;
  if (Number.isNaN(atLow * atHigh) || atLow > 0 === atHigh > 0) return undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const x = high - (atHigh * (high - low)) / (atHigh - atLow);
    const atX = f(x);
    if (Math.abs(atX) <= tolerance) return x;
    if (atX > 0 === atHigh > 0) atLow /= 2;
    else [low, atLow] = [high, atHigh];
    [high, atHigh] = [x, atX];
  }
  return high;
}
