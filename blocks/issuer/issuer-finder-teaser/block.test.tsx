import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

const factsOf = (body: HTMLElement): (string | null | undefined)[][] =>
  [...body.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]);

it('shows the preset filters in words, with the quote of the underlying', async () => {
  const body = await draw('issuer-finder-teaser', 'mit Kurs des Basiswerts');
  expect(factsOf(body).slice(0, 3)).toEqual([
    ['Emittent', 'Hansekontor'],
    ['Produktart', 'Knock-out-Zertifikat'],
    ['Basiswert', 'DAX'],
  ]);
  expect(factsOf(body)[3]?.[1]).toMatch(/24\.065,43.+Xetra/);
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it('names the underlying by its value when it cannot be asked for', async () => {
  const body = await draw('issuer-finder-teaser', 'Basiswert nicht erreichbar');
  expect(factsOf(body).at(-1)).toEqual(['Basiswert', '20735']);
});
