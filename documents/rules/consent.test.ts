import { expect, it } from 'vitest';
import type { ConsentTracker } from '../generated/types.ts';
import { loadedAfter } from '../reader/testing/scratch-config.ts';
import { asksConsent, consentIn, offeredPurposes } from './consent.ts';

const { consent, routeLists } = loadedAfter({}).config;
const pixel: ConsentTracker = { name: 'Pixel', kind: 'ad-pixel', environments: ['production'], purpose: 4, address: '/pixel.js' };

it('[CONSENT-008] knows a pixel for production in production alone', () => {
  const all = { ...consent, trackers: [pixel] };
  expect(consentIn(all, 'testing').trackers).toEqual([]);
  expect(consentIn(all, 'production').trackers).toEqual([pixel]);
});

it('asks nobody while nothing needs it', () => {
  expect(asksConsent({ consent: { ...consent, trackers: [] }, routeLists }, '/')).toBe(false);
  expect(asksConsent({ consent: { ...consent, trackers: [pixel] }, routeLists }, '/')).toBe(true);
});

it('[CONSENT-002] asks nobody on excluded paths and below them', () => {
  const config = { consent: { ...consent, trackers: [pixel] }, routeLists: { ...routeLists, skipConsent: ['/impressum'] } };
  expect(['/impressum', '/impressum/a', '/impressum-b'].map((path) => asksConsent(config, path))).toEqual([false, false, true]);
});

it('[CONF-033] offers the purposes that something of this environment needs, and the portal’s own', () => {
  expect(offeredPurposes({ ...consent, trackers: [pixel] }).map(({ id }) => id)).toEqual([1, 4]);
  expect(offeredPurposes({ ...consent, trackers: [] }).map(({ id }) => id)).toEqual([1]);
});
