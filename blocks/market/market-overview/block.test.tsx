import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { MarketOverviewProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import { needs } from './data.ts';

const inputOf = (name: string) => fixtureOf('market-overview', name) as unknown as BlockInput<MarketOverviewProps>;

it('asks for all instruments and quotes in two calls, and for courses only when wanted', () => {
  expect(Object.keys(needs(inputOf('three groups'))).toSorted()).toEqual(['instruments', 'quotes']);
  expect(Object.keys(needs(inputOf('with course of the day')))).toHaveLength(6);
});

it('shows each instrument with link, price in its unit, change, time and quality', async () => {
  const screen = await showBlock('market-overview', 'three groups');
  const row = screen.getByRole('link', { name: 'DAX' }).closest('tr');
  expect(row?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/24\.065,43 Pkt\.−196,92−0,81 % gefallen.*Realtime 17:39:58/);
});

it('keeps the order of the editor', async () => {
  const screen = await showBlock('market-overview', 'three groups');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)).toEqual(['DAX', 'Brent', 'Gold', 'EUR/USD']);
});

it('draws the course of the day where there is one', async () => {
  await showBlock('market-overview', 'with course of the day');
  expect(document.querySelectorAll('svg.sparkline')).toHaveLength(2);
});

it('names every source, simulated and imported', async () => {
  const screen = await showBlock('market-overview', 'three groups');
  expect(screen.getAllByText('Simulierte Kurse')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'U.S. Energy Information Administration' })).toBeTruthy();
});

it('says so when a group has no quotes', async () => {
  const screen = await showBlock('market-overview', 'no quotes');
  expect(screen.getAllByText('Zu dieser Gruppe liegen gerade keine Kurse vor.')).toHaveLength(3);
});

it('[ROUTE-011] shows the week where it is asked for: its change, nothing that moves with the day', async () => {
  const screen = await showBlock('market-overview', 'the week');
  const row = screen.getByRole('link', { name: 'DAX' }).closest('tr');
  expect(row?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/24\.065,43 Pkt\.\+420,40.*\+1,78 % gestiegen/);
  expect(row?.querySelector('[data-field="performancePct"]')).toBeNull();
  expect(screen.getAllByRole('columnheader', { name: '1 Woche' })).toHaveLength(3);
});
