import { screen } from '@testing-library/react';
import { fixtureOf } from '../../kit/testing.ts';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';

it('[ISSUER-006] links the tabs in the order of the configuration', async () => {
  await mountBlock('issuer-tabs', 'erster Reiter aktiv');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gold', '/derivate/realpush-liste/erzquell/gold'],
    ['Silber', '/derivate/realpush-liste/erzquell/silber'],
    ['Metalle', '/derivate/realpush-liste/erzquell/metalle'],
    ['Öl', '/derivate/realpush-liste/erzquell/oel'],
  ]);
});

it('[ISSUER-005] marks the tab that the page asks for', async () => {
  await mountBlock('issuer-tabs', 'letzter Reiter aktiv');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Öl');
});

it('[ISSUER-005] marks the first tab when the page asks for none', async () => {
  const { subject } = fixtureOf('issuer-tabs', 'letzter Reiter aktiv');
  await mountBlockWith('issuer-tabs', 'letzter Reiter aktiv', {
    subject: subject?.kind === 'issuer' ? { ...subject, activeTab: undefined } : undefined,
  });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Gold');
});

it('is nothing for the finder layout', async () => {
  expect((await mountBlock('issuer-tabs', 'ohne Reiter')).innerHTML).toBe('');
});
