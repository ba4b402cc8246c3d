import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

it('[ARTICLE-027] lists the best funds with name and link, price and performance', async () => {
  const body = await mountBlock('top-fund-list', 'ein Platz');
  const [, first] = screen.getAllByRole('row');
  expect(first?.querySelector('a')?.getAttribute('href')).toMatch(/^\/(fonds|etf)\//u);
  expect(first?.querySelector('[data-field="last"]')?.textContent).toMatch(/\d,\d\d/u);
  expect(body.textContent.replaceAll('\u00A0', ' ')).toContain('Platz 1 · 1 Jahr +8,40 %');
});

it('[ARTICLE-027] asks by the rule of the first ranking of funds', () => {
  const fixture = fixtureOf('top-fund-list', 'ein Platz');
  expect(needs(fixture as unknown as Parameters<typeof needs>[0]).funds?.input).toEqual({
    query: { sort: 'performancePct1Y', order: 'DESC', perPage: 10, isExchangeTraded: false },
  });
});

it('says so where nothing fits', async () => {
  await mountBlock('top-fund-list', 'nichts gefunden');
  expect(screen.getByText('Auf diese Liste passt zurzeit nichts.')).toBeDefined();
});
