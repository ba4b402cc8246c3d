import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-011] leads with the newest article and its picture, with headlines and their time or day beside it', async () => {
  const root = await mountBlock('lead-story', 'three stories and headlines');
  expect(root.querySelector('.lead-story__headline')?.textContent).toBe('Aktien kaufen: von der Idee bis zur Order');
  expect(root.querySelector('.lead-story__image')?.getAttribute('src')).toContain('aktien-kaufen');
  expect([...root.querySelectorAll('.lead-story__headlines li')].map(({ textContent }) => textContent)).toEqual([
    '09:00ETF erklärt',
    '03.02.Aktien kaufen: von der Idee bis zur Order',
  ]);
});
