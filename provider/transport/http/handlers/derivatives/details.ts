import type { Schema } from '#client/operations.ts';
import { subCategoryOf } from '#domain/derivative/category.ts';
import type { DerivativeTerms, ExerciseStyle } from '#domain/derivative/terms.ts';
import { isLeveraged, typeLong } from '#domain/derivative/types.ts';
import { valueOf } from '#domain/derivative/value.ts';
import { redemptionOn } from '#domain/derivative/value/express.ts';
import { leverOf } from '#domain/derivative/value/factor.ts';
import { fractionOf } from '#domain/money/fraction.ts';
import { amountAt, jsonNumber } from '#domain/money/money.ts';
import { exchangeRateAt } from '#market/derivatives/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { known } from '../../../../base/known.ts';
import { noonOf, weekdaysFrom } from './days.ts';
import type { Product } from './product.ts';

const STYLES: Readonly<Record<ExerciseStyle, readonly [id: number, code: string, name: string]>> = {
  EUROPEAN: [1, 'E', 'Europäisch'],
  AMERICAN: [2, 'A', 'Amerikanisch'],
  BERMUDAN: [4, 'B', 'Bermuda'],
};
/** Numbers of currencies, as far as known from other answers of this kind. */
const CURRENCY_IDS: Readonly<Record<string, number>> = { EUR: 63, USD: 194 };
const PAYMENT_AFTER = 5;
const VALUTA_AFTER = 2;

/** Returns the number of a currency; undefined if unknown. */
export function currencyId(isoCurrency: string): number | undefined {
  return CURRENCY_IDS[isoCurrency];
}

/** Returns the terms set by the issuer. */
export function detailsOf(context: ProviderContext, product: Product): Schema<'DerivativesDetails'> {
  const { terms, issuer, instrument, notation, inputs, end } = product;
  const derivativesSubCategory = subCategoryOf(terms);
  const [idExerciseStyle, codeExerciseStyle, nameExerciseStyle] = STYLES[terms.style];
  const isLever = isLeveraged(terms.type);
  const openEnded = terms.maturity === undefined;
  return {
    shortName: instrument.tinyName,
    officialName: `${issuer.legalName} ${instrument.name}`,
    ...documentsOf(product),
    ...promisesOf(product),
    description: descriptionOf(terms),
    derivativesSubCategory,
    idExerciseStyle,
    codeExerciseStyle,
    nameExerciseStyle,
    idExerciseRight: terms.right === 'CALL' ? 2 : 1,
    codeExerciseRight: terms.right === 'CALL' ? 'C' : 'P',
    nameExerciseRight: terms.right,
    idCategory: isLever ? 1 : 2,
    nameCategory: derivativesSubCategory.descriptionCategory,
    idSubcategory: derivativesSubCategory.id,
    nameSubcategory: derivativesSubCategory.description,
    idTypeSettlement: 1,
    nameTypeSettlement: 'Barausgleich',
    hasGuarantee: terms.type === 'PART_CAPITAL_PROTECTED_CERTIFICATE',
    isoCountry: 'DE',
    hasBarrierBeenHit: inputs.hitAt !== undefined,
    datetimeValuta: dateTime(weekdaysFrom(terms.issued, VALUTA_AFTER)),
    ...(terms.coupon === undefined ? {} : { nameTypeInterestRate: 'fest' }),
    idUnitPriceEmission: 1,
    emissionPrice: emissionPriceOf(context, product),
    hasActiveManagement: false,
    hasAfterHourTrading: true,
    nameProductIssuer: `${typeLong(terms.type)} ${terms.right === 'CALL' ? 'long' : 'short'}`,
    hasOnlyBidPrices: false,
    hasSpecialTaxTreatment: false,
    hasSavingsPlan: false,
    hasIndicativeDetails: false,
    hasAutomaticExercise: !openEnded,
    datetimeEmission: dateTime(noonOf(terms.issued)),
    datetimeFirstTradingDay: dateTime(noonOf(terms.issued)),
    ...(terms.maturity === undefined
      ? {}
      : {
          datetimeMaturity: dateTime(noonOf(terms.maturity)),
          datetimeLastTradingDay: dateTime(weekdaysFrom(terms.maturity, -1)),
          datetimePayment: dateTime(weekdaysFrom(terms.maturity, PAYMENT_AFTER)),
        }),
    idCurrency: currencyId(notation.isoCurrency),
    isoCurrency: notation.isoCurrency,
    numberUnderlyings: 1,
    dataStatus: end === undefined ? 1 : 0,
    underlyingSpread: false,
    totalLossOnKnockout: terms.type === 'KNOCKOUT_CERTIFICATE' && terms.feature !== 'STOP_LOSS',
    privatePlacement: false,
    quanto: terms.quanto,
    openEnded,
  };
}

