import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it.each([
  ['share', '/aktien/vergleich?werte=DE0007164600'],
  ['knock-out', /^\/derivate\/Knock-Outs\/vergleich\?werte=[A-Z0-9]{12}$/],
  ['without an ISIN', ''],
])('leads to the comparison of its kind: %s', async (name, href) => {
  const body = await mountBlock('compare-link', name);
  expect(body.querySelector('a')?.getAttribute('href') ?? '').toMatch(
    href instanceof RegExp ? href : new RegExp(`^${href.replace('?', '\\?')}$`),
  );
});
