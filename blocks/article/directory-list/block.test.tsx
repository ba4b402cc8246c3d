import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-042] shows podcasts with their teaser and leads to their page', async () => {
  const body = await mountBlock('directory-list', 'Podcasts');
  expect(screen.getByRole('link', { name: 'Restlaufzeit' }).getAttribute('href')).toBe('/news/podcast/restlaufzeit');
  expect(body.textContent).toContain('Der Podcast über Zinsen.');
  expect(body.textContent).not.toContain('Lang.');
  expect(body.textContent).toContain('1 Folge');
});

it('[CONF-020] shows authors with title, name and life', async () => {
  const body = await mountBlock('directory-list', 'Autoren');
  expect(screen.getByRole('link', { name: 'Dr. Jule Brandis' }).getAttribute('href')).toBe('/news/autoren/jule-brandis');
  expect(body.textContent).toContain('Leitet das Ressort Analysen.');
  expect(body.textContent).toContain('Leiterin Analysen');
  const image = body.querySelector('img');
  expect([image?.getAttribute('src')?.includes('autor-jule-brandis'), image?.getAttribute('width')]).toEqual([true, '96']);
});

it('says so when there is nobody', async () => {
  expect((await mountBlock('directory-list', 'niemand')).textContent).toContain('Hier ist noch niemand verzeichnet.');
});
