import { beyond, doubleAt, int32At, uint8At } from '#domain/input/at.ts';
import { keysOf } from '#domain/input/typed-entries.ts';
import { DERIVATIVE_TYPES, type DerivativeType } from '#domain/derivative/types.ts';
import { KNOCKOUT_FEATURES, type DerivativeTerms, type ExerciseStyle } from '#domain/derivative/terms.ts';
import { DAY_MS } from '#domain/time/timezone.ts';

/**
 * Products as columns: about 80 bytes each, so that a million fit into memory. Fields that only some types have share a column: `upper` is
 * upper barrier, cap or call level, `gain` is coupon, factor or participation, `cost` is financing, fee or protection. NaN: the product has
 * none.
 */
export interface ProductColumns {
  readonly length: number;
  /** Serial number, the permanent identity of the product. */
  readonly serial: Int32Array;
  /** Position in the list of underlyings. */
  readonly underlying: Uint16Array;
  /** Position in `ISSUERS`. */
  readonly issuer: Uint8Array;
  /** Position in `DERIVATIVE_TYPES`. */
  readonly type: Uint8Array;
  /** See `flagsOf`. */
  readonly flags: Uint8Array;
  /** Day numbers; maturity 0 means open end. */
  readonly issued: Int32Array;
  readonly maturity: Int32Array;
  readonly ratio: Float64Array;
  readonly reference: Float64Array;
  readonly strike: Float64Array;
  readonly barrier: Float64Array;
  readonly upper: Float64Array;
  readonly bonus: Float64Array;
  readonly gain: Float64Array;
  readonly cost: Float64Array;
}

export type ColumnName = Exclude<keyof ProductColumns, 'length'>;

interface Kind<Column> {
  new (buffer: SharedArrayBuffer): Column;
  readonly BYTES_PER_ELEMENT: number;
}

const KINDS: { readonly [Name in ColumnName]: Kind<ProductColumns[Name]> } = {
  serial: Int32Array,
  underlying: Uint16Array,
  issuer: Uint8Array,
  type: Uint8Array,
  flags: Uint8Array,
  issued: Int32Array,
  maturity: Int32Array,
  ratio: Float64Array,
  reference: Float64Array,
  strike: Float64Array,
  barrier: Float64Array,
  upper: Float64Array,
  bonus: Float64Array,
  gain: Float64Array,
  cost: Float64Array,
};

export const COLUMN_NAMES: readonly ColumnName[] = keysOf(KINDS);

/** Creates empty columns for a number of products, in memory that threads share. */
export function createColumns(length: number): ProductColumns {
  const column = <Name extends ColumnName>(name: Name): ProductColumns[Name] => {
    const Column: Kind<ProductColumns[Name]> = KINDS[name];
    return new Column(new SharedArrayBuffer(length * Column.BYTES_PER_ELEMENT));
  };
  return {
    length,
    serial: column('serial'),
    underlying: column('underlying'),
    issuer: column('issuer'),
    type: column('type'),
    flags: column('flags'),
    issued: column('issued'),
    maturity: column('maturity'),
    ratio: column('ratio'),
    reference: column('reference'),
    strike: column('strike'),
    barrier: column('barrier'),
    upper: column('upper'),
    bonus: column('bonus'),
    gain: column('gain'),
    cost: column('cost'),
  };
}

