import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('links the sections in their order, behind a summary that opens without a script', async () => {
  await mountBlock('page-outline', 'eine lange Seite');
  const links = [...document.querySelectorAll('details:not([open]) > ul a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#kennzahlen', 'Kennzahlen'],
    ['#naechste-dividende', 'Nächste Dividende'],
    ['#termine', 'Termine'],
    ['#meine-positionen', 'Meine Positionen'],
    ['#kosten', 'Kosten & Unterlagen'],
  ]);
  expect(screen.getByRole('navigation', { name: 'Auf dieser Seite' }).querySelector('summary')?.textContent).toBe('Auf dieser Seite');
});

it('hides a link from the visitors that its block is hidden from', async () => {
  await mountBlock('page-outline', 'eine lange Seite');
  const [first, , , own, ruled] = document.querySelectorAll('li');
  expect(first?.getAttributeNames()).toEqual([]);
  expect(own?.dataset['user']).toBe('in');
  expect([ruled?.dataset['rule'], ruled?.hidden]).toEqual(['{"feature":"a"}', true]);
});

it('draws nothing on a page that is short', async () => {
  await mountBlock('page-outline', 'eine kurze Seite');
  expect(document.body.innerHTML).toBe('');
});
