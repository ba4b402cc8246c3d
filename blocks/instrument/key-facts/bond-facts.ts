import type { Schema } from '#client/operations.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { knownFacts, type Fact } from '../../kit/facts.tsx';

/** What belongs to a bond: issuer, coupon, term, yield. A bond without coupon says so. */
export function bondFacts({ bondsDetails, bondsBaseData, bondsFigures, bondsIssuer }: Schema<'BondSnapshot'>): readonly Fact[] {
  const { nameTypeBond, nameTypeCoupon, coupon, nominal, isoCurrency } = bondsDetails;
  const { datetimeMaturity, datetimeNextCoupon, datetimeEmission, volumeEmission, perpetual } = bondsBaseData;
  const { yieldToMaturity, accruedInterest, modifyDuration } = bondsFigures ?? {};
  const currency = isoCurrency ?? '';
  return knownFacts([
    ['Emittent', bondsIssuer.name],
    ['Land', bondsIssuer.nameCountry],
    ['Art', nameTypeBond],
    [
      'Kupon',
      coupon === undefined ? 'ohne (Nullkupon)' : [formatPercent(coupon, { signed: false }), nameTypeCoupon].filter(Boolean).join(', '),
    ],
    ['Rendite', yieldToMaturity === undefined ? undefined : formatPercent(yieldToMaturity, { signed: false })],
    ['Fälligkeit', perpetual === true ? 'ohne Endfälligkeit' : datetimeMaturity && formatDate(datetimeMaturity)],
    ['Nächster Kupon', datetimeNextCoupon && formatDate(datetimeNextCoupon)],
    ['Stückzinsen', accruedInterest === undefined ? undefined : formatPercent(accruedInterest, { signed: false })],
    ['Modifizierte Duration', modifyDuration && formatNumber(modifyDuration)],
    ['Stückelung', nominal && formatPrice(nominal, currency, Number.isInteger(nominal) ? 0 : 2)],
    ['Emissionsvolumen', volumeEmission && formatCompact(volumeEmission, currency)],
    ['Begebung', datetimeEmission && formatDate(datetimeEmission)],
  ]);
}
