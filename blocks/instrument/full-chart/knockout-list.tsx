import type { Schema } from '#client/operations.ts';
import { isLong, positionOf, rateOf, type Position, type TradePlan } from '#domain/derivative/position.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NBSP } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { tinyName } from '#domain/instrument/name.ts';
import { formatMoney } from '#domain/money/german.ts';
import { negated, type Money } from '#domain/money/money.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';

type Product = Schema<'DerivativeFinderEntry'>;
interface Planned {
  readonly product: Product;
  /** Position in the product; undefined if the risk is less than the loss of one unit. */
  readonly position: Position | undefined;
}

export interface KnockoutListProps {
  readonly name: string;
  readonly plan: TradePlan;
  readonly products: readonly Product[];
  /** Newest price of the underlying. */
  readonly spot: number | undefined;
  /** Decimals of the underlying's prices. */
  readonly decimals: number;
}

/** Knock-outs that suit a plan, each with the largest position that loses no more at the stop than the planned risk. */
export function KnockoutList({ name, plan, products, spot, decimals }: KnockoutListProps) {
  const rows = products.flatMap((product) => plannedOf(product, plan, spot));
  const money = (of: (position: Position) => Money) => (row: Planned) =>
    row.position === undefined ? '–' : formatMoney(of(row.position), { unit: 'code' });
  const columns: Column<Planned>[] = [
    {
      key: 'product',
      head: 'Produkt',
      cell: ({ product: { instrument, issuer, openEnded, dateMaturity } }) => (
        <>
          <InstrumentLink instrument={instrument} name={tinyName(instrument)} />{' '}
          <span className="full-chart__issuer">
            {[instrument.wkn, issuer.name, termOf(openEnded, dateMaturity)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'gearing', head: 'Hebel', cell: ({ product }) => formatNumber(product.gearingAsk, { decimals: 1 }), align: 'end', rank: 2 },
    {
      key: 'barrier',
      head: 'Schwelle',
      cell: ({ product }) => formatPrice(product.knockOutAbs, product.isoCurrencyUnderlying ?? '', decimals),
      align: 'end',
      rank: 3,
    },
    {
      key: 'ask',
      head: 'Brief',
      cell: ({ product: { quote, isoCurrency } }) =>
        formatPrice(quote?.ask, isoCurrency ?? 'EUR', priceDecimals(quote?.ask, 'DERIVATIVE', quote?.market.decimals)),
      align: 'end',
      rank: 3,
    },
    { key: 'spread', head: 'Spanne', cell: ({ product }) => formatPercent(product.spreadAskPct, { signed: false }), align: 'end', rank: 5 },
    {
      key: 'quantity',
      head: 'Stück',
      cell: ({ position }) => (position === undefined ? '–' : formatInteger(position.quantity)),
      align: 'end',
    },
    { key: 'outlay', head: 'Einsatz', cell: money(({ outlay }) => outlay), align: 'end', rank: 4 },
    { key: 'loss', head: 'Verlust am Stopp', cell: money(({ loss }) => negated(loss)), align: 'end', rank: 4 },
    { key: 'gain', head: 'Gewinn am Ziel', cell: money(({ gain }) => gain), align: 'end', rank: 2 },
    {
      key: 'chance',
      head: 'Chance zu Risiko',
      cell: ({ position }) => (position === undefined ? '–' : `${formatNumber(position.chance, { decimals: 1 })} : 1`),
      align: 'end',
      rank: 5,
    },
  ];
  return (
    <DataTable
      caption={`Knock-outs auf ${name}, ${isLong(plan) ? 'die mit steigenden Kursen gewinnen' : 'die mit fallenden Kursen gewinnen'}`}
      columns={columns}
      rows={rows}
      rowKey={({ product }) => product.instrument.entityValue}
      empty="Kein Knock-out hat seine Schwelle jenseits deines Stopps. Setze den Stopp näher an den Einstieg."
    />
  );
}

/** Term of a product, `bis 18.12.2026`; undefined for open-ended products. */
function termOf(isOpenEnded: boolean | undefined, maturity: string | undefined): string | undefined {
  return isOpenEnded === true || maturity === undefined ? undefined : `bis${NBSP}${formatDate(maturity)}`;
}

/** Product with its position. Empty for a product without prices or in another currency, and if its barrier is not beyond the stop. */
function plannedOf(product: Product, plan: TradePlan, spot: number | undefined): Planned[] {
  const { quote, coverRatio: ratio, knockOutAbs, strikeAbs, breakEven, isoCurrency, isoCurrencyUnderlying, quanto } = product;
  const { bid, ask } = quote ?? {};
  // The risk of a plan is in euros.
  if (isoCurrency !== undefined && isoCurrency !== 'EUR') return [];
  if (bid === undefined || ask === undefined || ratio === undefined || spot === undefined || knockOutAbs === undefined) return [];
  if (isLong(plan) ? knockOutAbs >= plan.stop : knockOutAbs <= plan.stop) return [];
  const isSame = quanto === true || isoCurrency === isoCurrencyUnderlying;
  const rate = isSame ? 1 : rateOf({ breakEven: breakEven ?? NaN, strike: strikeAbs ?? NaN, ask, ratio });
  if (rate === undefined) return [];
  return [{ product, position: positionOf(plan, { bid, ask, ratio, rate, spot }) }];
}
