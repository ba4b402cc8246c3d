import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-037] links each broker under its label and its part of the address, and marks those that are invented', async () => {
  const entries = [...(await mountBlock('broker-list', 'two brokers')).querySelectorAll('li')];
  expect(entries.map((entry) => [entry.querySelector('a')?.textContent, entry.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Wespennest Broker', '/broker/wespennest'],
    ['Elbdepot', '/broker/elbdepot'],
  ]);
  expect(entries.map((entry) => entry.querySelector('.broker-list__mark') !== null)).toEqual([true, false]);
});
