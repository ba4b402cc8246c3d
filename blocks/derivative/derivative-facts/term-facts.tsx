import type { Schema } from '#client/operations.ts';
import { formatCoverRatio } from '#domain/format/cover-ratio.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { isSpecialProduct } from '#domain/derivative/category.ts';
import { knownFacts, type Fact } from '../../kit/facts.tsx';
import { safeHref } from '#documents/rules/safe-href.ts';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { underlyingUnit } from '../underlying-unit.ts';

const RIGHTS: Readonly<Record<string, string>> = { CALL: 'Call (steigende Kurse)', PUT: 'Put (fallende Kurse)' };

/** Terms of the product at issue, and its underlying. */
export function termFacts(snapshot: Schema<'DerivativeSnapshot'>): readonly Fact[] {
  const { derivativesDetails: details, derivativesIssuer, derivativesUnderlyingList } = snapshot;
  const [distribution] = snapshot.derivativeDistribution ?? [];
  const unit = underlyingUnit(snapshot);
  const [underlying] = derivativesUnderlyingList.list;
  const prospectus = safeHref(details.urlProspectus);
  const keyInformation = safeHref(details.urlKeyInformation);
  const { derivativesSubCategory, nameExerciseRight, nameExerciseStyle, datetimeFirstTradingDay, datetimeLastTradingDay, quanto } = details;
  return knownFacts([
    ['Emittent', derivativesIssuer.name],
    ['Art', derivativesSubCategory?.description],
    ['Besonderheit', isSpecialProduct(derivativesSubCategory?.id) && 'nur außerbörslich, an keiner Börse gehandelt'],
    ['Richtung', nameExerciseRight && RIGHTS[nameExerciseRight]],
    ['Basiswert', underlying && <InstrumentLink instrument={underlying.instrument} />],
    ['ISIN des Basiswerts', underlying?.instrument.isin],
    ['WKN des Basiswerts', underlying?.instrument.wkn],
    ['Bezugsverhältnis', underlying?.coverRatio && formatCoverRatio(underlying.coverRatio)],
    ['Faktor', details.factor && formatNumber(details.factor, { decimals: 0 })],
    ['Anteil an Gewinnen', details.participationPct && formatPercent(details.participationPct, { signed: false, decimals: 0 })],
    [
      'Kapitalschutz',
      details.protectionPct && `${formatPercent(details.protectionPct, { signed: false, decimals: 0 })} des Ausgangskurses`,
    ],
    ['Ausgangskurs', underlying?.referencePrice && needsReference(details) && formatPrice(underlying.referencePrice, unit, 2)],
    ['Vorzeitige Rückzahlung ab', details.priceEarlyRedemption && formatPrice(details.priceEarlyRedemption, unit, 2)],
    ['Kupon im Jahr', details.coupon && formatPercent(details.coupon, { signed: false })],
    ['Nennbetrag', details.nominal && formatPrice(details.nominal, details.isoCurrency ?? '', 2)],
    ['Höchstbetrag', details.maximumAmount && formatPrice(details.maximumAmount, details.isoCurrency ?? '', 2)],
    ['Verwaltungsgebühr im Jahr', details.managementFee && formatPercent(details.managementFee, { signed: false })],
    [
      'Nächste Zahlung',
      distribution && `${formatPrice(distribution.abs, distribution.isoCurrency, 2)} je Stück am ${formatDate(distribution.datePayment)}`,
    ],
    ['Ausübung', nameExerciseStyle],
    ['Erster Handelstag', datetimeFirstTradingDay && formatDate(datetimeFirstTradingDay)],
    ['Letzter Handelstag', datetimeLastTradingDay === undefined ? 'ohne Fälligkeit (Open End)' : formatDate(datetimeLastTradingDay)],
    ['Bewertungstag', details.datetimeMaturity && formatDate(details.datetimeMaturity)],
    ['Rückzahlung', details.datetimePayment && formatDate(details.datetimePayment)],
    ['Währungsgesichert', quanto === undefined ? undefined : quanto ? 'ja (Quanto)' : 'nein'],
    ['Produktwährung', details.isoCurrency],
    ['Vor dem Kauf', keyInformation !== undefined && <a href={keyInformation}>Basisinformationsblatt</a>],
    ['Unterlagen', prospectus !== undefined && <a href={prospectus}>Prospekt beim Emittenten</a>],
  ]);
}

/** Returns true if the product pays by the change of the price since its issue. */
function needsReference({ protectionPct, priceEarlyRedemption }: Schema<'DerivativesDetails'>): boolean {
  return protectionPct !== undefined || priceEarlyRedemption !== undefined;
}
