import { DERIVATIVE_TYPES, isLeveraged, type DerivativeType } from '#domain/derivative/types.ts';
import { uniform } from '../base/hash.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import type { Underlying, UnderlyingKind } from './underlyings.ts';

/** Share of each type among all products, about as in the German market. */
const SHARES: Readonly<Record<DerivativeType, number>> = {
  KNOCKOUT_CERTIFICATE: 0.55,
  WARRANT: 0.25,
  DISCOUNT_CERTIFICATE: 0.045,
  BONUS_CERTIFICATE: 0.04,
  FACTOR_CERTIFICATE: 0.03,
  DISCOUNT_WARRANT: 0.02,
  BOND_CERTIFICATE: 0.02,
  INLINE_WARRANT: 0.015,
  EXPRESS_CERTIFICATE: 0.012,
  OUTPERFORMANCE_SPRINT_CERTIFICATE: 0.006,
  PART_CAPITAL_PROTECTED_CERTIFICATE: 0.004,
  INDEX_PARTICIPATATION_CERTIFICATE: 0.004,
  ETC_ETN_CERTIFICATE: 0.004,
};

const EQUITY: readonly UnderlyingKind[] = ['INDEX', 'STOCK'];

/** Kinds of underlyings allowed for a type; all kinds for types not listed. */
const ONLY_ON: Partial<Record<DerivativeType, readonly UnderlyingKind[]>> = {
  BOND_CERTIFICATE: EQUITY,
  EXPRESS_CERTIFICATE: EQUITY,
  PART_CAPITAL_PROTECTED_CERTIFICATE: EQUITY,
  OUTPERFORMANCE_SPRINT_CERTIFICATE: EQUITY,
  INDEX_PARTICIPATATION_CERTIFICATE: ['INDEX'],
  ETC_ETN_CERTIFICATE: ['COMMODITY', 'METAL', 'CRYPTO'],
  INLINE_WARRANT: ['INDEX', 'CURRENCY', 'METAL', 'STOCK'],
  FACTOR_CERTIFICATE: ['INDEX', 'STOCK', 'COMMODITY', 'METAL', 'CRYPTO'],
  BONUS_CERTIFICATE: ['INDEX', 'STOCK', 'COMMODITY', 'METAL'],
};

/** Number of products of a type on an underlying (position in the list of underlyings). */
export interface Cell {
  readonly type: DerivativeType;
  readonly underlying: number;
  readonly count: number;
}

/** Divides `count` products among types and underlyings; the counts add up to it. */
export function planOf(underlyings: readonly Underlying[], count: number): Cell[] {
  const cells = DERIVATIVE_TYPES.flatMap((type) => {
    const allowed = underlyings.map(({ kind, weight }) => ((ONLY_ON[type] ?? [kind]).includes(kind) ? weight : 0));
    const total = allowed.reduce((sum, weight) => sum + weight, 0);
    return allowed.map((weight, underlying) => ({ type, underlying, share: total === 0 ? 0 : (SHARES[type] * weight) / total }));
  }).filter(({ share }) => share > 0);
  const whole = cells.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  return cells.flatMap(({ share, ...cell }) => {
    const before = Math.round((passed / whole) * count);
    passed += share;
    const wanted = Math.round((passed / whole) * count) - before;
    return wanted === 0 ? [] : [{ ...cell, count: wanted }];
  });
}

const GOLDEN = 0.618_033_988_749_895;
const SILVER = 0.414_213_562_373_095;

/** Position of the issuer of a cell's product: round-robin, so that each gets its share of every cell. */
export function issuerAt(cell: Cell, index: number, key: number): number {
  const leverage = isLeveraged(cell.type);
  const weights = ISSUERS.map(({ weight, focus }) =>
    focus === 'BOTH' ? weight : (focus === 'LEVERAGE') === leverage ? weight * 1.3 : weight * 0.6,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = ((uniform(key, cell.underlying, 1) + index * GOLDEN) % 1) * total;
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

/** Place of a cell's product on its ladder, 0 to 1, evenly filled for any number of products. */
export function placeAt(cell: Cell, index: number, key: number): number {
  return (uniform(key, cell.underlying, 2) + index * SILVER) % 1;
}
