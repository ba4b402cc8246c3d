import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

const lists = (root: ParentNode) =>
  [...root.querySelectorAll('ol')].map((list) => [list.getAttribute('aria-label'), list.textContent.replaceAll('\u00A0', ' ')]);

it('[ROUTE-011] puts who gained and lost most in each index side by side', async () => {
  const root = await draw('index-movers', 'two indices of a day');
  expect(lists(root).map(([label]) => label)).toEqual(['Gewinner im DAX', 'Verlierer im DAX']);
  expect(lists(root)[0]?.[1]).toContain('+1,82 %');
  // Nothing is known of the second one.
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['DAX', 'MDAX']);
});

it('[ROUTE-011] goes over the week where it is asked to', async () => {
  const root = await draw('index-movers', 'two indices of a week');
  expect(lists(root).map(([, text]) => text)).toEqual([expect.stringContaining('+4,25 %'), expect.stringContaining('−3,50 %')]);
  expect(root.textContent).toContain('seit einer Woche');
});
