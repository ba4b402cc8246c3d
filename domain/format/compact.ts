import { unitShort } from '../instrument/unit.ts';
import { formatNumber, NBSP, NO_VALUE } from './number.ts';

const STEPS = [
  { size: 1e12, label: 'Bio' },
  { size: 1e9, label: 'Mrd' },
  { size: 1e6, label: 'Mio' },
  { size: 1e3, label: 'Tsd' },
] as const;

/** Returns `1,50 Mio` for `1500000`, `2,10 Mrd EUR` for `(2.1e9, 'EUR')`, with no-break spaces. */
export function formatCompact(value: number | null | undefined, unit = '', decimals = 2): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const step = STEPS.find(({ size }) => roundedTo(Math.abs(value), size, decimals) >= size);
  const figure = formatNumber(step ? value / step.size : value, { decimals });
  return [figure, step?.label, unitShort(unit)].filter(Boolean).join(NBSP);
}

/** Rounds a value as the next smaller unit would show it, so that 999,999.999 becomes 1.00 Mio and not 1,000.00 Tsd. */
function roundedTo(value: number, size: number, decimals: number): number {
  const shown = Math.max(size / 1000, 1);
  const factor = 10 ** decimals;
  return (Math.round((value / shown) * factor) / factor) * shown;
}
