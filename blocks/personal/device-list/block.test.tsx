import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/gu, ' ');

it('says where the user is logged in, marks this device, and gives each of the others a way out', async () => {
  const screen = await showBlock('device-list', 'three devices');
  const [here, phone] = screen.getAllByRole('listitem');
  if (here === undefined || phone === undefined) throw new Error('no devices');
  expect(here.textContent).toContain('Firefox auf WindowsDieses Gerät');
  expect(within(here).queryByRole('button')).toBeNull();
  expect(within(here).getByRole('link', { name: 'Abmelden' }).getAttribute('href')).toBe('/logout');
  expect(plain(phone.textContent)).toContain('Angemeldet 02.07.2026, 20:40 Uhr · zuletzt benutzt 31.07.2026, 08:55 Uhr');
  expect(plain(within(phone).getByRole('button').textContent)).toBe('Abmelden (Safari auf iPhone, angemeldet 02.07.2026, 20:40 Uhr)');
  expect(new FormData(phone.querySelector('form') ?? undefined).get('sessionId')).toBe('0b6a3c11-52f7-4f0e-9b7d-1a2b3c4d5e6f');
});

it('tells once what did not work', async () => {
  const screen = await showBlock('device-list', 'one that had ended already');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Dieses Gerät war schon abgemeldet.']);
});

it('shows nothing to whom it does not know', async () => {
  const screen = await showBlock('device-list', 'logged out');
  expect([screen.queryByRole('list'), screen.queryByRole('button')]).toEqual([null, null]);
});
