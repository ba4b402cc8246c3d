import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('is an empty slot for an interaction at its place of the text', async () => {
  const body = await draw('interaction-placeholder', 'ohne Hinweis');
  expect(body.querySelectorAll('[data-interaction-slot]:empty')).toHaveLength(1);
  expect(body.textContent).toBe('');
});
