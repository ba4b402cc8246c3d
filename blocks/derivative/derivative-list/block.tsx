import type { Schema } from '#client/operations.ts';
import { formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { priceDecimals } from '#domain/format/price.ts';
import type { BlockView, InstrumentSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { ProductPrice } from '../product-price.tsx';
import type { DerivativeListProps } from '../../generated/props.ts';
import type { DerivativeListQueries } from './data.ts';

type View = BlockView<DerivativeListProps, DerivativeListQueries, InstrumentSubject>;
type Teaser = Schema<'DerivativeTeaser'>;

const HEADLINES: Readonly<Record<DerivativeListProps['source'], string>> = {
  similar: 'Ähnliche Derivate',
  suggestions: 'Vorschläge',
  mostwanted: 'Meistgesuchte Derivate',
  'mostwanted-by-underlying': 'Meistgesuchte Derivate',
  associated: 'Zugehörige Derivate',
};

/** Derivates that belong to the page's instrument; nothing at all when there are none. */
export function DerivativeList({ props, data }: View) {
  const answer = data.similar ?? data.suggestions ?? data.mostwanted ?? data.mostwantedByUnderlying ?? data.associated;
  const rows = (answer?.list ?? []).slice(0, props.count ?? 8);
  if (rows.length === 0) return null;
  const headline = props.headline ?? HEADLINES[props.source];
  return (
    <section className="derivative-list">
      <BlockHead title={headline} />
      <DataTable caption={headline} columns={columnsFor(rows)} rows={rows} rowKey={({ instrument }) => instrument.entityValue} empty="" />
    </section>
  );
}

/** Without a kind that is the same for all, and without levels that none has. */
function columnsFor(rows: readonly Teaser[]): readonly Column<Teaser>[] {
  const kinds = new Set(rows.map(({ derivativeTypeName }) => derivativeTypeName));
  const hasLevels = rows.some((teaser) => levelOf(teaser) !== undefined);
  return COLUMNS.filter(({ key }) => (key === 'type' ? kinds.size > 1 : key === 'level' ? hasLevels : true));
}

/** The price of the underlying that matters most: where it is knocked out, else the strike. */
function levelOf({ knockOutAbs, strikeAbs }: Teaser): number | undefined {
  return knockOutAbs ?? strikeAbs;
}

function level(teaser: Teaser): string {
  const value = levelOf(teaser);
  return value === undefined ? NO_VALUE : formatNumber(value, { decimals: priceDecimals(value) });
}

const COLUMNS: readonly Column<Teaser>[] = [
  { key: 'name', head: 'Name', cell: ({ instrument }) => <InstrumentLink instrument={instrument} tight /> },
  { key: 'type', head: 'Art', rank: 4, cell: ({ derivativeTypeName }) => derivativeTypeName },
  { key: 'issuer', head: 'Emittent', rank: 3, fold: true, cell: ({ nameIssuer }) => nameIssuer ?? NO_VALUE },
  {
    key: 'level',
    head: 'Schwelle',
    align: 'end',
    rank: 4,
    cell: level,
    fold: (teaser) => levelOf(teaser) !== undefined && `Schwelle ${level(teaser)}`,
  },
  {
    key: 'gearing',
    head: 'Hebel',
    align: 'end',
    rank: 2,
    cell: ({ gearingAsk }) => (gearingAsk === undefined ? NO_VALUE : formatNumber(gearingAsk)),
  },
  { key: 'bid', head: 'Geld', align: 'end', rank: 3, cell: ({ quote }) => <ProductPrice quote={quote} field="bid" /> },
  { key: 'ask', head: 'Brief', align: 'end', width: 'price', cell: ({ quote }) => <ProductPrice quote={quote} field="ask" /> },
];
