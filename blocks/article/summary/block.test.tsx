import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';

it('[ARTICLE-007] sets the summary apart in a box with a name', async () => {
  await mountBlock('summary', 'Text');
  expect(screen.getByRole('region', { name: 'Das Wichtigste in Kürze' }).textContent).toContain('Aktien sind Anteile an Unternehmen.');
});

it('lists the points of a summary', async () => {
  await mountBlock('summary', 'Punkte');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aktien sind Anteile.', 'Kurse schwanken.']);
});

it('is nothing without a text', async () => {
  expect((await mountBlockWith('summary', 'Text', { props: { type: 'summary' } })).innerHTML).toBe('');
});
