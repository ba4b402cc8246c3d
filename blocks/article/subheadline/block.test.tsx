import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-006] is a heading one level below a headline, with an anchor and without a number', async () => {
  await draw('subheadline', 'unter einer Überschrift');
  expect(screen.getByRole('heading', { level: 3, name: 'Stamm- und Vorzugsaktien' }).id).toBe('stamm-und-vorzugsaktien');
});
