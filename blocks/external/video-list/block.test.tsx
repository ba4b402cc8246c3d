import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockInput } from '../../kit/block.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import type { VideoListProps } from '../../generated/props.ts';
import { needs } from './data.ts';

const queryOf = (name: string, changes: object = {}) =>
  needs({ ...fixtureOf('video-list', name), ...changes } as unknown as BlockInput<VideoListProps>).videos.input.query;

it('asks for the videos of the category, or of that of the page, 25 on a page', () => {
  expect(queryOf('zwei Folgen')).toEqual({ category: 'mahlzeit', contentType: 'VIDEO', page: 0, perPage: 25 });
  expect(queryOf('hinter der letzten Seite')).toMatchObject({ page: 4 });
  const subject = { kind: 'category', category: { alias: 'chartzeit' } };
  expect(queryOf('zwei Folgen', { props: {}, subject })).toMatchObject({ category: 'chartzeit' });
});

it('has each video with title, day and a player behind its gate', async () => {
  const body = await mountBlock('video-list', 'zwei Folgen');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Rebalancing', 'Sparplan']);
  expect([...body.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual(['14. August 2026', '8. Mai 2026']);
  expect([body.querySelectorAll('.external-content').length, body.querySelectorAll('iframe').length]).toEqual([2, 0]);
});

it('says when there is nothing yet, and leads on', async () => {
  await mountBlock('video-list', 'noch keine Folge');
  expect(screen.getByRole('link', { name: 'Alle Videos' }).getAttribute('href')).toBe('/news/videos');
});
