import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-013] opens external links in a new tab without handing over the page', async () => {
  await mountBlock('link', 'nach außen');
  const link = screen.getByRole('link', { name: 'Euro-Referenzkurse (öffnet in neuem Tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('[ARTICLE-013] opens internal links in the same window', async () => {
  await mountBlock('link', 'im Portal');
  const link = screen.getByRole('link', { name: 'Zum DAX' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/index/DAX-Index-20735', null]);
});

it('shows only the words of a dangerous address', async () => {
  const body = await mountBlock('link', 'gefährliche Adresse');
  expect(screen.queryByRole('link')).toBeNull();
  expect(body.textContent).toBe('Nicht klicken');
});
