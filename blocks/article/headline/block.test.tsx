import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-004] carries its number when the article has a table of contents', async () => {
  await mountBlock('headline', 'nummeriert');
  expect(screen.getByRole('heading', { level: 2, name: '1. Was eine Aktie ist' }).id).toBe('was-eine-aktie-ist');
});

it('[ARTICLE-004] carries none when the article has no table of contents', async () => {
  await mountBlock('headline', 'ohne Inhaltsverzeichnis');
  expect(screen.getByRole('heading', { level: 2, name: 'Was eine Aktie ist' })).toBeDefined();
});

it('[ARTICLE-005] carries none when it is excluded from the table of contents', async () => {
  await mountBlock('headline', 'vom Verzeichnis ausgenommen');
  expect(screen.getByRole('heading', { level: 2, name: 'Ein Einschub' })).toBeDefined();
});
