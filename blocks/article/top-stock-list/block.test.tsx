import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

it('[ARTICLE-026] lists the places with name and link, last price and change', async () => {
  await mountBlock('top-stock-list', 'zwei Plätze');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/aktien/SAP-Aktie-DE0007164600');
  expect(first?.textContent).toMatch(/Platz 1.*157,68.*%/su);
  expect(second?.textContent).toContain('Platz 2');
});

it('[ARTICLE-026] asks by the rule of the first ranking of shares, for as many as it shows', () => {
  const fixture = fixtureOf('top-stock-list', 'zwei Plätze');
  expect(needs(fixture as unknown as Parameters<typeof needs>[0]).stocks?.input).toEqual({
    query: {
      sort: 'performancePct',
      order: 'DESC',
      perPage: 2,
      queryParameters: 'marketCapInstrumentRange=1000000000;',
      onlyNewestDay: true,
    },
  });
});

it('is not there where no ranking of shares is configured', async () => {
  expect((await mountBlock('top-stock-list', 'keine Rangliste')).innerHTML).toBe('');
});
