import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-016] is a note with a name', async () => {
  await draw('hint', 'Hinweis');
  expect(screen.getByRole('note', { name: 'Hinweis' }).textContent).toContain('Orders ohne Limit');
});
