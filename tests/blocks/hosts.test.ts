import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { linkAddress } from '#blocks/kit/links/link-address.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { findingsAfter, swap } from '#documents/reader/testing/scratch-config.ts';
import { readUserSettings } from '#provider/services/accounts/settings.ts';
import { providerAddress } from '#site/provider-address.ts';

const { config } = loadConfig(join(import.meta.dirname, '../fixtures/editorial/config'));

it('[CONF-028] leads to each host where the configuration says that it is; own hosts may be one origin', () => {
  const { hosts } = config.site;
  const at = (host: keyof typeof hosts, site = config.site) => linkAddress('/probe', host, site);
  expect([at('forum'), at('help'), at('webTrading')]).toEqual([`${hosts.forum}/probe`, `${hosts.help}/probe`, `${hosts.webTrading}/probe`]);
  // Hosts of the personal area and of trading do not exist locally.
  expect([at('www'), at('personal'), at('trading')]).toEqual(['/probe', '/probe', '/probe']);
  const apart = { ...config.site, hosts: { ...hosts, personal: 'https://mein.parkett.example', trading: 'https://depot.parkett.example' } };
  expect([at('personal', apart), at('trading', apart)]).toEqual([
    'https://mein.parkett.example/probe',
    'https://depot.parkett.example/probe',
  ]);
  expect(config.consent.tool.serviceProperty).not.toBe(config.consent.tool.property);
  expect(findingsAfter({ 'site.yaml': swap('forum: https://', 'forum: htps://') })).toMatchObject([{ path: 'hosts.forum' }]);
});

it('[CONF-028] takes the addresses of provider and gateway from the environment, and those of this machine without', () => {
  const gatewayOf = (env: Readonly<Record<string, string>>) =>
    readUserSettings(env, { dataDirectory: tmpdir(), isEmbedded: true, port: 4100 }).gateway;
  expect(gatewayOf({})).toEqual({ host: 'localhost', port: 4100, path: '/ws', isSecure: false });
  expect(gatewayOf({ PROVIDER_GATEWAY_URL: 'wss://kurse.example:8443/ws' })).toMatchObject({
    host: 'kurse.example',
    port: 8443,
    isSecure: true,
  });
  vi.stubEnv('PROVIDER_URL', 'https://daten.example');
  expect(providerAddress()).toBe('https://daten.example');
  vi.stubEnv('PROVIDER_URL', 'daten.example');
  expect(providerAddress).toThrow('PROVIDER_URL');
});
