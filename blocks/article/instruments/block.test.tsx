import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-019] lists the instruments in the given order with quotes and links', async () => {
  await mountBlock('instruments', 'mit Kursen');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/index/DAX-Index-20735',
    '/aktien/SAP-Aktie-DE0007164600',
  ]);
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('24.065,43'), expect.stringContaining('157,68')]);
});

it('says that prices are simulated', async () => {
  await mountBlock('instruments', 'mit Kursen');
  expect(screen.getByText('Simulierte Kurse')).toBeDefined();
});

it('keeps the links when quotes cannot be had', async () => {
  await mountBlock('instruments', 'Kurse nicht erreichbar');
  expect(screen.getByRole('link', { name: 'SAP' })).toBeDefined();
});
