import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('groups answers that open where they stand, each under an address', async () => {
  const body = await draw('questions', 'two groups');
  expect([...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(['#kurse', '#konto']);
  expect(body.querySelectorAll('details')).toHaveLength(3);
  expect(body.querySelector('details #woher-kommen-die-kurse a')?.getAttribute('href')).toBe('/impressum');
});