/** Merges columns, sorted by underlying and otherwise in the given order. Omits rows whose underlying is not wanted. */
export function mergeColumns(parts: readonly ProductColumns[], isWanted: (underlying: number) => boolean = () => true): ProductColumns {
  const counts = new Map<number, number>();
  for (const { underlying } of parts) for (const one of underlying) counts.set(one, (counts.get(one) ?? 0) + 1);
  const next = new Map<number, number>();
  let total = 0;
  for (const [one, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    if (!isWanted(one)) continue;
    next.set(one, total);
    total += count;
  }
  const merged = createColumns(total);
  for (const part of parts) {
    const places = Int32Array.from(part.underlying, (one) => {
      const place = next.get(one) ?? -1;
      if (place >= 0) next.set(one, place + 1);
      return place;
    });
    for (const name of COLUMN_NAMES) {
      const source = part[name];
      const target = merged[name];
      for (let row = 0; row < part.length; row += 1) {
        const place = places[row] ?? -1;
        if (place >= 0) target[place] = source[row] ?? beyond(source, row);
      }
    }
  }
  return merged;
}

const STYLES: readonly ExerciseStyle[] = ['EUROPEAN', 'AMERICAN', 'BERMUDAN'];
export const MATURITY_HOUR_MS = DAY_MS / 2;

/** Bit 0 PUT, bit 1 quanto, bits 2–3 exercise style, bits 4–6 feature + 1. */
export function flagsOf({ right, quanto, style, feature }: Pick<DerivativeTerms, 'right' | 'quanto' | 'style' | 'feature'>): number {
  const special = feature === undefined ? 0 : KNOCKOUT_FEATURES.indexOf(feature) + 1;
  return (right === 'PUT' ? 1 : 0) | (quanto ? 2 : 0) | (STYLES.indexOf(style) << 2) | (special << 4);
}

export function isPut(columns: ProductColumns, row: number): boolean {
  return (uint8At(columns.flags, row) & 1) === 1;
}

/** Position in `KNOCKOUT_FEATURES` + 1; 0 when the product has none. */
export function featureCode(columns: ProductColumns, row: number): number {
  return uint8At(columns.flags, row) >> 4;
}

export function typeAt(columns: ProductColumns, row: number): DerivativeType {
  return DERIVATIVE_TYPES[uint8At(columns.type, row)] ?? 'WARRANT';
}

/** Instant of maturity (noon UTC of the day); undefined: open end. */
export function maturityAt(columns: ProductColumns, row: number): number | undefined {
  const day = int32At(columns.maturity, row);
  return day === 0 ? undefined : day * DAY_MS + MATURITY_HOUR_MS;
}

/** Writes one product's terms into a row. */
export function putTerms(columns: ProductColumns, row: number, terms: DerivativeTerms): void {
  columns.type[row] = DERIVATIVE_TYPES.indexOf(terms.type);
  columns.flags[row] = flagsOf(terms);
  columns.issued[row] = Math.floor(terms.issued / DAY_MS);
  columns.maturity[row] = terms.maturity === undefined ? 0 : Math.floor(terms.maturity / DAY_MS);
  columns.ratio[row] = terms.ratio;
  columns.reference[row] = terms.reference;
  columns.strike[row] = terms.strike ?? Number.NaN;
  columns.barrier[row] = terms.barrier ?? Number.NaN;
  columns.upper[row] = terms.upperBarrier ?? terms.cap ?? terms.callLevel ?? Number.NaN;
  columns.bonus[row] = terms.bonusLevel ?? Number.NaN;
  columns.gain[row] = terms.coupon ?? terms.factor ?? terms.participation ?? Number.NaN;
  columns.cost[row] = terms.financing ?? terms.fee ?? terms.protection ?? Number.NaN;
}

/** Terms of a row, as passed to `putTerms`. */
export function termsAt(columns: ProductColumns, row: number): DerivativeTerms {
  const flags = uint8At(columns.flags, row);
  const ratio = columns.ratio[row] ?? 1;
  const reference = doubleAt(columns.reference, row);
  const strike = columns.strike[row] ?? Number.NaN;
  const barrier = columns.barrier[row] ?? Number.NaN;
  const upper = columns.upper[row] ?? Number.NaN;
  const gain = columns.gain[row] ?? Number.NaN;
  const cost = columns.cost[row] ?? Number.NaN;
  const maturity = int32At(columns.maturity, row);
  const base = {
    type: typeAt(columns, row),
    right: (flags & 1) === 1 ? ('PUT' as const) : ('CALL' as const),
    style: STYLES[(flags >> 2) & 3] ?? 'EUROPEAN',
    ratio,
    quanto: (flags & 2) === 2,
    issued: int32At(columns.issued, row) * DAY_MS + MATURITY_HOUR_MS,
    reference,
    ...(maturity === 0 ? undefined : { maturity: maturity * DAY_MS + MATURITY_HOUR_MS }),
  };
  switch (base.type) {
    case 'KNOCKOUT_CERTIFICATE':
      return { ...base, strike, barrier, feature: KNOCKOUT_FEATURES[(flags >> 4) - 1] ?? 'STANDARD', ...known('financing', cost) };
    case 'WARRANT':
      return { ...base, strike };
    case 'DISCOUNT_WARRANT':
      return { ...base, strike, cap: upper };
    case 'INLINE_WARRANT':
      return { ...base, barrier, upperBarrier: upper, nominal: INLINE_NOMINAL };
    case 'FACTOR_CERTIFICATE':
      return { ...base, factor: gain, financing: cost };
    case 'BONUS_CERTIFICATE':
      return { ...base, barrier, bonusLevel: doubleAt(columns.bonus, row), ...known('cap', upper) };
    case 'BOND_CERTIFICATE':
      return { ...base, strike, coupon: gain, nominal: round(ratio * strike), ...known('barrier', barrier) };
    case 'DISCOUNT_CERTIFICATE':
      return { ...base, cap: upper };
    case 'ETC_ETN_CERTIFICATE':
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return { ...base, fee: cost };
    case 'EXPRESS_CERTIFICATE':
      return { ...base, barrier, callLevel: upper, coupon: gain, nominal: round(ratio * reference) };
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
      return { ...base, strike, protection: cost, participation: gain, nominal: round(ratio * reference), ...known('cap', upper) };
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return { ...base, strike, participation: gain, ...known('cap', upper) };
  }
}

/** Payout of an inline warrant if neither barrier was touched. */
export const INLINE_NOMINAL = 10;

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

function known<Key extends string>(key: Key, value: number): { [Name in Key]?: number } | undefined {
  if (Number.isNaN(value)) return undefined;
  const one: { [Name in Key]?: number } = {};
  one[key] = value;
  return one;
}
