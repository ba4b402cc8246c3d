import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-006] is a heading one level below a headline, with an anchor and without a number', async () => {
  await mountBlock('subheadline', 'unter einer Überschrift');
  expect(screen.getByRole('heading', { level: 3, name: 'Stamm- und Vorzugsaktien' }).id).toBe('stamm-und-vorzugsaktien');
});