/** Returns the documents to read before buying, on the issuer's site. */
export function documentsOf({ issuer, instrument }: Pick<Product, 'issuer' | 'instrument'>): {
  readonly urlProspectus: string;
  readonly urlKeyInformation: string;
} {
  return {
    urlProspectus: `https://${issuer.alias}.example/prospekte/${instrument.wkn}.pdf`,
    urlKeyInformation: `https://${issuer.alias}.example/basisinformationsblatt/${instrument.wkn}.pdf`,
  };
}

/** Returns terms that only some kinds have; shares and rates in percent. */
function promisesOf({ terms, notation }: Product): Partial<Schema<'DerivativesDetails'>> {
  const { coupon, factor, participation, protection, fee, nominal, callLevel } = terms;
  const percent = (share: number | undefined): number | undefined => share && Number((share * 100).toFixed(6));
  return known({
    coupon: percent(coupon),
    factor: factor === undefined ? undefined : leverOf(terms),
    participationPct: percent(participation),
    protectionPct: percent(protection),
    managementFee: percent(fee),
    nominal,
    maximumAmount: maximumOf(terms, notation.isoCurrency),
    priceEarlyRedemption: callLevel,
  });
}

/** Returns the maximum payment at the end for a product with a nominal amount, without the interest of reverse convertibles. */
function maximumOf(terms: DerivativeTerms, currency: string): number | undefined {
  const { type, nominal, maturity, ratio, reference, cap, strike = reference, participation = 1, protection = 1 } = terms;
  if (nominal === undefined || maturity === undefined) return undefined;
  const paid = (points: number): number => jsonNumber(amountAt(points, fractionOf(ratio), currency, 'half-up'));
  if (type === 'EXPRESS_CERTIFICATE') return paid(redemptionOn(terms, maturity));
  if (type !== 'PART_CAPITAL_PROTECTED_CERTIFICATE') return nominal;
  return cap === undefined ? undefined : paid(protection * reference + participation * Math.max(0, cap - strike));
}

/** Returns the price at issue: the fair value with the underlying at its reference price, rounded to the notation's decimals. */
export function emissionPriceOf({ market, derivatives }: ProviderContext, { row, terms, inputs, notation }: Product): number {
  const exchangeRate = exchangeRateAt(market(), derivatives().book.currencyOf(row), terms.issued);
  const { hitAt: _later, ...then } = { ...inputs, spot: terms.reference, time: terms.issued, exchangeRate };
  const steps = 10 ** notation.decimals;
  return Math.max(1, Math.round(valueOf(terms, then) * steps)) / steps;
}

/** Returns the remaining interest payments, next one first: once a year after issue, and at maturity for the rest. */
export function distributionsOf({ terms, inputs, notation }: Product): Schema<'DerivativesDistribution'>[] {
  const { type, coupon, nominal, issued, maturity } = terms;
  if (type !== 'BOND_CERTIFICATE' || coupon === undefined || nominal === undefined || maturity === undefined) return [];
  const list: Schema<'DerivativesDistribution'>[] = [];
  for (let from = issued; from < maturity;) {
    const year = new Date(from);
    const to = Math.min(maturity, year.setUTCFullYear(year.getUTCFullYear() + 1));
    const pct = Math.round(coupon * 100 * ((to - from) / (365 * 86_400_000)) * 1e4) / 1e4;
    const abs = Math.round(nominal * pct) / 100;
    if (to > inputs.time) list.push({ abs, pct, isoCurrency: notation.isoCurrency, datePayment: dateTime(noonOf(to)) });
    from = to;
  }
  return list;
}

function descriptionOf({ type, right }: DerivativeTerms): string {
  if (type === 'INLINE_WARRANT') return 'Hebelprodukt auf Kurse, die in einer Spanne bleiben.';
  if (isLeveraged(type)) return `Hebelprodukt auf ${right === 'CALL' ? 'steigende' : 'fallende'} Kurse.`;
  if (type === 'PART_CAPITAL_PROTECTED_CERTIFICATE') return 'Anlageprodukt, das einen Teil des Einsatzes zurückzahlt.';
  return 'Anlageprodukt auf einen Basiswert.';
}
