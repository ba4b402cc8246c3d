import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('has the rate from each row to each column, none on the diagonal, and no currency without a rate', async () => {
  const body = await mountBlock('currency-matrix', 'three currencies');
  expect([...body.querySelectorAll('thead abbr')].map(({ textContent }) => textContent)).toEqual(['EUR', 'USD', 'CHF']);
  const rows = [...body.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['–', '1,2500', '0,95000'],
    ['0,80000', '–', '0,76000'],
    ['1,0526', '1,3158', '–'],
  ]);
  expect(body.querySelector('tbody th')?.textContent).toBe('EUR Euro');
});

it('says so when there are none', async () => {
  expect((await mountBlock('currency-matrix', 'no rates')).querySelector('.empty-state')).not.toBeNull();
});
