import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-037] renders the long disclaimer of the issuer', async () => {
  expect((await mountBlock('disclaimer', 'mit Text')).textContent).toBe('Diese Information ist eine Werbung und keine Beratung.');
});

it('[ARTICLE-037] renders nothing without one', async () => {
  expect((await mountBlock('disclaimer', 'ohne Text')).innerHTML).toBe('');
});
