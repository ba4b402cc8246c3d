/** Rounds to one decimal, which is finer than any screen. */
export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Position of `value` between `low` (0) and `high` (1); 0.5 if both are the same. */
export function shareOf(value: number, [low, high]: readonly [number, number]): number {
  return high === low ? 0.5 : (value - low) / (high - low);
}

/** Round steps (1, 2, 2.5, 5 × 10ⁿ) within the limits, about `count` of them. */
export function niceTicks(
  [low, high]: readonly [number, number],
  count = 5,
): { readonly step: number; readonly values: readonly number[] } {
  if (!(high > low)) return { step: 1, values: [low] };
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return { step, values: Array.from({ length: last - first + 1 }, (_none, index) => Number(((first + index) * step).toPrecision(12))) };
}

/** Number of decimals, at most `limit`, that distinguishes labels one `step` apart: some coins cost a millionth of a cent. */
export function decimalsOfStep(step: number, limit = 12): number {
  for (let decimals = 0; decimals < limit; decimals += 1) {
    const shown = step * 10 ** decimals;
    if (Math.round(shown) >= 1 && Math.abs(shown - Math.round(shown)) < 1e-6) return decimals;
  }
  return limit;
}

/** Limits widened by `share` of their distance, so that the line touches no border. Never empty, and not below zero for positive prices. */
export function padded([low, high]: readonly [number, number], share = 0.07): readonly [number, number] {
  const margin = (high - low) * share || Math.abs(high) * 0.01 || 1;
  return [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin];
}
