import { describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { readDocument } from '../../kit/fixtures.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { PriceHistoryTableProps } from '../../generated/props.ts';
import { needs } from './data.ts';
import { dayRows } from './days.ts';

const history = (readDocument(`${import.meta.dirname}/../../fixtures/histories.yaml`) as Record<string, Schema<'EodHistory'>>)['sapEod'];

it('shows the newest day first', async () => {
  await showBlock('price-history-table', 'fourteen days');
  const days = [...document.querySelectorAll('tbody time')].map((time) => time.getAttribute('datetime'));
  expect(days).toHaveLength(14);
  expect(days[0]).toBe('2026-07-31');
  expect(days).toEqual(days.toSorted((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)));
});

it('computes the change to the day before, whichever way the history is ordered', () => {
  if (history === undefined) throw new Error('The fixture sapEod is missing.');
  const turned = { ...history, datetimeLast: history.datetimeLast.toReversed(), last: history.last.toReversed() };
  const [first] = dayRows(history, 14);
  expect(first?.change).toBeCloseTo(((history.last[0] ?? 0) / (history.last[1] ?? 1) - 1) * 100);
  expect(dayRows(turned, 14).map(({ change }) => change)).toEqual(dayRows(history, 14).map(({ change }) => change));
});

it('says that the row of today is no close yet, and of other days nothing', async () => {
  const said = /für heute steht der letzte Kurs, nicht der Schluss/u;
  expect((await showBlock('price-history-table', 'fourteen days')).getByText(said)).toBeTruthy();
  document.body.replaceChildren();
  for (const other of ['am Tag danach', 'no prices']) {
    expect((await showBlock('price-history-table', other)).queryByText(said)).toBeNull();
    document.body.replaceChildren();
  }
});

it('says so when there are no prices', async () => {
  const screen = await showBlock('price-history-table', 'no prices');
  expect(screen.getByText('Es liegen noch keine Tageskurse vor.')).toBeTruthy();
});

describe('the days that an address asks for', () => {
  const asked = (query: Record<string, string>) => {
    const fixture = fixtureOf('price-history-table', 'fourteen days') as unknown as BlockInput<PriceHistoryTableProps, InstrumentSubject>;
    const { history: shown, before } = needs({ ...fixture, page: { ...fixture.page, query } });
    return [shown.input.query, before.input.query];
  };

  it('are all, page by page, with the day before the last one for its change', () => {
    expect(asked({ page: '2' })).toEqual([
      { range: 'MAX', order: 'DESC', page: 2, perPage: 14 },
      { range: 'MAX', order: 'DESC', page: 42, perPage: 1 },
    ]);
  });

  it.each([
    [
      { von: '2026-01-02', bis: '2026-02-03' },
      { startDate: '2026-01-02', endDate: '2026-02-03' },
    ],
    [
      { von: '2026-02-03', bis: '2026-01-02' },
      { startDate: '2026-01-02', endDate: '2026-02-03' },
    ],
    [{ bis: '2026-02-03' }, { startDate: '1900-01-01', endDate: '2026-02-03' }],
    [{ von: '2026-02-31' }, { range: 'MAX' }],
    [{ von: 'gestern', bis: "1' OR 1=1" }, { range: 'MAX' }],
  ])('%j', (query, expected) => {
    expect(asked(query)[0]).toEqual({ ...expected, order: 'DESC', page: 0, perPage: 14 });
  });

  it('go along to the other pages, and show in the fields', async () => {
    const fixture = fixtureOf('price-history-table', 'fourteen days');
    const data = { history: { ...(history as object), total: 60 } };
    await mountBlockWith('price-history-table', 'fourteen days', {
      page: { ...fixture.page, path: '/x', query: { von: '2026-01-02' } },
      data,
    });
    expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/x?von=2026-01-02&page=1');
    expect([...document.querySelectorAll('form input')].map((field) => field.getAttribute('value'))).toEqual(['2026-01-02', null]);
  });

  it('give the oldest row its change, and fold what leaves a narrow table beneath the date', async () => {
    const before = { ...(history as object), last: [100] };
    await mountBlockWith('price-history-table', 'fourteen days', { data: { history, before } });
    const last = document.querySelector('tbody tr:last-child');
    expect(last?.querySelector('.price-change')).not.toBeNull();
    expect([...(last?.querySelectorAll('.data-table__fold') ?? [])].map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Eröffnung [\d,]+, Hoch [\d,]+, Tief [\d,]+$/),
      expect.stringMatching(/^[\d.]+ Stück$/),
    ]);
  });
});
