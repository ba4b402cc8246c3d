import { describe, expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { fixtureOf, renderFixture } from '../../kit/testing.ts';
import { impersonatedBy } from './message.ts';

const origins = ['https://support.parkett.example'];

describe('a message to the window of the admin view', () => {
  it('[USER-011] names the user when it comes from a configured origin and says "impersonate"', () => {
    const data = { action: 'impersonate', email: 'anna@example.org' };
    expect(impersonatedBy({ origin: 'https://support.parkett.example', data }, origins)).toBe('anna@example.org');
  });

  it.each([
    ['another origin', 'https://support.parkett.example.evil.example', { action: 'impersonate', email: 'a@b.de' }],
    ['another port', 'https://support.parkett.example:444', { action: 'impersonate', email: 'a@b.de' }],
    ['another action', 'https://support.parkett.example', { action: 'logout', email: 'a@b.de' }],
    ['nobody', 'https://support.parkett.example', { action: 'impersonate' }],
    ['no object', 'https://support.parkett.example', 'impersonate'],
    ['nothing', 'https://support.parkett.example', null],
  ])('[USER-012] is ignored with %s', (_, origin, data) => {
    expect(impersonatedBy({ origin, data }, origins)).toBeUndefined();
  });
});

it('[CONF-035] listens to the configured origins alone, and to none without a configuration', async () => {
  const fixture = fixtureOf('impersonation-start', 'of support');
  const { impersonation: _none, ...site } = fixtureConfig().site;
  const listened = async (own: object): Promise<unknown> => {
    document.body.innerHTML = await renderFixture({ ...fixture, config: { ...fixture.config, site: { ...site, ...own } } });
    return (JSON.parse(document.querySelector('parkett-island')?.getAttribute('props') ?? '{}') as { origins?: unknown }).origins;
  };
  const configured = ['https://eins.example', 'https://zwei.example'];
  expect(await listened({ impersonation: { path: '/admin-view', origins: configured } })).toEqual(configured);
  expect(await listened({})).toEqual([]);
});

it('the form asks for the user, and is not there for who works in an account already', async () => {
  const screen = await showBlock('impersonation-start', 'of support');
  expect(screen.getByLabelText('E-Mail-Adresse des Nutzers')).toBeTruthy();
  await showBlock('impersonation-start', 'in the account of somebody');
  expect(document.querySelector('form')).toBeNull();
});
