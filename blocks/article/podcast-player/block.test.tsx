import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockInput } from '../../kit/block.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import type { PodcastPlayerProps } from '../../generated/props.ts';
import { asClock } from './clock.ts';
import { needs } from './data.ts';

const NEWEST = 'neueste Folge, über den Folgen';
const queryOf = (name: string) => needs(fixtureOf('podcast-player', name) as unknown as BlockInput<PodcastPlayerProps>).newest?.input.query;

it('[NEWS-005] plays the newest episode with the player of the browser, without loading it before somebody does', async () => {
  const body = await mountBlock('podcast-player', NEWEST);
  const audio = body.querySelector('audio');
  expect([audio?.getAttribute('src'), audio?.hasAttribute('controls'), audio?.getAttribute('preload')]).toEqual([
    '/audio/restlaufzeit-03.mp3',
    true,
    'none',
  ]);
  expect(screen.getByRole('link', { name: 'Folge 3: Die Durationsfrage' }).getAttribute('href')).toBe(
    '/news/podcast/restlaufzeit/durationsfrage',
  );
});

it('[NEWS-005] stands only at the place that the podcast names', async () => {
  expect((await mountBlock('podcast-player', 'an einem anderen Platz')).textContent).toBe('');
  expect([queryOf(NEWEST) !== undefined, queryOf('an einem anderen Platz')]).toEqual([true, undefined]);
});

it('[NEWS-006] asks for the newest episode of the streams and the category that the podcast names', () => {
  expect(queryOf(NEWEST)).toEqual({ contentStreamIds: '8102,8112', idCategoryFormat: 308, page: 0, perPage: 1 });
});

it('begins chapters where they say, tells length and size, and takes no space without a recording', async () => {
  const body = await mountBlock('podcast-player', NEWEST);
  expect([...body.querySelectorAll('li a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/audio/restlaufzeit-03.mp3#t=0', '0:00 Worum es geht'],
    ['/audio/restlaufzeit-03.mp3#t=65', '1:05 Ein Beispiel'],
  ]);
  expect(body.textContent).toContain('2:35 Minuten');
  expect(body.textContent).toContain('1,2\u00A0MB');
  expect((await mountBlock('podcast-player', 'noch keine Aufnahme')).textContent).toBe('');
});

it('plays an episode on its own page', async () => {
  const body = await mountBlock('podcast-player', 'auf der Seite der Folge');
  expect(body.querySelector('audio')?.getAttribute('src')).toBe('/audio/restlaufzeit-03.mp3');
  expect(body.textContent).toContain('Diese Folge hören');
});

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [3_725, '62:05'],
])('says %d seconds as %s', (seconds, text) => {
  expect(asClock(seconds)).toBe(text);
});
