import { expect, it } from 'vitest';
import { searchOf } from './search-of.ts';

it.each([
  ['', ''],
  ['?isoCountry=DE,FR&page=2&sortierung=name', 'isoCountry=DE,FR&sortierung=name'],
  ['?utm_source=mail&name=K%C3%A4se&meldung=1', 'name=K%C3%A4se'],
  ['?entitySubType=', 'entitySubType='],
])('of %s a search keeps %s', (address, kept) => {
  expect(searchOf(address)).toBe(kept);
});
