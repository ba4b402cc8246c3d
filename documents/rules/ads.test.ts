import { expect, it } from 'vitest';
import { loadedAfter } from '../reader/testing/scratch-config.ts';
import { loadConfig } from '../reader/load.ts';
import { adChannelOf, contentTypeOf } from './ads.ts';

const { ads } = loadedAfter({}).config;
const { ads: portal } = loadConfig('config').config;

it.each([
  ['/', 'homepage'],
  ['/index/DAX-Index-20735', 'indices'],
  ['/devisen', 'devisen'],
  ['/derivate', 'derivate'],
  ['/derivate/realpush-liste/talmark/gold', 'emittent-talmark'],
  ['/rohstoffe/Gold-1326189', 'rohstoffe'],
  ['/kryptowaehrungen/Bitcoin-BTC', 'krypto'],
  ['/fonds', 'fonds'],
  ['/anleihen', 'anleihen'],
  ['/news/podcast/kopf-und-depot', 'podcast'],
  ['/impressum', undefined],
])('[CONSENT-020] [CONF-034] %s belongs to the channel %s', (path, channel) => {
  expect(adChannelOf(ads, path)).toBe(channel);
});

it.each([
  ['/', 'homepage'],
  ['/aktien/SAP-Aktie-DE0007164600', 'channel'],
  ['/fonds', 'channel'],
  ['/news/finanzkalender', 'channel'],
  ['/news/analysen', 'article'],
  ['/impressum', 'article'],
])('%s counts as %s', (path, type) => {
  expect(contentTypeOf(portal, path)).toBe(type);
});
