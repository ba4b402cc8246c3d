import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-015] is an empty container that knows which part of the forum is meant', async () => {
  const topic = await mountBlock('forum-frame', 'a topic');
  const frame = topic.querySelector<HTMLElement>('#forum-inhalt');
  expect([frame?.childNodes.length, frame?.dataset['forumPath']]).toEqual([0, '/thema/42']);
  expect(topic.querySelector('a')?.getAttribute('href')).toBe('https://forum.parkett.example/thema/42');
  expect((await mountBlock('forum-frame', 'start')).querySelector<HTMLElement>('#forum-inhalt')?.dataset['forumPath']).toBe('/');
});
