import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-037] renders the long disclaimer of the issuer', async () => {
  expect((await draw('disclaimer', 'mit Text')).textContent).toBe('Diese Information ist eine Werbung und keine Beratung.');
});

it('[ARTICLE-037] renders nothing without one', async () => {
  expect((await draw('disclaimer', 'ohne Text')).innerHTML).toBe('');
});
