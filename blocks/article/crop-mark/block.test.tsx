import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-031] shows nothing of itself', async () => {
  expect((await mountBlock('crop-mark', 'im Text')).innerHTML).toBe('');
});
