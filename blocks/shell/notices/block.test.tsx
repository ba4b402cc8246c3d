import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('says nothing until there is something to say, and has a place for each voice', async () => {
  const body = await mountBlock('notices', 'for everyone');
  body.querySelector('[popover]')?.remove();
  expect(body.textContent).toBe('Beenden');
  expect(body.querySelector<HTMLElement>('[data-admin-view]')?.hidden).toBe(true);
  const [offline, toasts] = body.querySelectorAll('[role=status]');
  expect(offline?.getAttribute('data-offline-text')).toContain('Du bist offline.');
  expect(toasts?.childElementCount).toBe(0);
});

it('[SHELL-088] says from the start in whose account support works, and leads out of it', async () => {
  const body = await mountBlock('notices', 'in the admin view');
  const banner = body.querySelector<HTMLElement>('[data-admin-view]');
  expect(banner?.hidden).toBe(false);
  expect(banner?.textContent).toContain('Du befindest dich im Admin-View des Nutzers anna@example.org');
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/admin-view');
});
