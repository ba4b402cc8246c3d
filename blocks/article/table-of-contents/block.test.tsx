import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-008] links every headline that is not excluded, in order', async () => {
  await mountBlock('table-of-contents', 'alle gelisteten Überschriften');
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#was-eine-aktie-ist', 'Was eine Aktie ist'],
    ['#depot-und-konto', 'Depot & Konto'],
  ]);
});

it('[ARTICLE-005] does not list an excluded headline', async () => {
  await mountBlock('table-of-contents', 'alle gelisteten Überschriften');
  expect(screen.queryByText('Ein Einschub')).toBeNull();
});
