import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-031] shows nothing of itself', async () => {
  expect((await draw('crop-mark', 'im Text')).innerHTML).toBe('');
});
