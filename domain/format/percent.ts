import { formatNumber, NBSP, NO_VALUE, type NumberOptions } from './number.ts';

/** Returns `+1,82 %` with a no-break space for `1.8161` (percent, as in the contracts). Signed by default. */
export function formatPercent(value: number | null | undefined, { decimals = 2, signed = true }: NumberOptions = {}): string {
  const figure = formatNumber(value, { decimals, signed });
  return figure === NO_VALUE ? NO_VALUE : `${figure}${NBSP}%`;
}
