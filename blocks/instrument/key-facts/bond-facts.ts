import type { Schema } from '#client/operations.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { knownFacts, type Fact } from '../../kit/facts.tsx';

function maturityText(maturity: string, now: string): string {
  const isOver = Date.parse(`${maturity.slice(0, 10)}T24:00:00Z`) <= Date.parse(now);
  return isOver ? `${formatDate(maturity)} (zurückgezahlt)` : formatDate(maturity);
}

/** Number of decimals of a coupon. Coupons are multiples of an eighth of a percent: `3,125`, but `3,25`. */
function couponDecimals(coupon: number): number {
  return Number(coupon.toFixed(2)) === Number(coupon.toFixed(3)) ? 2 : 3;
}

/** Facts of a bond: issuer, coupon, term, yield. Bonds without coupon and matured bonds are labeled. */
export function bondFacts(
  { bondsDetails, bondsBaseData, bondsFigures, bondsIssuer }: Schema<'BondSnapshot'>,
  now: string,
): readonly Fact[] {
  const { nameTypeBond, nameTypeCoupon, coupon, nominal, ratingClass, nameSeniority, isoCurrency } = bondsDetails;
  const { datetimeMaturity, datetimeNextCoupon, datetimeEmission, volumeEmission, perpetual, callable } = bondsBaseData;
  const { yieldToMaturity, accruedInterest, modifyDuration, macaulayDuration } = bondsFigures ?? {};
  const currency = isoCurrency ?? '';
  return knownFacts([
    ['Emittent', bondsIssuer.name],
    ['Land', bondsIssuer.nameCountry],
    ['Art', nameTypeBond],
    ['Bonität', ratingClass],
    ['Rang', nameSeniority],
    [
      'Kupon',
      coupon === undefined
        ? 'ohne (Nullkupon)'
        : [formatPercent(coupon, { signed: false, decimals: couponDecimals(coupon) }), nameTypeCoupon].filter(Boolean).join(', '),
    ],
    ['Rendite', yieldToMaturity === undefined ? undefined : formatPercent(yieldToMaturity, { signed: false })],
    ['Fälligkeit', perpetual === true ? 'ohne Endfälligkeit' : datetimeMaturity && maturityText(datetimeMaturity, now)],
    ['Nächster Kupon', datetimeNextCoupon && formatDate(datetimeNextCoupon)],
    ['Stückzinsen', accruedInterest === undefined ? undefined : formatPercent(accruedInterest, { signed: false })],
    ['Duration', macaulayDuration && `${formatNumber(macaulayDuration)}${NBSP}Jahre`],
    ['Modifizierte Duration', modifyDuration && formatNumber(modifyDuration)],
    ['Kündbar', callable === undefined ? undefined : callable ? 'ja, vom Emittenten' : 'nein'],
    ['Stückelung', nominal && formatPrice(nominal, currency, Number.isInteger(nominal) ? 0 : 2)],
    ['Emissionsvolumen', volumeEmission && formatCompact(volumeEmission, currency)],
    ['Begebung', datetimeEmission && formatDate(datetimeEmission)],
  ]);
}
