import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('puts its headline below the main heading of the page, and every paragraph under it', async () => {
  const screen = await showBlock('text-section', 'two paragraphs');
  expect(screen.getByRole('heading', { level: 2, name: 'Cookies' })).toBeTruthy();
  expect(document.querySelectorAll('p')).toHaveLength(2);
});

it('keeps the lines of an address apart', async () => {
  await showBlock('text-section', 'address');
  expect(document.querySelector('p')?.textContent?.split('\n')).toEqual(['Parkett GmbH', 'Musterstraße 1', '10000 Musterstadt']);
});

it('lets a paragraph have bold words, italics and links, as articles do', async () => {
  const screen = await showBlock('text-section', 'marks');
  expect(document.querySelector('p')?.innerHTML).toContain('<strong>einziges</strong>');
  expect(document.querySelector('em')?.textContent).toBe('mehr nicht');
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/datenschutz');
});

it('leaves nothing that runs of hostile words', async () => {
  await showBlock('text-section', 'hostile');
  const elements = [...document.querySelectorAll('.text-section *')];
  expect(elements.filter(({ localName }) => ['script', 'style', 'img', 'iframe'].includes(localName))).toEqual([]);
  expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => name === 'style' || name.startsWith('on'))).toEqual(
    [],
  );
  expect(document.querySelector('a')?.getAttribute('href') ?? '').toBe('');
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Vorher nachher', 'Ende']);
});
