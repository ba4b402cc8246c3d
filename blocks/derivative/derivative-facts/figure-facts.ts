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
 * The figures of a product. Break-even and the underlying's price are always told, the others where the kind of product has
 * them. What is not known is never drawn as 0.
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
 * The price of the underlying that whoever asks may see: figures are computed from the newest one, which for indices is sold elsewhere on the
 * portal. A provider that tells only one shows it to everyone.
 */
export function shownSpot({ priceUnderlying, priceUnderlyingCalculation }: Figure): number | undefined {
  return priceUnderlying ?? priceUnderlyingCalculation;
}

/** ` (16:49:12 Uhr)` of a price that is older than the one that the figures were computed from. */
function timeOfSpot({ datetimePriceUnderlying: shown, datetimePriceUnderlyingCalculation: used }: Figure): string {
  if (shown === undefined || used === undefined || Date.parse(shown) >= Date.parse(used)) return '';
  return ` (${formatQuoteTime(shown, used)}${formatDate(shown) === formatDate(used) ? `${NBSP}Uhr` : ''})`;
}

/** `1,14 (im Geld)`. The provider tells the ratio so that above 1 is in the money, of calls and of puts. */
function moneyness(ratio: number | undefined): string | undefined {
  return ratio === undefined ? undefined : `${formatNumber(ratio, { decimals: 2 })} (${MONEYNESS_LABELS[moneynessOf(ratio)]})`;
}
