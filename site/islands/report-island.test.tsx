import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportIsland } from './report-island.ts';

const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
const error = Object.assign(new TypeError('anna@example.org is undefined'), {
  stack:
    'TypeError: anna@example.org\n    at x (https://parkett.example/assets/hydrate-AbC.js:1:200)\n    at y (https://fremd.example/a.js:1:2)',
});

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('[ERR-004] reports an island that failed by its class and places, four times in a hundred', () => {
  document.head.innerHTML = '<script data-reports="/error-reports"></script>';
  for (let step = 0; step < 100; step += 1) reportIsland('search-box/live', error, step / 100);
  expect(sendBeacon).toHaveBeenCalledTimes(4);
  const [address, body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect([address, JSON.parse(body)]).toEqual([
    '/error-reports',
    { island: 'search-box/live', type: 'TypeError', at: ['hydrate-AbC.js:1:200'] },
  ]);
});

it('[ERR-004] reports nothing where the document does not say where to', () => {
  reportIsland('search-box/live', error, 0);
  expect(sendBeacon).not.toHaveBeenCalled();
});
