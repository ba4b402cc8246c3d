import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const fields = (root: ParentNode) =>
  [...root.querySelectorAll('.heat-fields > li')].map((field) => [
    field.getAttribute('data-size'),
    field.getAttribute('data-step'),
    field.querySelector('.price-change__value')?.textContent.replaceAll('\u00A0', ' '),
  ]);

it('[ROUTE-011] is wide for large companies and coloured by the change, which it states', async () => {
  const root = await mountBlock('heat-map', 'two members of a day');
  expect(fields(root)).toEqual([
    ['4', '2', '+1,82 %'],
    ['3', '0', undefined],
  ]);
});

it('[ROUTE-011] shows the week where it is asked for', async () => {
  const root = await mountBlock('heat-map', 'two members of a week');
  expect(fields(root)).toEqual([
    ['4', '-3', '−6,50 %'],
    ['3', '0', '+0,05 %'],
  ]);
  expect(root.textContent).toContain('seit einer Woche');
});
