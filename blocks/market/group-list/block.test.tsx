import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('lists groups by name, each with its flag, its page and how many it holds', async () => {
  const body = await mountBlock('group-list', 'countries with flags');
  const shown = [...body.querySelectorAll('li')].map((entry) => [
    entry.querySelector('.group-list__flag')?.textContent,
    entry.querySelector('a')?.textContent,
    entry.querySelector('a')?.getAttribute('href'),
    entry.querySelector('.group-list__count')?.textContent,
  ]);
  expect(shown).toEqual([
    ['🇩🇪', 'Deutschland', '/aktien/aktien-laender/deutschland', '3 Aktien'],
    ['🇦🇹', 'Österreich', '/aktien/aktien-laender/oesterreich', '1 Aktie'],
    ['🇺🇸', 'Vereinigte Staaten', '/aktien/aktien-laender/vereinigte-staaten', '9 Aktien'],
  ]);
});

it('says so when there is none', async () => {
  expect((await mountBlock('group-list', 'a filter that the finder does not count')).querySelector('.empty-state')).not.toBeNull();
});
