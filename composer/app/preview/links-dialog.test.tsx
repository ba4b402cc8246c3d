import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MadeLink } from '../../api.ts';
import { LinksDialog } from './links-dialog.tsx';
import { sentenceOf, shownIn } from './link-text.ts';
import { visitorsIn } from './options.ts';

const LINK: MadeLink = {
  id: 'a1',
  path: '/aktien?vorschau-als=plus&vorschau-am=2026-12-24T07%3A00%3A00.000Z',
  pages: 'one',
  expires: '2026-12-01T00:00:00Z',
  maker: { id: 'ben', name: 'Ben Beispiel', email: 'ben@verlag.example' },
};
const PRODUCTS = {
  products: [{ key: 'plus', name: 'Premium Plus' }, { key: 'pro', name: 'Premium Pro' }, { key: 'neu' }, null],
};
const VISITORS = visitorsIn(PRODUCTS);
afterEach(cleanup);

it('lists everybody’s links with their makers, and ends one', async () => {
  const asked: string[] = [];
  let links = [LINK];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    asked.push(`${method} ${address}`);
    if (method === 'DELETE') links = [];
    if (address.endsWith('products.yaml')) return Response.json({ file: 'products.yaml', value: PRODUCTS });
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ links });
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <LinksDialog isOpen close={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(await screen.findByText('ben@verlag.example')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Link von Ben Beispiel beenden/u }));
  expect(await screen.findByText('Gerade gilt kein Vorschau-Link.')).toBeDefined();
  expect(asked.filter((each) => each.includes('/links'))).toEqual([
    'GET /redaktion/api/links/all',
    'DELETE /redaktion/api/links/a1',
    'GET /redaktion/api/links/all',
  ]);
});

it('tells what a link shows, and before it is made what it will', () => {
  expect(shownIn(LINK, VISITORS)).toBe('/aktien, mit Premium Plus, am 24.12.2026, 08:00\u00A0Uhr');
  expect(shownIn({ ...LINK, path: '/', pages: 'all' }, VISITORS)).toBe('alle Seiten ab /, nicht angemeldet');
  expect(sentenceOf({}, false, VISITORS)).toBe('Wer den Link hat, sieht nur diese Seite: nicht angemeldet, jetzt.');
  expect(sentenceOf({ as: 'pro' }, true, VISITORS)).toBe('Wer den Link hat, sieht alle Seiten: mit Premium Pro, jetzt.');
});

it('offers the buyer of each product of the draft, and none that has no name yet', () => {
  expect(VISITORS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    ': Du selbst',
    'visitor: Nicht angemeldet',
    'plus: Mit Premium Plus',
    'pro: Mit Premium Pro',
  ]);
  expect(visitorsIn('products: [')).toHaveLength(2);
});
