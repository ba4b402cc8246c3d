import type { Schema } from '#client/operations.ts';
import { payoffLine } from '#domain/derivative/payoff.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import { numericLayout } from '../../kit/chart/numeric-layout.ts';
import { SeriesChart } from '../../kit/chart/series-chart.tsx';
import { underlyingUnit } from '../underlying-unit.ts';

type Barrier = Schema<'DerivativesBarrier'>;

/** What a product pays at its end, drawn over the price of its underlying. Nothing where the terms do not tell. */
export function Payoff({ snapshot }: { readonly snapshot: Schema<'DerivativeSnapshot'> }) {
  const { derivativesDetails, derivativesFigure: figure = {}, derivativesUnderlyingList, instrument } = snapshot;
  const [underlying] = derivativesUnderlyingList.list;
  const spot = figure.priceUnderlyingCalculation;
  if (underlying?.coverRatio === undefined || spot === undefined) return null;
  const levels = underlying.derivativesBarrierList?.list ?? [];
  const levelOf = (type: Barrier['typeBarrier']): number | undefined => levels.find(({ typeBarrier }) => typeBarrier === type)?.barrier;
  const line = payoffLine(
    {
      type: instrument.entitySubType ?? '',
      isCall: derivativesDetails.nameExerciseRight !== 'PUT',
      ratio: underlying.coverRatio,
      strike: levelOf('STRIKE'),
      knockOut: levelOf('KNOCK_OUT'),
      barrier: levelOf('BARRIER'),
      cap: levelOf('CAP'),
      bonusLevel: levelOf('BONUS'),
    },
    spot,
  );
  // A product on a price in another currency pays at a rate that nobody knows yet, so its own price is on another scale.
  const currency = figure.isoCurrencyUnderlying ?? underlying.isoCurrency;
  const isSameCurrency = derivativesDetails.quanto === true || currency === derivativesDetails.isoCurrency;
  const price = isSameCurrency ? figure.askPriceCalculation : undefined;
  const layout = line && numericLayout(line, { labelOf: labelOf(spot), reference: price });
  if (line === undefined || layout === undefined) return null;
  const money = (isSameCurrency ? derivativesDetails.isoCurrency : currency) ?? '';
  const unit = unitShort(underlyingUnit(snapshot));
  return (
    <figure className="derivative-facts__payoff">
      <figcaption className="derivative-facts__title">Was ein Stück am Ende zahlt</figcaption>
      <SeriesChart layout={layout} label={describe(line, money, underlyingUnit(snapshot))} />
      <p className="derivative-facts__instant">
        Betrag je Stück in {money} nach dem Kurs des Basiswerts in {unit}
        {price === undefined ? '' : '; gestrichelt der heutige Briefkurs'}. Zinsen, Kosten und der Ausfall des Emittenten sind nicht
        gerechnet.
      </p>
    </figure>
  );
}

const labelOf =
  (spot: number) =>
  (x: number): string =>
    formatNumber(x, { decimals: spot >= 100 ? 0 : priceDecimals(spot) });

/** The picture in one sentence. */
function describe(line: readonly { readonly x: number; readonly y: number }[], money: string, unit: string): string {
  const [first, last] = [line[0], line.at(-1)];
  const at = (point = first): string =>
    point === undefined ? '' : `${formatPrice(point.y, money, 2)} bei ${formatPrice(point.x, unit, priceDecimals(point.x))}`;
  return `Was ein Stück am Ende zahlt: von ${at(first)} bis ${at(last)}`;
}
