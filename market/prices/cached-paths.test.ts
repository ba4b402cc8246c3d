import { expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { createFairs } from './fair.ts';
import { createNotations } from './instruments.ts';

const { instruments, notations, indexMembers } = catalogueSeed;
const options = { seed: 'test', instruments, notations, indexMembers };

it.each([
  ['all', 1],
  ['a quarter', 0.25],
])('keeps the paths of all instruments where %s of the rest is remembered: finders look at one class after the other', (_, share) => {
  const fairs = createFairs({ ...options, share });
  const first = instruments.slice(0, 50).map(({ entityValue }) => fairs.of(entityValue));
  for (const { entityValue } of instruments) fairs.of(entityValue);
  expect(instruments.slice(0, 50).every(({ entityValue }, index) => fairs.of(entityValue) === first[index])).toBe(true);
});

it('keeps the default notations of all instruments as well', () => {
  const built = createNotations(options);
  const defaults = notations.filter(({ isDefault }) => isDefault).map(({ idNotation }) => idNotation);
  const first = defaults.slice(0, 50).map((one) => built.get(one));
  for (const one of defaults) built.get(one);
  expect(defaults.slice(0, 50).every((one, index) => built.get(one) === first[index])).toBe(true);
});
