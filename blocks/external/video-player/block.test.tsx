import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-104] stands behind the gate of its host, and loads nothing before', async () => {
  const body = await mountBlock('video-player', 'ein Video');
  expect(body.querySelector('.external-content')?.getAttribute('data-host')).toBe('video.parkett.example');
  expect(body.querySelector('iframe')).toBeNull();
});

it('takes no room in an article without a video', async () => {
  expect((await mountBlock('video-player', 'ein Beitrag ohne Video')).textContent).toBe('');
});
