import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteRow } from './quote-rows.ts';
import { rowSortOf, sortLinks, sortRows, type SortKey } from './row-sort.ts';

const KEYS: readonly SortKey[] = ['name', 'kurs', 'geld', 'brief', 'veraenderung', 'stueck', 'stand'];
const row = (name: string, last?: number): QuoteRow =>
  ({ instrument: { name }, quote: last === undefined ? undefined : { last, datetimeLast: '2026-07-31T15:38:08Z' } }) as unknown as QuoteRow;
const names = (rows: readonly QuoteRow[]) => rows.map(({ instrument }) => instrument.name);

describe('rowSortOf', () => {
  it('reads the order from the query and takes names from a to z for anything else', () => {
    expect(rowSortOf({ sortierung: 'kurs', richtung: 'ab' })).toEqual({ key: 'kurs', direction: 'descending' });
    fc.assert(
      fc.property(fc.string(), fc.string(), (sortierung, richtung) => {
        const { key, direction } = rowSortOf({ sortierung, richtung });
        expect(KEYS).toContain(key);
        expect(direction === 'descending').toBe(richtung === 'ab');
      }),
    );
    expect(rowSortOf({ sortierung: 'constructor' })).toEqual({ key: 'name', direction: 'ascending' });
  });
});

describe('sortRows', () => {
  it('sorts names as German does', () => {
    expect(names(sortRows([row('Zürich'), row('Über'), row('Allianz'), row('uhr')], rowSortOf({})))).toEqual([
      'Allianz',
      'Über',
      'uhr',
      'Zürich',
    ]);
  });

  it('keeps every row, orders the values, and puts rows without one last', () => {
    const rows = fc.array(
      fc.record({ name: fc.string({ minLength: 1 }), last: fc.option(fc.double({ noNaN: true }), { nil: undefined }) }),
    );
    fc.assert(
      fc.property(rows, fc.boolean(), (list, isUp) => {
        const sorted = sortRows(
          list.map(({ name, last }) => row(name, last)),
          { key: 'kurs', direction: isUp ? 'ascending' : 'descending' },
        );
        const values = sorted.map(({ quote }) => quote?.last);
        const known = values.filter((value) => value !== undefined);
        expect(names(sorted).toSorted()).toEqual(list.map(({ name }) => name).toSorted());
        expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => (isUp ? a - b : b - a)));
      }),
    );
  });
});

describe('sortLinks', () => {
  const links = sortLinks('/realtime/DAX', { key: 'kurs', direction: 'descending' });
  it('turns the order of the current column round', () => {
    expect(links('kurs')).toEqual({ href: '/realtime/DAX?sortierung=kurs&richtung=auf', direction: 'descending' });
  });
  it('begins with the highest figure, and with a for names', () => {
    expect([links('veraenderung').href, links('name').href]).toEqual([
      '/realtime/DAX?sortierung=veraenderung&richtung=ab',
      '/realtime/DAX?sortierung=name&richtung=auf',
    ]);
  });
});
