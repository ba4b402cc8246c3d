import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('says why the share moves, with the figures and the minute of the piece', async () => {
  const root = await mountBlock('move-reason', 'of the day');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/news/feed/bewegte-aktien/20260731607-bewegte-aktie');
  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'SAP steigt stärker als der DAX',
    'Der ganze DAX steigt, diese Aktie noch mehr. Um 12.20 Uhr 157,10 €, +1,45 %.',
    '12:20 · Kurswerk Nachrichten',
  ]);
});

it.each(['of the day before', 'turned since', 'nothing told'])(
  'says nothing beside a price that it does not belong to: %s',
  async (name) => {
    expect((await mountBlock('move-reason', name)).querySelector('section')).toBeNull();
  },
);
