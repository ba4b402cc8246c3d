import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, readAddress } from './address.ts';
import { arrivalOf } from './arrival.ts';
import { FOR_EVERYONE } from './for-everyone.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const PEER = '127.0.0.1';
const arrive = (headers: Record<string, string>, peer: string | undefined = PEER, trusted?: string) =>
  arrivalOf({ headers: { host: 'inside:3000', ...headers }, socket: { remoteAddress: peer } } as never, readTrustedProxies(trusted));
const from = (forwarded: string, peer?: string, trusted?: string) => arrive({ 'x-forwarded-for': forwarded }, peer, trusted).address;

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:52100 ', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (text, address) => expect(readAddress(text)).toBe(address));

  it.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    '1',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1/8',
    '999.0.0.1',
    '[::1',
    '::1]',
    '::1::',
    '1.2.3.4:x',
  ])('%j is none', (text) => expect(readAddress(text)).toBeUndefined());

  it('counts by itself, of IPv6 by its /64', () => {
    expect([networkOf('203.0.113.7'), networkOf('2001:db8::1'), networkOf('2001:db8:0:0:ffff::2'), networkOf('2001:db8:0:1::1')]).toEqual([
      '203.0.113.7',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
      '2001:db8:0:1::/64',
    ]);
  });
});

describe('who asks', () => {
  it('is the other end, whatever a stranger says of himself', () => {
    const said = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', ...FOR_EVERYONE };
    expect(arrive(said, '203.0.113.9')).toEqual({
      address: '203.0.113.9',
      network: '203.0.113.9',
      host: 'inside:3000',
      isSecure: false,
      isForwarded: false,
      isForEveryone: false,
    });
  });

  it('is whom a trusted proxy names, with host and protocol', () => {
    const said = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'www.portal.example', 'x-forwarded-proto': 'https' };
    expect(arrive(said)).toMatchObject({ address: '198.51.100.1', host: 'www.portal.example', isSecure: true, isForwarded: true });
  });

  it('is the nearest that is not trusted: what stands before it anyone could have written', () => {
    expect(from('1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(from('1.1.1.1, 198.51.100.1, 10.0.0.3', PEER, 'loopback,10.0.0.0/8')).toBe('198.51.100.1');
    expect(from('127.0.0.1, 127.0.0.1')).toBe('127.0.0.1');
  });

  it('is nobody new by an odd part: a port, a zone, a word, nothing', () => {
    for (const port of [1, 2, 65_535]) expect(from(`198.51.100.1:${port}`)).toBe('198.51.100.1');
    expect(arrive({ 'x-forwarded-for': '[2001:db8::7%a]:1' }).network).toBe(arrive({ 'x-forwarded-for': '2001:db8::8' }).network);
    for (const odd of ['garbage', 'garbage-2', '', ' , ,', '<script>', '0x7f.1', 'a'.repeat(5_000)]) expect(from(odd)).toBe(PEER);
    expect(from('198.51.100.1, , ')).toBe('198.51.100.1');
  });

  it('is found among a thousand parts in no time, and never beyond sixteen proxies', () => {
    expect(from(`${'198.51.100.1, '.repeat(1_000)}198.51.100.2`)).toBe('198.51.100.2');
    expect(from(`203.0.113.1, ${'127.0.0.1, '.repeat(1_000)}127.0.0.1`)).toBe('127.0.0.1');
  });

  it('never depends on what was written before the part of our own proxy', () => {
    const written = fc.sample(fc.string({ maxLength: 200 }), { numRuns: 200, seed: 7 });
    expect(new Set(written.map((before) => from(`${before}, 198.51.100.1`)))).toEqual(new Set(['198.51.100.1']));
  });

  it('is everyone where the site says so, and no proxy passes that on for somebody', () => {
    expect(arrive({ ...FOR_EVERYONE }).isForEveryone).toBe(true);
    expect(arrive({ ...FOR_EVERYONE, 'x-forwarded-for': '198.51.100.1' }).isForEveryone).toBe(false);
  });
});

describe('PARKETT_TRUSTED_PROXIES', () => {
  it('is this machine without a word, and nobody where it says none', () => {
    expect([undefined, '', 'none'].map((text) => readTrustedProxies(text)('::ffff:127.0.0.9'))).toEqual([true, true, false]);
  });
  it.each(['viele', '10.0.0.0/33', '10.0.0.0/0', 'none,loopback'])('refuses %s and says what to write', (text) => {
    expect(() => readTrustedProxies(text)).toThrow(/PARKETT_TRUSTED_PROXIES=.*loopback,10\.0\.0\.0\/8/);
  });
});
