import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const links = (body: HTMLElement) => [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('links the top lists in the order of the configuration', async () => {
  expect(links(await mountBlock('ranking-index', 'top lists'))).toEqual([['Top-Aktien', '/top-werte/top-aktien']]);
});

it('[CONF-023] links the types of best ETFs and their lists', async () => {
  expect(links(await mountBlock('ranking-index', 'best ETFs'))).toEqual([
    ['Aktien weltweit', '/etf/die-besten-etfs/welt'],
    ['Die günstigsten', '/etf/die-besten-etfs/welt/guenstigste'],
  ]);
});
