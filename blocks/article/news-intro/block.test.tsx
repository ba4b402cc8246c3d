import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-040] heads the page of a category with its headline and description', async () => {
  const body = await mountBlock('news-intro', 'eine Rubrik');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meinungen');
  expect(body.textContent).toContain('Was die Redaktion denkt.');
});

it('[CONF-042] [CONF-018] describes a podcast, names who speaks and where to hear it', async () => {
  const body = await mountBlock('news-intro', 'ein Podcast');
  expect(body.textContent).toContain('Henrik Oltmann erklärt, was Geld kostet.');
  expect(body.textContent).toContain('Mit Henrik Oltmann und Dr. Jule Brandis');
  expect(screen.getByRole('link', { name: /Hörsaal/u }).getAttribute('href')).toBe('https://hoersaal.example/restlaufzeit');
  expect(body.querySelector('img')?.getAttribute('width')).toBe('320');
});

it('[NEWS-005] shows the hero picture at its width, with title, description, authors and one link for each service', async () => {
  const body = await mountBlock('news-intro', 'ein Podcast');
  const image = body.querySelector('img');
  expect([image?.getAttribute('src')?.includes('kennzahlen-lesen'), image?.getAttribute('width')]).toEqual([true, '320']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Restlaufzeit');
  for (const text of ['Henrik Oltmann erklärt, was Geld kostet.', 'Mit Henrik Oltmann und Dr. Jule Brandis'])
    expect(body.textContent).toContain(text);
  expect([...body.querySelectorAll('.news-intro__services a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://hoersaal.example/restlaufzeit',
  ]);
});

it('[CONF-020] names an author with title and life', async () => {
  const body = await mountBlock('news-intro', 'eine Autorin');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dr. Jule Brandis');
  expect(body.textContent).toContain('Leitet das Ressort Analysen.');
});

it('shows an author with picture, function, focus and what to know of conflicts of interest', async () => {
  const body = await mountBlock('news-intro', 'eine Autorin');
  const image = body.querySelector('img');
  expect([image?.getAttribute('alt'), image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['', '160', '160']);
  expect(image?.getAttribute('src')).toContain('autor-jule-brandis');
  for (const text of ['Leiterin Analysen', 'Schwerpunkte: Bilanzen, Bewertung', 'Hält keine der besprochenen Aktien.'])
    expect(body.textContent).toContain(text);
});
