import type { BondDetails } from '#market/catalogue/index.ts';
import type { Column } from '../column.ts';
import type { FinderRow } from '../row.ts';
import { CHANGES, choice, COMMON, date, figure, flag, number } from './common.ts';

export const COUPONS: Readonly<Record<string, string>> = { FIXED: 'fest', ZERO: 'Nullkupon', FLOATING: 'variabel' };

const valueIn = <Result>({ instrument }: FinderRow, of: (bond: BondDetails) => Result): Result | undefined =>
  instrument.details.bond === undefined ? undefined : of(instrument.details.bond);
const group = (
  name: string,
  label: string,
  of: (bond: BondDetails) => string | undefined,
  labelOf?: (bond: BondDetails, value: string) => string,
): Column =>
  choice(
    name,
    label,
    (row) => valueIn(row, of),
    (value, row) => (labelOf === undefined ? value : (valueIn(row, (bond) => labelOf(bond, value)) ?? value)),
  );

/** Columns by which bonds can be filtered and sorted. */
export const BOND_COLUMNS: readonly Column[] = [
  ...COMMON,
  number('coupon', 'Kupon in Prozent', (row) => valueIn(row, ({ couponType, coupon }) => (couponType === 'ZERO' ? undefined : coupon))),
  group(
    'typeCoupon',
    'Art des Kupons',
    (bond) => bond.couponType,
    (_, value) => COUPONS[value] ?? value,
  ),
  group('nameTypeBond', 'Art der Anleihe', (bond) => bond.nameType),
  figure('yieldToMaturity', 'Rendite in Prozent', (row, figures) => figures.bond(row)?.yieldToMaturity, { filter: 'currentYield' }),
  figure('modifyDuration', 'Modifizierte Duration', (row, figures) => figures.bond(row)?.modifiedDuration),
  figure('macaulayDuration', 'Duration in Jahren', (row, figures) => figures.bond(row)?.macaulayDuration),
  date('datetimeMaturity', 'Fälligkeit', (row) => valueIn(row, ({ maturity }) => maturity)),
  date('datetimeEmission', 'Begebung', (row) => valueIn(row, ({ issued }) => issued)),
  figure('remainingYears', 'Restlaufzeit in Jahren', (row, figures) =>
    valueIn(row, ({ maturity }) => Math.max(0, Number(((Date.parse(maturity) - figures.instant) / (365.25 * 86_400_000)).toFixed(4)))),
  ),
  group('isoCurrency', 'Währung', (bond) => bond.currency),
  number('nominal', 'Stückelung', (row) => valueIn(row, ({ nominal }) => nominal)),
  number('volumeEmission', 'Emissionsvolumen', (row) => valueIn(row, ({ volume }) => volume)),
  group(
    'isoCountry',
    'Land des Emittenten',
    (bond) => bond.issuer.isoCountry,
    (bond) => bond.issuer.nameCountry,
  ),
  group('nameTypeIssuer', 'Art des Emittenten', (bond) => bond.issuer.nameType),
  group('nameIssuer', 'Emittent', (bond) => bond.issuer.name.replaceAll(',', '')),
  group('ratingClass', 'Bonität', (bond) => bond.ratingClass),
  flag('callable', 'Kündbar', (row) => valueIn(row, ({ callable }) => callable)),
  ...CHANGES,
];
