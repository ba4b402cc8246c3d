import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice } from '#domain/format/price.ts';
import { isSpecialProduct } from '#domain/derivative/category.ts';
import { knownFacts, type Fact } from '../../kit/facts.tsx';
import { safeHref } from '../../article/safe-href.ts';
import { InstrumentLink } from '../../kit/instrument-link.tsx';

const RIGHTS: Readonly<Record<string, string>> = { CALL: 'Call (steigende Kurse)', PUT: 'Put (fallende Kurse)' };

/** What was promised when the product was issued, and on what. */
export function termFacts({
  derivativesDetails: details,
  derivativesIssuer,
  derivativesUnderlyingList,
  derivativeDistribution: [distribution] = [],
}: Schema<'DerivativeSnapshot'>): readonly Fact[] {
  const [underlying] = derivativesUnderlyingList.list;
  const prospectus = safeHref(details.urlProspectus);
  const { derivativesSubCategory, nameExerciseRight, nameExerciseStyle, datetimeFirstTradingDay, datetimeLastTradingDay, quanto } = details;
  return knownFacts([
    ['Emittent', derivativesIssuer.name],
    ['Art', derivativesSubCategory?.description],
    ['Besonderheit', isSpecialProduct(derivativesSubCategory?.id) && 'eigene Bedingungen laut Prospekt'],
    ['Richtung', nameExerciseRight && RIGHTS[nameExerciseRight]],
    ['Basiswert', underlying && <InstrumentLink instrument={underlying.instrument} />],
    ['ISIN des Basiswerts', underlying?.instrument.isin],
    ['WKN des Basiswerts', underlying?.instrument.wkn],
    ['Bezugsverhältnis', underlying?.coverRatio && ratio(underlying.coverRatio)],
    [
      'Nächste Zahlung',
      distribution && `${formatPrice(distribution.abs, distribution.isoCurrency, 2)} je Stück am ${formatDate(distribution.datePayment)}`,
    ],
    ['Ausübung', nameExerciseStyle],
    ['Erster Handelstag', datetimeFirstTradingDay && formatDate(datetimeFirstTradingDay)],
    ['Letzter Handelstag', datetimeLastTradingDay === undefined ? 'ohne Fälligkeit (Open End)' : formatDate(datetimeLastTradingDay)],
    ['Währungsgesichert', quanto === undefined ? undefined : quanto ? 'ja (Quanto)' : 'nein'],
    ['Produktwährung', details.isoCurrency],
    ['Unterlagen', prospectus !== undefined && <a href={prospectus}>Prospekt beim Emittenten</a>],
  ]);
}

/** 0.01 → `100 : 1`, 5.88 → `1 : 5,88`: so many products stand for so many pieces of the underlying. */
function ratio(coverRatio: number): string {
  return coverRatio > 1 ? `1 : ${count(coverRatio)}` : `${count(1 / coverRatio)} : 1`;
}

function count(value: number): string {
  return formatNumber(value, { decimals: Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2 });
}
