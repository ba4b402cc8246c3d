import { displayName } from '#domain/instrument/name.ts';
import type { ColumnSort } from './data-table.tsx';
import type { QuoteRow } from './quote-rows.ts';

type Value = number | string | undefined;

/** Sortable values of a table of quotes, by their name in the address. */
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

/** Order in a query (`?sortierung=kurs&richtung=ab`); by name ascending if it is unknown. */
export function rowSortOf({ sortierung, richtung }: Readonly<Record<string, string>>): RowSort {
  const key = sortierung !== undefined && isSortKey(sortierung) ? sortierung : 'name';
  return { key, direction: richtung === DIRECTIONS.descending ? 'descending' : 'ascending' };
}

function isSortKey(word: string): word is SortKey {
  return Object.hasOwn(VALUES, word);
}

/** Sorts rows; those without the value are last in both directions. */
export function sortRows(rows: readonly QuoteRow[], { key, direction }: RowSort): QuoteRow[] {
  const valueOf: (row: QuoteRow) => Value = VALUES[key];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : german.compare(String(x), String(y)));
  });
}

/** Query parameters of an order. */
export function sortQuery({ key, direction }: RowSort): Readonly<Record<string, string>> {
  return { sortierung: key, richtung: DIRECTIONS[direction] };
}

/**
 * Links of column heads. The first click sorts names ascending and numbers descending, the second reverses.
 * @param kept other query parameters to preserve
 */
export function sortLinks(path: string, sort: RowSort, kept: Readonly<Record<string, string>> = {}): (key: SortKey) => ColumnSort {
  return (key) => {
    const direction = key === sort.key ? sort.direction : undefined;
    const first = key === 'name' ? 'ascending' : 'descending';
    const next = direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending';
    return { href: `${path}?${new URLSearchParams({ ...kept, ...sortQuery({ key, direction: next }) }).toString()}`, direction };
  };
}
