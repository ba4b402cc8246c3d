import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('shows headline, teaser, author, days in Berlin and reading time', async () => {
  await mountBlock('article-header', 'vollständig');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aktien kaufen: von der Idee bis zur Order');
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Parkett Redaktion', '4. Februar 2026', 'aktualisiert am 12. Juli 2026', '4\u00A0Min. Lesezeit', 'SAP', 'DAX']);
});

it('links the instruments of the article', async () => {
  await mountBlock('article-header', 'vollständig');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/aktien/SAP-Aktie-DE0007164600',
    '/index/DAX-Index-20735',
  ]);
});

it('names the publisher when there is no author, and counts the words itself', async () => {
  await mountBlock('article-header', 'nur das Nötige');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Parkett',
    '24. Februar 2026',
    '1\u00A0Min. Lesezeit',
  ]);
});

it('[NEWS-003] shows the label of an advertisement in the style of its category: by name or by logo', async () => {
  await mountBlock('article-header', 'von einem Werbekunden');
  expect([screen.getByText('Werbung von Hansekontor').className, screen.queryByRole('img')]).toEqual(['ad-label', null]);
  await mountBlock('article-header', 'von einem Werbekunden, mit Logo');
  expect(screen.getByRole('img', { name: 'Hansekontor' }).closest('p')?.textContent).toBe('Werbung von ');
});

it('[ISSUER-017] links the logo of the customer of an article to his page', async () => {
  await mountBlock('article-header', 'von einem Werbekunden, mit Logo');
  expect(screen.getByRole('link', { name: 'Hansekontor' }).getAttribute('href')).toBe('/derivate/realpush-liste/hansekontor');
});

it('[NEWS-008] marks what a customer pays for as advertising', async () => {
  await mountBlock('article-header', 'von einem Werbekunden');
  expect(screen.getByText('Werbung von Hansekontor')).toBeTruthy();
});

it('names the agency that a piece comes from, and an author with title', async () => {
  await mountBlock('article-header', 'von einer Agentur');
  expect(screen.getByText('Kurswerk Nachrichten (simuliert)')).toBeTruthy();
  await mountBlock('article-header', 'mit Titel der Autorin');
  expect(screen.getByText('Dr. Jule Brandis')).toBeTruthy();
});

it('shows a picture beside who wrote: the person with the function, else the sign of the source', async () => {
  const written = await mountBlock('article-header', 'mit Titel der Autorin');
  expect(written.textContent).toContain('Dr. Jule Brandis, Leiterin Analysen');
  expect(written.querySelector('img')?.getAttribute('src')).toContain('autor-jule-brandis');
  const reported = await mountBlock('article-header', 'von einer Agentur');
  const sign = reported.querySelector('img');
  expect([sign?.getAttribute('src')?.includes('zeichen-kurswerk'), sign?.getAttribute('alt'), sign?.getAttribute('width')]).toEqual([
    true,
    '',
    '44',
  ]);
});
