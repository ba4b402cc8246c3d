import { expect, it } from 'vitest';
import { loadedAfter } from '#documents/reader/testing/scratch-config.ts';
import { gatewayOrigin, policyFor } from './security-headers.ts';

it('allows connections to a gateway that lies elsewhere, and to no more than that', () => {
  expect(gatewayOrigin('wss://kurse.example/ws')).toEqual(['wss://kurse.example']);
  expect(gatewayOrigin('ws://10.0.0.1:4000/ws')).toEqual(['ws://10.0.0.1:4000']);
});

it.each([undefined, '', 'https://kurse.example', 'wss://', "wss:// 'unsafe-inline'"])('allows nothing for %s', (address) => {
  expect(gatewayOrigin(address)).toEqual([]);
});

it('lets scripts in from where the configuration loads something, and frames from its external hosts, from nowhere else', () => {
  const { consent } = loadedAfter({}).config;
  const directive = (name: string, of: typeof consent) => new RegExp(`${name} ([^;]*)`, 'u').exec(policyFor(of))?.[1];
  const tracker = { name: 'Pixel', kind: 'ad-pixel' as const, environments: ['production' as const] as ['production'], purpose: 4 };
  const foreign = { ...consent, trackers: [{ ...tracker, address: 'https://pixel.example/a.js?b' }] };
  expect(directive('script-src', foreign)).toMatch(/^'self' .* https:\/\/pixel\.example$/u);
  expect(directive('script-src', { ...consent, trackers: [{ ...tracker, address: '/pixel.js' }] })).not.toContain('https:');
  expect(directive('script-src', { ...foreign, trackers: [] })).not.toContain('https:');
  expect(directive('frame-src', consent)).toBe("'self' https://video.parkett.example https://www.youtube-nocookie.com");
});
