import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('groups answers that open where they stand, each under an address', async () => {
  const body = await mountBlock('questions', 'two groups');
  expect([...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(['#kurse', '#konto']);
  expect(body.querySelectorAll('details')).toHaveLength(3);
  expect(body.querySelector('details #woher-kommen-die-kurse a')?.getAttribute('href')).toBe('/impressum');
});
