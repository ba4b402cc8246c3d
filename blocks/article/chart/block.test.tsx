import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { priceThen, rangeSince, writtenAt } from './when-written.ts';

it('[ARTICLE-020] draws the chart of one instrument and says in words what it shows', async () => {
  const body = await mountBlock('chart', 'ein Jahr');
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Kursverlauf von SAP: von .+ auf .+\sEUR/);
  expect(body.querySelector('.series-chart__line')?.getAttribute('d')).toMatch(/^M0 .+L1000 /);
});

it('offers the figures as a table of at most twelve rows, newest first', async () => {
  const body = await mountBlock('chart', 'ein Jahr');
  const days = [...body.querySelectorAll('tbody th')].map(({ textContent }) => textContent.split('.').toReversed().join('-'));
  expect(days).toHaveLength(12);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('names the source of imported prices', async () => {
  await mountBlock('chart', 'eingelesene Kurse');
  expect(screen.getByRole('link', { name: /Energy Information Administration/ })).toBeDefined();
});

it('says so when there are no prices', async () => {
  await mountBlock('chart', 'keine Kurse');
  expect(screen.getByText('Für diesen Zeitraum liegen keine Kurse vor.')).toBeDefined();
});

it('says what it showed when the piece appeared, and what it shows now', async () => {
  const body = await mountBlock('chart', 'in einem Beitrag von damals');
  expect(body.querySelector('.chart__then')?.textContent).toMatch(
    /^Als dieser Beitrag erschien \(24\.02\.2026\): [\d,]+\sEUR, jetzt: [\d,]+\sEUR [+−][\d,]+\s% /u,
  );
  expect((await mountBlock('chart', 'ein Jahr')).querySelector('.chart__then')).toBeNull();
});

describe('when a piece appeared', () => {
  const piece = (datetimePublication: string) => ({ kind: 'article', article: { datetimePublication } }) as ArticleSubject;
  const NOW = '2026-11-23T12:00:00Z';

  it('counts only in pieces of earlier days', () => {
    expect(writtenAt(piece('2026-11-20T12:00:00Z'), NOW)).toBe(Date.parse('2026-11-20T12:00:00Z') / 1_000);
    expect(writtenAt(piece('2026-11-23T08:00:00Z'), NOW)).toBeUndefined();
    expect(writtenAt(undefined, NOW)).toBeUndefined();
  });
  it.each([
    ['2026-11-20T12:00:00Z', 'D1', 'W1'],
    ['2026-11-20T12:00:00Z', 'Y1', 'Y1'],
    ['2026-02-24T08:00:00Z', 'M3', 'Y1'],
    ['2024-02-24T08:00:00Z', 'Y1', 'Y3'],
    ['2010-02-24T08:00:00Z', 'Y10', 'MAX'],
    ['2010-02-24T08:00:00Z', 'MAX', 'MAX'],
  ] as const)('of %s, a line over %s is asked for over %s', (at, range, wanted) => {
    expect(rangeSince(Date.parse(at) / 1_000, NOW, range)).toBe(wanted);
  });
  it('is told by the last price before it, and by none where the line begins later', () => {
    const series = { at: [100, 200, 300], value: [1, 2, 3] };
    expect([99, 100, 250, 300, 400].map((at) => priceThen(series, at))).toEqual([undefined, 1, 2, 3, 3]);
  });
});
