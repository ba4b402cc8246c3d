import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { comparedOf, needs } from './data.ts';

it('[ARTICLE-021] draws several instruments in one picture and says in words what it shows', async () => {
  const body = await mountBlock('multi-chart', 'zwei im Vergleich');
  expect(body.querySelectorAll('svg.series-chart__svg')).toHaveLength(1);
  const lines = [...body.querySelectorAll('svg.series-chart__svg .compared-line')].map((line) => line.getAttribute('d') ?? '');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^M0 [\d.]+L.+L1000 [\d.]+$/u);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Vergleich vom \d\d\.\d\d\.\d{4} bis zum \d\d\.\d\d\.\d{4}: SAP [+−].+\s%, DAX [+−].+\s%\.$/u,
  );
});

it('[ARTICLE-021] has a legend with the look of each line, prices at both ends and the change between them', async () => {
  const body = await mountBlock('multi-chart', 'zwei im Vergleich');
  const rows = [...body.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('path')?.getAttribute('data-look'))).toEqual(['0', '1']);
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/aktien/SAP-Aktie-DE0007164600',
    '/index/DAX-Index-20735',
  ]);
  const [first = 0, last = 0, change = 0] = [...(rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
    Number(
      textContent
        .replace(/[^\d,−]/gu, '')
        .replace('−', '-')
        .replace(',', '.'),
    ),
  );
  expect(change).toBeCloseTo((last / first - 1) * 100, 1);
});

it('names the source once', async () => {
  await mountBlock('multi-chart', 'zwei im Vergleich');
  expect(screen.getAllByText('Simulierte Kurse')).toHaveLength(1);
});

it('compares the others where one has no prices, and names it', async () => {
  const body = await mountBlock('multi-chart', 'einem fehlen Kurse');
  expect(body.querySelectorAll('svg.series-chart__svg .compared-line')).toHaveLength(2);
  expect(screen.getByText(/Ohne Linie, weil Kurse fehlen: Rohöl Brent/u)).toBeDefined();
});

it('says so where there is nothing to compare', async () => {
  await mountBlock('multi-chart', 'nichts zu vergleichen');
  expect(screen.getByText(/zu wenige Kurse für einen Vergleich/u)).toBeDefined();
});

it('[ARTICLE-021] says what each instrument cost when the piece appeared, and what it costs now', async () => {
  const body = await mountBlock('multi-chart', 'in einem Beitrag von damals');
  const then = body.querySelector('.multi-chart__then');
  expect(then?.querySelector('p')?.textContent).toBe('Als dieser Beitrag erschien (24.02.2026) und heute:');
  const lines = [...(then?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^SAP: [\d.,]+\sEUR, jetzt: [\d.,]+\sEUR [+−][\d,]+\s% /u);
  expect(lines[1]).toMatch(/^DAX: [\d.,]+\sPkt\., jetzt: /u);
  expect((await mountBlock('multi-chart', 'zwei im Vergleich')).querySelector('.multi-chart__then')).toBeNull();
});

it('asks for the line of each instrument once, of four at most', () => {
  const fixture = fixtureOf('multi-chart', 'zwei im Vergleich');
  const written = fixture.props['instruments'] as Parameters<typeof comparedOf>[0];
  const others = ['1', '2', '3'].map((entityValue) => ({ entityType: 'STOCK' as const, entityValue }));
  const asked = comparedOf([...written, ...written, ...others]);
  expect(asked.map(({ entityValue }) => entityValue)).toEqual(['82849', '20735', '1', '2']);
  expect(Object.keys(needs(fixture as unknown as Parameters<typeof needs>[0]))).toEqual(['instruments', 'history0', 'history1']);
});
