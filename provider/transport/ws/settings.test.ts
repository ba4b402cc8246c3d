import { describe, expect, it } from 'vitest';
import { readGatewaySettings } from './settings.ts';

describe('The settings of the gateway', () => {
  it('are the usual ones without any', () => {
    expect(readGatewaySettings({})).toMatchObject({
      proxyHosts: [],
      origins: new Set(),
      limits: { connections: 12_000, connectionsPerAddress: 500 },
    });
  });

  it('are read from the environment', () => {
    const env = {
      PROVIDER_PROXY_HOSTS: 'kurse.example, News.example:8443,',
      SITE_ORIGIN: 'https://www.portal.example/',
      PROVIDER_GATEWAY_ORIGINS: 'https://app.example, http://Localhost:5173,',
      PROVIDER_GATEWAY_CONNECTIONS: '7',
      PROVIDER_GATEWAY_CONNECTIONS_PER_ADDRESS: '2',
    };
    expect(readGatewaySettings(env)).toMatchObject({
      proxyHosts: ['kurse.example', 'News.example:8443'],
      origins: new Set(['https://www.portal.example', 'https://app.example', 'http://localhost:5173']),
      limits: { connections: 7, connectionsPerAddress: 2 },
    });
  });

  it.each([
    ['PROVIDER_PROXY_HOSTS', 'https://kurse.example', 'kein Rechner'],
    ['PROVIDER_GATEWAY_ORIGINS', 'app.example', 'kein Ursprung'],
    ['PROVIDER_GATEWAY_CONNECTIONS', 'viele', 'keine Anzahl'],
    ['PROVIDER_GATEWAY_CONNECTIONS_PER_ADDRESS', '0', 'keine Anzahl'],
  ])('say what is wrong with %s="%s"', (name, value, message) => {
    expect(() => readGatewaySettings({ [name]: value })).toThrow(message);
  });
});
