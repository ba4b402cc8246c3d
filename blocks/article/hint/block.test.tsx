import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-016] is a note with a name', async () => {
  await mountBlock('hint', 'Hinweis');
  expect(screen.getByRole('note', { name: 'Hinweis' }).textContent).toContain('Orders ohne Limit');
});
