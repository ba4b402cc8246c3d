import { describe, expect, it } from 'vitest';
import { loginButtonAddress, type LoginButton } from './login-address.ts';

const place = { hosts: { personal: 'https://mein.parkett.example' }, loginPath: '/login' };
const button: LoginButton = { from: '/aktien?a=1&b=ä', device: 'desktop', without: ['/konto', '/logout'], hasPersonalArea: true };
const queryOf = (changes: Partial<LoginButton>): object =>
  Object.fromEntries(new URL(loginButtonAddress(place, { ...button, ...changes })).searchParams);

describe('the address of the login button', () => {
  it.each(['desktop', 'tablet', 'mobile'] as const)('[SHELL-042] is the login of the personal area, and names the device: %s', (device) => {
    const { origin, pathname, searchParams } = new URL(loginButtonAddress(place, { ...button, device }));
    expect([origin, pathname, searchParams.get('cid')]).toEqual([
      'https://mein.parkett.example',
      '/login',
      `website_display_myov_${device}-navigation-cta`,
    ]);
  });

  it('[SHELL-043] brings path and query along, encoded', () => {
    expect(queryOf({})).toMatchObject({ from: '/aktien?a=1&b=ä' });
    expect(loginButtonAddress(place, button)).toContain('from=%2Faktien%3Fa%3D1%26b%3D%C3%A4');
  });

  it.each(['/konto', '/konto?a=1', '/logout', '/login?from=/aktien'])('[SHELL-043] leaves them out on %s', (from) => {
    expect(queryOf({ from })).not.toHaveProperty('from');
  });

  it('[SHELL-044] tells the login where its visitor comes from while the personal area is closed', () => {
    expect(queryOf({ hasPersonalArea: false })).toMatchObject({ from: '/aktien?a=1&b=ä', fromEnv: 'www' });
    expect(queryOf({})).not.toHaveProperty('fromEnv');
  });
});
