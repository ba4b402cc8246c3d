import { hasNoEnd } from '#domain/derivative/payoff.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import { numericLayout } from '../../kit/chart/numeric-layout.ts';
import { SeriesChart } from '../../kit/chart/series-chart.tsx';
import type { PayoffModel } from './payoff-model.ts';

/** Chart of a product's payoff at maturity over the price of its underlying. */
export function Payoff({ model }: { readonly model: PayoffModel }) {
  const { type, line, spot, unit, money, price } = model;
  const layout = numericLayout(line, { labelOf: labelOf(spot), reference: price });
  if (layout === undefined) return null;
  const title = hasNoEnd(type) ? 'Was ein Stück bei anderem Kurs wert wäre' : 'Was ein Stück am Ende zahlt';
  return (
    <figure className="derivative-facts__payoff">
      <figcaption className="derivative-facts__title">{title}</figcaption>
      <SeriesChart layout={layout} label={describe(title, model)} />
      <p className="derivative-facts__instant">
        Betrag je Stück in {money} nach dem Kurs des Basiswerts in {unitShort(unit)}
        {price === undefined ? '' : '; gestrichelt der letzte Briefkurs'}. {CONDITIONS[type] ?? ''} Zinsen, Kosten und der Ausfall des
        Emittenten sind nicht gerechnet.
      </p>
    </figure>
  );
}

/** Assumptions of the chart about the time until maturity, by type. */
const CONDITIONS: Readonly<Record<string, string>> = {
  FACTOR_CERTIFICATE: 'Gerechnet ist eine Bewegung in einem Zug; über mehrere Tage weicht der Wert davon ab.',
  EXPRESS_CERTIFICATE: 'Gezeigt ist der letzte Stichtag; an früheren kann vorzeitig zurückgezahlt werden.',
  INLINE_WARRANT: 'Gezahlt wird nur, wenn keine der Barrieren während der Laufzeit berührt wurde.',
  BONUS_CERTIFICATE: 'Der Bonus gilt nur, solange die Barriere nicht berührt wurde.',
};

const labelOf =
  (spot: number) =>
  (x: number): string =>
    formatNumber(x, { decimals: spot >= 100 ? 0 : priceDecimals(spot) });

/** Description of the chart in one sentence. */
function describe(title: string, { line, money, unit }: PayoffModel): string {
  const [first, last] = [line[0], line.at(-1)];
  const at = (point = first): string =>
    point === undefined ? '' : `${formatPrice(point.y, money, 2)} bei ${formatPrice(point.x, unit, priceDecimals(point.x))}`;
  return `${title}: von ${at(first)} bis ${at(last)}`;
}
