import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

it('[ARTICLE-028] lists the best ETFs with name and link, price and performance', async () => {
  const body = await mountBlock('top-etf-list', 'ein Platz');
  const [, first] = screen.getAllByRole('row');
  expect(first?.querySelector('a')?.getAttribute('href')).toMatch(/^\/(fonds|etf)\//u);
  expect(first?.querySelector('[data-field="last"]')?.textContent).toMatch(/\d,\d\d/u);
  expect(body.textContent.replaceAll('\u00A0', ' ')).toContain('Platz 1 · 1 Jahr +8,40 %');
});

it('[ARTICLE-028] asks by the rule of the first ranking of ETFs', () => {
  const fixture = fixtureOf('top-etf-list', 'ein Platz');
  expect(needs(fixture as unknown as Parameters<typeof needs>[0]).funds?.input).toEqual({
    query: { sort: 'performancePct1Y', order: 'DESC', perPage: 10, isExchangeTraded: true },
  });
});

it('says so where nothing fits', async () => {
  await mountBlock('top-etf-list', 'nichts gefunden');
  expect(screen.getByText('Auf diese Liste passt zurzeit nichts.')).toBeDefined();
});
