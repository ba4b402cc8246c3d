import type { Schema } from '#client/operations.ts';
import { formatDate, formatQuoteTime } from '#domain/format/date.ts';
import { formatNumber, NBSP, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { MONEYNESS_LABELS, moneynessOf } from '#domain/instrument/moneyness.ts';
import type { Fact } from '../../kit/facts.tsx';
import { underlyingUnit } from '../underlying-unit.ts';

type Figure = NonNullable<Schema<'DerivativeSnapshot'>['derivativesFigure']>;

/**
 * Figures of a product. Break-even and the underlying's price are always listed, the others if the kind of product has them. An unknown
 * figure never shows as 0.
 */
export function figureFacts(snapshot: Schema<'DerivativeSnapshot'>): readonly Fact[] {
  const { derivativesFigure: figure = {} } = snapshot;
  const unit = underlyingUnit(snapshot);
  const inUnderlying = (value: number | undefined): string =>
    value === undefined ? NO_VALUE : formatPrice(value, unit, priceDecimals(value));
  const inProduct = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : formatPrice(value, figure.isoCurrency ?? '', 3);
  const percent = (value: number | undefined, signed = false): string | undefined =>
    value === undefined ? undefined : formatPercent(value, { signed });
  const number = (value: number | undefined, decimals = 2): string | undefined =>
    value === undefined ? undefined : formatNumber(value, { decimals });
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Kurs des Basiswerts', inUnderlying(shownSpot(figure)) + timeOfSpot(figure)],
    ['Gewinnschwelle (Break-even)', inUnderlying(figure.breakEven)],
    ['Briefkurs der Rechnung', inProduct(figure.askPriceCalculation)],
    ['Hebel (Brief)', number(figure.gearingAsk)],
    ['Omega', number(figure.leverage)],
    ['Spanne Geld/Brief', percent(figure.spreadAskPct)],
    ['Aufgeld', percent(figure.premiumAsk, true)],
    ['Aufgeld im Jahr', percent(figure.premiumPerAnnum, true)],
    ['Innerer Wert', inProduct(figure.intrinsicValue)],
    ['Zeitwert', inProduct(figure.presentValue)],
    ['Moneyness', moneyness(figure.moneyness)],
    ['Abstand zum Basispreis', percent(figure.differenceStrikePct, true)],
    ['Abstand zum Knock-out', percent(figure.differenceKnockoutPct, true)],
    ['Implizite Volatilität', percent(figure.impliedVolatility)],
    ['Delta', number(figure.delta, 3)],
    ['Theta am Tag', percent(figure.thetaDayPct, true)],
    ['Seitwärtsrendite', percent(figure.sidewaysYieldAskPct, true)],
    ['Wahrscheinlichkeit des Totalverlusts', percent(figure.totalLossProbability)],
    ['Tage bis zur Fälligkeit', number(figure.daysUntilMaturity, 0)],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

/**
 * Price of the underlying that the visitor may see. Figures are computed from the newest price, which for indices is a paid product
 * elsewhere on the portal. If the provider returns only one price, everyone may see it.
 */
export function shownSpot({ priceUnderlying, priceUnderlyingCalculation }: Figure): number | undefined {
  return priceUnderlying ?? priceUnderlyingCalculation;
}

/** Time of the shown price, ` (16:49:12 Uhr)`, if it is older than the price that the figures were computed from. */
function timeOfSpot({ datetimePriceUnderlying: shown, datetimePriceUnderlyingCalculation: used }: Figure): string {
  if (shown === undefined || used === undefined || Date.parse(shown) >= Date.parse(used)) return '';
  return ` (${formatQuoteTime(shown, used)}${formatDate(shown) === formatDate(used) ? `${NBSP}Uhr` : ''})`;
}

/** Moneyness in words, `1,14 (im Geld)`. The provider's ratio is above 1 in the money, for calls and for puts. */
function moneyness(ratio: number | undefined): string | undefined {
  return ratio === undefined ? undefined : `${formatNumber(ratio, { decimals: 2 })} (${MONEYNESS_LABELS[moneynessOf(ratio)]})`;
}
