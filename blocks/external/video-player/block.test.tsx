import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ROUTE-104] stands behind the gate of its host, and loads nothing before', async () => {
  const body = await draw('video-player', 'ein Video');
  expect(body.querySelector('.external-content')?.getAttribute('data-host')).toBe('video.parkett.example');
  expect(body.querySelector('iframe')).toBeNull();
});

it('takes no room in an article without a video', async () => {
  expect((await draw('video-player', 'ein Beitrag ohne Video')).textContent).toBe('');
});
