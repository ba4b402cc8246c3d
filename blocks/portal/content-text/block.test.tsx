import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-026] draws title, headings with anchors, paragraphs with links, lists and tables of a text', async () => {
  const body = await mountBlock('content-text', 'all parts');
  expect(body.querySelector('h1')?.textContent).toBe('Alles, was ein Text haben kann');
  expect(body.querySelector('h2#anbieter')).toBeTruthy();
  expect(body.querySelector('p a')?.getAttribute('href')).toBe('/impressum');
  expect([body.querySelectorAll('ul li').length, body.querySelectorAll('ol li').length]).toEqual([2, 2]);
  expect(body.querySelector('table caption')?.textContent).toBe('Cookies');
  expect([...body.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.getAttribute('data-head'))).toEqual(['Zweck', 'Dauer']);
  expect(body.textContent).toContain('Stand: 22. November 2026');
});

it('begins with its parts where it is long', async () => {
  const body = await mountBlock('content-text', 'long text');
  expect([...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '#eins',
    '#zwei',
    '#drei',
    '#vier',
    '#fuenf',
  ]);
  expect((await mountBlock('content-text', 'all parts')).querySelector('nav')).toBeNull();
});

it('lets no script run, whatever stands in a text', async () => {
  expect((await mountBlock('content-text', 'hostile markup')).innerHTML).not.toMatch(/script|onclick/i);
});
