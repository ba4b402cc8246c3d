import { formatNumber, NBSP, NO_VALUE, type NumberOptions } from './number.ts';

/** `1.8161` (percent, as the contracts give it) → `+1,82 %` with a no-break space. Signed unless told otherwise. */
export function formatPercent(value: number | null | undefined, { decimals = 2, signed = true }: NumberOptions = {}): string {
  const figure = formatNumber(value, { decimals, signed });
  return figure === NO_VALUE ? NO_VALUE : `${figure}${NBSP}%`;
}
