/** Placeholder for an unknown figure. */
export const NO_VALUE = '–';
export const NBSP = '\u00A0';
const MINUS = '\u2212';

export interface NumberOptions {
  /** Fixed number of decimals. Default 2. */
  readonly decimals?: number;
  /** `+` before figures above zero. Default false. */
  readonly signed?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns `1.234.567,89` for `1234567.891`. Negative figures have U+2212; unknown ones become an en dash. */
export function formatNumber(value: number | null | undefined, { decimals = 2, signed = false }: NumberOptions = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  return formatOf(decimals, signed).format(value).replace('-', MINUS);
}

/** Formats a whole number such as pieces or ranks: `1234567` → `1.234.567`. */
export function formatInteger(value: number | null | undefined): string {
  return formatNumber(value, { decimals: 0 });
}

function formatOf(decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${decimals}${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
    useGrouping: 'always',
  });
  formats.set(key, created);
  return created;
}
