import { describe, expect, it } from 'vitest';
import { visitOf } from './visit.ts';

const hosts = { www: 'https://www.p.example', personal: 'https://mein.p.example', trading: '', forum: '', help: '', webTrading: '' };
const visit = (headers: Record<string, string>, query: Record<string, string> = {}, path = '/konto') =>
  visitOf({ path, query, headers, host: headers['host'] }, hosts);

describe('what a request tells of a visit', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1', 'MOBILE'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0 Mobile Safari/537.36', 'MOBILE'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/150.0 Safari/537.36', 'TABLET'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148', 'TABLET'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36', 'DESKTOP'],
    ['curl/8', 'UNKNOWN'],
  ])('is the device that the browser names: %s', (agent, device) => {
    expect(visit({ 'user-agent': agent }).device).toBe(device);
  });
  it('takes no longer to tell when the name of the browser is made to be long', () => {
    const started = performance.now();
    expect(visit({ 'user-agent': `${'Android'.repeat(10_000)}Mobile` }).device).toBe('MOBILE');
    expect(performance.now() - started).toBeLessThan(200);
  });
  it('is the mobile device of a client hint, whatever the agent says', () => {
    expect(visit({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'sec-ch-ua-mobile': '?1' }).device).toBe('MOBILE');
  });
  it('[SHELL-075] is the app where the address says so, with its platform', () => {
    expect(visit({}, { application: 'ios' })).toMatchObject({ isApp: true, platform: 'ios' });
    expect(visit({}, { client: 'app' })).toMatchObject({ isApp: true, platform: undefined });
    expect(visit({}, {}, '/news/mobile/a').isApp).toBe(true);
    expect(visit({}, { application: 'windows' })).toMatchObject({ isApp: false, platform: undefined });
  });
  it('is the own host that was asked', () => {
    const names = ['mein.p.example', 'Mein.P.Example', 'anything.example', 'mein.p.example:81'];
    expect(names.map((host) => visit({ host }).host)).toEqual(['personal', 'personal', 'www', 'www']);
  });
});
