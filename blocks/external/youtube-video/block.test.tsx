import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { watchGates } from '../external-content/gates.ts';
import { youtubeId } from './youtube-id.ts';

const ID = 'dQw4w9WgXcQ';

it.each(['mit Kennung', 'mit Adresse'])('[ARTICLE-022] shows the player only once its host is let in: %s', async (name) => {
  localStorage.clear();
  const body = await mountBlock('youtube-video', name);
  watchGates();
  expect(body.querySelector('iframe')).toBeNull();
  screen.getByRole('switch', { name: 'Inhalte von YouTube anzeigen' }).click();
  expect(body.querySelector('iframe')?.getAttribute('src')).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
  localStorage.clear();
});

it('[ARTICLE-023] renders nothing where no id can be read', async () => {
  expect((await mountBlock('youtube-video', 'ohne lesbare Kennung')).innerHTML).toBe('');
});

it.each([
  ID,
  ` ${ID} `,
  `https://www.youtube.com/watch?v=${ID}&t=1`,
  `https://m.youtube.com/watch?list=x&v=${ID}`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}/`,
  `https://youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
])('reads the id from %s', (text) => {
  expect(youtubeId(text)).toBe(ID);
});

it.each([
  undefined,
  '',
  'dQw4w9WgXc',
  `${ID}x`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=kurz',
  `https://youtube.example/watch?v=${ID}`,
  `https://youtu.be/${ID}/mehr`,
  `javascript:alert("${ID}")`,
  `https://www.youtube.com@fremd.example/embed/${ID}`,
  '"><script>',
])('[ARTICLE-023] reads none from %s', (text) => {
  expect(youtubeId(text)).toBeUndefined();
});
