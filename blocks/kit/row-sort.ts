import { displayName } from '#domain/instrument/name.ts';
import type { ColumnSort } from './data-table.tsx';
import type { QuoteRow } from './quote-rows.ts';

type Value = number | string | undefined;

/** Sortable values of a table of quotes, by the word in the address. */
const VALUES = {
  name: ({ instrument }) => displayName(instrument),
  kurs: ({ quote }) => quote?.last,
  geld: ({ quote }) => quote?.bid,
  brief: ({ quote }) => quote?.ask,
  veraenderung: ({ quote }) => quote?.performancePct,
  stueck: ({ quote }) => quote?.totalVolume,
  stand: ({ quote }) => (quote === undefined ? undefined : Date.parse(quote.datetimeLast)),
} as const satisfies Record<string, (row: QuoteRow) => Value>;

export type SortKey = keyof typeof VALUES;
export interface RowSort {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

const DIRECTIONS = { ascending: 'auf', descending: 'ab' } as const;
const german = new Intl.Collator('de');

/** The order that a query asks for (`?sortierung=kurs&richtung=ab`); what is unknown asks for names from a to z. */
export function rowSortOf({ sortierung, richtung }: Readonly<Record<string, string>>): RowSort {
  const key = sortierung !== undefined && isSortKey(sortierung) ? sortierung : 'name';
  return { key, direction: richtung === DIRECTIONS.descending ? 'descending' : 'ascending' };
}

function isSortKey(word: string): word is SortKey {
  return Object.hasOwn(VALUES, word);
}

/** The rows in this order; those without the value come last in both directions. */
export function sortRows(rows: readonly QuoteRow[], { key, direction }: RowSort): QuoteRow[] {
  const valueOf: (row: QuoteRow) => Value = VALUES[key];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : german.compare(String(x), String(y)));
  });
}

/** Parameters of the address for this order. */
export function sortQuery({ key, direction }: RowSort): Readonly<Record<string, string>> {
  return { sortierung: key, richtung: DIRECTIONS[direction] };
}

/**
 * Links of column heads: the first click sorts names upwards and figures downwards, the second turns the order round. `kept` is
 * what else the address says.
 */
export function sortLinks(path: string, sort: RowSort, kept: Readonly<Record<string, string>> = {}): (key: SortKey) => ColumnSort {
  return (key) => {
    const direction = key === sort.key ? sort.direction : undefined;
    const first = key === 'name' ? 'ascending' : 'descending';
    const next = direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending';
    return { href: `${path}?${new URLSearchParams({ ...kept, ...sortQuery({ key, direction: next }) }).toString()}`, direction };
  };
}
