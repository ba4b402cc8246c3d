import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-004] carries its number when the article has a table of contents', async () => {
  await draw('headline', 'nummeriert');
  expect(screen.getByRole('heading', { level: 2, name: '1. Was eine Aktie ist' }).id).toBe('was-eine-aktie-ist');
});

it('[ARTICLE-004] carries none when the article has no table of contents', async () => {
  await draw('headline', 'ohne Inhaltsverzeichnis');
  expect(screen.getByRole('heading', { level: 2, name: 'Was eine Aktie ist' })).toBeDefined();
});

it('[ARTICLE-005] carries none when it is excluded from the table of contents', async () => {
  await draw('headline', 'vom Verzeichnis ausgenommen');
  expect(screen.getByRole('heading', { level: 2, name: 'Ein Einschub' })).toBeDefined();
});
