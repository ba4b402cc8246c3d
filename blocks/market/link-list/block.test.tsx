import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('leads to every address with its name and its sentence', async () => {
  const screen = await showBlock('link-list', 'two groups');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Knock-outs', '/derivate/Knock-Outs'],
    ['Optionsscheine', '/derivate/Optionsscheine'],
    ['Bonus-Zertifikate', '/derivate/Bonus-Zertifikate'],
  ]);
  expect(screen.getByText('Verfallen wertlos, wenn die Schwelle berührt wird.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it('needs no heading for a single group', async () => {
  const screen = await showBlock('link-list', 'one group without title');
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});
