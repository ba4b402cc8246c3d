import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const lists = (root: ParentNode) =>
  [...root.querySelectorAll('ol')].map((list) => [list.getAttribute('aria-label'), list.textContent.replaceAll('\u00A0', ' ')]);

it('[ROUTE-011] puts who gained and lost most in each index side by side', async () => {
  const root = await mountBlock('index-movers', 'two indices of a day');
  expect(lists(root).map(([label]) => label)).toEqual(['Gewinner im DAX', 'Verlierer im DAX']);
  expect(lists(root)[0]?.[1]).toContain('+1,82 %');
  // The second index has no data.
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['DAX', 'MDAX']);
});

it('[ROUTE-011] goes over the week where it is asked to', async () => {
  const root = await mountBlock('index-movers', 'two indices of a week');
  expect(lists(root).map(([, text]) => text)).toEqual([expect.stringContaining('+4,25 %'), expect.stringContaining('−3,50 %')]);
  expect(root.textContent).toContain('seit einer Woche');
});

it('says beside a mover of the day why it moves, with the minute of the piece; of a week it says nothing of today', async () => {
  const root = await mountBlock('index-movers', 'two indices of a day');
  const reason = root.querySelector('li .index-movers__reason');
  expect(reason?.textContent.replaceAll('\u00A0', ' ')).toBe('SAP steigt mit der Branche 10:20');
  expect(reason?.querySelector('a')?.getAttribute('href')).toBe('/news/feed/bewegte-aktien/20261119608-bewegte-aktie');
  expect((await mountBlock('index-movers', 'two indices of a week')).querySelector('.index-movers__reason')).toBeNull();
});
