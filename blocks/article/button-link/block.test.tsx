import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-012] is a link that looks like a button, with its label and its address', async () => {
  await draw('button-link', 'im Portal');
  const link = screen.getByRole('link', { name: 'Alle Indizes ansehen' });
  expect([link.getAttribute('href'), link.className, link.getAttribute('target')]).toEqual(['/index', 'button-link__anchor', null]);
});

it('opens external addresses in a new tab and says so', async () => {
  await draw('button-link', 'nach außen');
  const link = screen.getByRole('link', { name: 'Zum Formular der Behörde (öffnet in neuem Tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('is not there where its address is not safe', async () => {
  expect((await draw('button-link', 'gefährliche Adresse')).innerHTML).toBe('');
});
