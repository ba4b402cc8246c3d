import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { priceDecimals } from '#domain/format/price.ts';
import type { Column } from '../../kit/data-table.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { ProductPrice } from './product-price.tsx';

type Entry = Schema<'DerivativeFinderEntry'>;

/** What products of a type are compared by: leveraged ones by their leverage, others by what they bring when nothing moves. */
export function columnsFor(rows: readonly Entry[], isLeveraged: boolean): readonly Column<Entry>[] {
  const hasLevels = rows.some((entry) => levelOf(entry) !== undefined);
  const columns: readonly Column<Entry>[] = [
    { key: 'name', head: 'Name', cell: ({ instrument }) => <InstrumentLink instrument={instrument} tight /> },
    { key: 'issuer', head: 'Emittent', rank: 3, fold: true, cell: ({ issuer }) => issuer.name },
    ...(hasLevels ? [levelColumn] : []),
    isLeveraged ? gearingColumn : sidewaysColumn,
    {
      key: 'maturity',
      head: 'Fällig',
      align: 'end',
      rank: 5,
      cell: ({ dateMaturity, openEnded }) =>
        openEnded === true ? 'Open End' : dateMaturity === undefined ? NO_VALUE : formatDate(dateMaturity),
    },
    { key: 'bid', head: 'Geld', align: 'end', rank: 3, cell: ({ quote }) => <ProductPrice quote={quote} field="bid" /> },
    { key: 'ask', head: 'Brief', align: 'end', width: 'price', cell: ({ quote }) => <ProductPrice quote={quote} field="ask" /> },
  ];
  return columns;
}

const levelColumn: Column<Entry> = {
  key: 'level',
  head: 'Schwelle',
  align: 'end',
  rank: 4,
  cell: level,
  fold: (entry) => levelOf(entry) !== undefined && `Schwelle ${level(entry)}`,
};

const gearingColumn: Column<Entry> = {
  key: 'gearing',
  head: 'Hebel',
  align: 'end',
  rank: 2,
  cell: ({ gearingAsk }) => (gearingAsk === undefined ? NO_VALUE : formatNumber(gearingAsk)),
};

const sidewaysColumn: Column<Entry> = {
  key: 'sideways',
  head: 'Seitwärtsrendite',
  align: 'end',
  rank: 3,
  cell: ({ sidewaysYieldPct }) => (sidewaysYieldPct === undefined ? NO_VALUE : formatPercent(sidewaysYieldPct, { signed: true })),
};

/** The price of the underlying that matters most: where it is knocked out, else the strike, the bonus level or the cap. */
function levelOf({ knockOutAbs, strikeAbs, bonusLevel, capAbs }: Entry): number | undefined {
  return knockOutAbs ?? strikeAbs ?? bonusLevel ?? capAbs;
}

function level(entry: Entry): string {
  const value = levelOf(entry);
  return value === undefined ? NO_VALUE : formatNumber(value, { decimals: priceDecimals(value) });
}
