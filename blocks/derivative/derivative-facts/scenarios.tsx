import { hasNoEnd, payoffScenarios, type PayoffScenario } from '#domain/derivative/payoff.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import type { PayoffModel } from './payoff-model.ts';

/** Profit or loss of one unit bought today, by the move of its underlying. */
export function Scenarios({ model: { type, terms, spot, unit, money, price } }: { readonly model: PayoffModel }) {
  const scenarios = payoffScenarios(terms, spot, price);
  const title = hasNoEnd(type) ? 'Szenarien' : 'Szenarien am Ende';
  const columns: readonly Column<PayoffScenario>[] = [
    { key: 'move', head: 'Basiswert', cell: ({ move }) => (move === 0 ? 'unverändert' : formatPercent(move, { decimals: 0 })) },
    { key: 'x', head: 'bei', align: 'end', rank: 3, cell: ({ x }) => formatPrice(x, unit, priceDecimals(x)) },
    { key: 'y', head: 'Je Stück', align: 'end', rank: 1, cell: ({ y }) => formatPrice(y, money, 2) },
    ...(price === undefined ? [] : [GAIN]),
  ];
  return (
    <div className="derivative-facts__group">
      <h3 className="derivative-facts__title">{title}</h3>
      <DataTable caption={title} columns={columns} rows={scenarios} rowKey={({ move }) => move} empty="" />
    </div>
  );
}

const GAIN: Column<PayoffScenario> = {
  key: 'gain',
  head: 'Zum Briefkurs',
  align: 'end',
  rank: 1,
  cell: ({ gain }) => gain !== undefined && <PriceChange value={gain} decimals={1} />,
};
