import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { propertyOf } from '../../kit/consent/property.ts';

const template = async (fixture: string) => (await mountBlock('consent-bar', fixture)).querySelector('template');

describe('the bar that asks', () => {
  it('lies ready with three equal ways to decide, and works as a plain form', async () => {
    const form = (await template('something needs consent'))?.content.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/privacy-center']);
    const ways = [...(form?.querySelectorAll('button, div a') ?? [])];
    expect(ways.map((way) => [way.textContent, way.getAttribute('value') ?? way.getAttribute('href')])).toEqual([
      ['Alle ablehnen', '13'],
      ['Alle akzeptieren', '11'],
      ['Einstellungen', '/privacy-center#privacy-center'],
    ]);
    expect(new Set(ways.map(({ className }) => className))).toEqual(new Set(['']));
  });

  it('[CONSENT-002] is not there on excluded paths, nor while nothing needs a consent', async () => {
    expect(await template('on a path where nobody is asked')).toBeNull();
    expect(await template('nothing needs consent')).toBeNull();
  });

  it('[CONF-032] tells its script of the tool what is configured, and of trackers what they need', async () => {
    const settings: unknown = JSON.parse((await template('something needs consent'))?.dataset['consent'] ?? '');
    expect(settings).toMatchObject({
      script: 'parkett',
      project: 'parkett-web',
      privacyManagerId: 'privacy-center',
      property: 'www.parkett.example',
      trackers: [
        { kind: 'ad-engine', purpose: 2, address: '/stand-in/ads.js' },
        { kind: 'ad-pixel', purpose: 4, address: '/stand-in/pixel.js' },
      ],
      ads: { channel: 'aktien' },
    });
  });
});

describe('the property whose consent holds', () => {
  const settings = { property: 'www', serviceProperty: 'service', shop: ['/premium'], shopMarker: 'shop' };
  const visit = { path: '/aktien', search: '', referrer: '' };
  it.each([
    ['a path of the shop', { path: '/premium/basic' }],
    ['a marker in the query', { search: '?kanal=shop' }],
    ['the page before', { referrer: 'https://www.parkett.example/premium' }],
    ['a marker of the page before', { referrer: 'https://www.parkett.example/aktien?shop=1' }],
    ['the address to go back to', { search: '?from=%2Fpremium%2Fpro' }],
  ])('[CONSENT-004] is that of the service host for %s', (_what, part) => {
    expect(propertyOf(settings, { ...visit, ...part })).toBe('service');
  });

  it.each([[{}], [{ path: '/premiumaktien' }], [{ search: '?from=%2Fdepots&q=shopping', referrer: 'https://shop.example/' }]])(
    '[CONSENT-004] is the usual one for %j',
    (part) => {
      expect(propertyOf(settings, { ...visit, ...part })).toBe('www');
    },
  );
});
