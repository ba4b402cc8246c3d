import { beforeAll, expect, it } from 'vitest';
import { forgetConfig, reloadConfig } from '../config-store.ts';
import { placeOf } from './place-of.ts';

beforeAll(() => {
  forgetConfig();
  reloadConfig();
});

it.each([
  ['/suche/erika.mustermann%40example.org', '/suche/[searchValue]'],
  ['/suche?q=erika', '/suche'],
  ['/registrierung/bestaetigung?code=erika', '/registrierung/bestaetigung'],
  ['/aktien/SAP-Aktie-DE0007164600', '/aktien/[...snapshot]'],
  ['/erika/mustermann', 'unknown'],
  ['/erika.png', 'unknown'],
  ['//erika', 'unknown'],
  ['/suche/erika/', 'moved'],
  ['/bilder/erika.png', '/bilder/'],
  ['/assets/erika.js', '/assets/'],
  ['/api/v1/instruments/query?searchValue=erika', '/api queryInstruments'],
  ['/api/erika', '/api'],
])('A log names the kind of the address, nothing that was typed: %s', (url, place) => {
  expect(placeOf(url)).toBe(place);
});
