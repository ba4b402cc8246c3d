/** Ranges of a chart, shortest first, with the names of the contracts. */
export const RANGES = ['D1', 'W1', 'M1', 'M3', 'M6', 'Y1', 'Y3', 'Y5', 'Y10', 'MAX'] as const;
export type Range = (typeof RANGES)[number];

const LABELS: Readonly<Record<Range, { readonly short: string; readonly long: string }>> = {
  D1: { short: '1T', long: '1 Tag' },
  W1: { short: '1W', long: '1 Woche' },
  M1: { short: '1M', long: '1 Monat' },
  M3: { short: '3M', long: '3 Monate' },
  M6: { short: '6M', long: '6 Monate' },
  Y1: { short: '1J', long: '1 Jahr' },
  Y3: { short: '3J', long: '3 Jahre' },
  Y5: { short: '5J', long: '5 Jahre' },
  Y10: { short: '10J', long: '10 Jahre' },
  MAX: { short: 'Max', long: 'Gesamter Zeitraum' },
};

/** Returns true if a text, such as from an address, is a range. */
export function isRange(value: string | undefined): value is Range {
  return RANGES.some((range) => range === value);
}

/** Returns `1J` for `Y1`. */
export function rangeShort(range: Range): string {
  return LABELS[range].short;
}

/** Returns `1 Jahr` for `Y1`. */
export function rangeLong(range: Range): string {
  return LABELS[range].long;
}
