import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('links all letters, marks its own, and lists the shares with their quotes page by page', async () => {
  const body = await mountBlock('letter-list', 'shares with a letter');
  const letters = [...body.querySelectorAll('.letter-list__letters a')];
  expect(letters.map((link) => link.getAttribute('href'))).toEqual(
    'abcdefghijklmnopqrstuvwxyz'.split('').map((each) => `/aktien/top/${each}`),
  );
  expect(letters.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['S']);
  expect(body.querySelector('h2')?.textContent).toBe('73 Aktien mit S');
  expect(body.querySelector('tbody a')?.getAttribute('href')).toBe('/aktien/SAP-Aktie-DE0007164600');
  expect(body.querySelector('.paging a[rel="next"]')?.getAttribute('href')).toBe('/aktien/top/s?page=1');
});

it('says so where nothing begins with the letter, and leads back from behind the end', async () => {
  expect((await mountBlock('letter-list', 'nobody')).textContent).toContain('beginnt zurzeit keine Aktie');
  expect(
    (await mountBlock('letter-list', 'behind the last page')).querySelector('a[href="/aktien/top/s"]:not([aria-current])')?.textContent,
  ).toBe('Zur ersten Seite');
});
