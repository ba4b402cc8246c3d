import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it.each([
  ['an invented broker', 'Wespennest Broker', 'https://wespennest.example', true],
  ['a broker', 'Elbdepot', 'https://elbdepot.example', false],
])('[CONF-037] leads to %s under its link and says whether it is invented', async (fixture, label, link, isFictional) => {
  const body = await mountBlock('broker-info', fixture);
  expect(body.querySelector('h1')?.textContent).toBe(label);
  expect(body.querySelector('.broker-info__link')?.getAttribute('href')).toBe(link);
  expect(body.textContent.includes('erfunden')).toBe(isFictional);
});
