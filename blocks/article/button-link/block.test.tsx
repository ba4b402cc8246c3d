import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-012] is a link that looks like a button, with its label and its address', async () => {
  await mountBlock('button-link', 'im Portal');
  const link = screen.getByRole('link', { name: 'Alle Indizes ansehen' });
  expect([link.getAttribute('href'), link.className, link.getAttribute('target')]).toEqual(['/index', 'button-link__anchor', null]);
});

it('opens external addresses in a new tab and says so', async () => {
  await mountBlock('button-link', 'nach außen');
  const link = screen.getByRole('link', { name: 'Zum Formular der Behörde (öffnet in neuem Tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('is not there where its address is not safe', async () => {
  expect((await mountBlock('button-link', 'gefährliche Adresse')).innerHTML).toBe('');
});
