import { screen } from '@testing-library/react';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ISSUER-004] lists the instruments of the active tab in the order of the configuration', async () => {
  await mountBlock('issuer-instruments', 'Öl in der Reihenfolge der Konfiguration');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Öl');
  expect(screen.getAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent)).toEqual(['Brent', 'Gold']);
});

it('[ISSUER-004] asks for the instruments of the active tab only, by their values', () => {
  const { page, subject, index } = fixtureOf('issuer-instruments', 'Öl in der Reihenfolge der Konfiguration');
  if (subject?.kind !== 'issuer') throw new Error('The fixture has no issuer.');
  const { instruments, quotes } = needs({ props: { type: 'issuer-instruments' }, page, subject, index });
  expect(instruments.input.body.list.map(({ entityValue }) => entityValue)).toEqual(['7743988', '1326189']);
  expect(quotes.input.body).toEqual(instruments.input.body);
});

it('[DERIV-012] shows bid and ask of each, ready for the live updater', async () => {
  await mountBlock('issuer-instruments', 'Gold');
  const cells = [...document.querySelectorAll<HTMLElement>('td [data-field="bid"], td [data-field="ask"]')];
  expect(cells.map(({ dataset, textContent }) => [dataset['field'], dataset['notation'], dataset['decimals'], textContent])).toEqual([
    ['bid', '1326189', '2', '3.411,90'],
    ['ask', '1326189', '2', '3.412,40'],
  ]);
});

it('says so when nothing is known', async () => {
  await mountBlock('issuer-instruments', 'nichts bekannt');
  expect(screen.getByText('Zu dieser Liste liegen gerade keine Kurse vor.')).toBeDefined();
});
