import { expect, it } from 'vitest';
import { loadTrackers } from './trackers.ts';

/** Ad engine that marks the page when it is started. */
const ENGINE =
  'data:text/javascript,export const start = () => { document.documentElement.dataset.engineStarted = ""; return { reset() {} } }';

it('[CONSENT-009] [CONSENT-011] loads each kind once, after the consent that it needs, the ad engine by no other than purpose 2', async () => {
  const { happyDOM } = window as unknown as { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const kinds = ['tag-manager', 'social-pixel', 'ad-pixel', 'crm'];
  const trackers = [
    ...kinds.map((kind) => ({ kind, purpose: 4, address: `/stand-in/${kind}.js` })),
    { kind: 'ad-engine', purpose: 2, address: ENGINE },
  ];
  const ads = { slots: [], channel: undefined };
  const loaded = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map((script) => script.getAttribute('src'));
  const isEngineThere = () => 'engineStarted' in document.documentElement.dataset;
  for (const granted of [[], [1], [4]]) loadTrackers(trackers, granted, ads);
  expect(loaded()).toEqual([]);
  loadTrackers(trackers, [1, 4], ads);
  loadTrackers(trackers, [1, 4], ads);
  expect(loaded()).toEqual(kinds.map((kind) => `/stand-in/${kind}.js`));
  expect(isEngineThere()).toBe(false);
  loadTrackers(trackers, [2], ads);
  await expect.poll(isEngineThere, { timeout: 5_000 }).toBe(true);
});
