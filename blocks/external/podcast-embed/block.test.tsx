import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { watchGates } from '../external-content/gates.ts';

it('[ARTICLE-025] shows a player of 155 pixels, only once its host is let in', async () => {
  localStorage.clear();
  const body = await mountBlock('podcast-embed', 'eine Folge');
  watchGates();
  expect(body.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Hier steht eine Podcastfolge von Parkett Audio/u)).toBeDefined();
  screen.getByRole('switch', { name: 'Inhalte von Parkett Audio anzeigen' }).click();
  const frame = body.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.getAttribute('height')]).toEqual(['https://audio.parkett.example/embed/folge-3', '155']);
  localStorage.clear();
});

it('leaves a link where nobody configured the host', async () => {
  await mountBlock('podcast-embed', 'ein Rechner, den niemand eingetragen hat');
  expect(screen.getByRole('link', { name: /bei fremd\.example ansehen/u })).toBeDefined();
});
