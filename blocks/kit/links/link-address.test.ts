import { describe, expect, it } from 'vitest';
import { fixtureConfig } from '../fixtures.ts';
import { linkAddress } from './link-address.ts';

const { site } = fixtureConfig();
const withHelp = (help: string) => ({ hosts: { ...site.hosts, help } });

describe('the address of a link on another host', () => {
  it.each([
    ['https://hilfe.example', '/', 'https://hilfe.example/'],
    ['https://hilfe.example', '/konto', 'https://hilfe.example/konto'],
    ['/hilfe', '/', '/hilfe'],
    ['/hilfe', '/konto', '/hilfe/konto'],
    ['', '/konto', '/konto'],
    ['/hilfe', 'https://foreign.example/x', 'https://foreign.example/x'],
  ])('where help stands for “%s”: %s → %s', (help, path, address) => {
    expect(linkAddress(path, 'help', withHelp(help))).toBe(address);
  });

  it('is the path alone on the portal itself', () => expect(linkAddress('/aktien', 'www', site)).toBe('/aktien'));
});
