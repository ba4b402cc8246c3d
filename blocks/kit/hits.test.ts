import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Schema } from '#client/operations.ts';
import { FIXED_VALUES } from '#domain/analytics/generated/fixed-values.ts';
import { mayCount, mayRecognise, sendEvent } from './hits.ts';

const browser = (signals: object = {}, cookies: readonly string[] = []): void => {
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('document', { cookie: cookies.join('; ') });
};
afterEach(() => void vi.unstubAllGlobals());

describe('who may be counted', () => {
  it('is everyone who does not object, and may be recognised after a yes alone', () => {
    browser();
    expect([mayCount(), mayRecognise()]).toEqual([true, false]);
    browser({ doNotTrack: null }, ['consent=1', 'features=csv_download_feature']);
    expect([mayCount(), mayRecognise()]).toEqual([true, true]);
  });

  it.each([
    [{ globalPrivacyControl: true }, ['consent=1']],
    [{ doNotTrack: '1' }, ['consent=1']],
    [{}, ['consent=0']],
  ])('is not who objects: %j %j', (signals, cookies) => {
    browser(signals, cookies);
    expect([mayCount(), mayRecognise()]).toEqual([false, false]);
  });

  it.each(['no_tracking_feature', 'csv_download_feature%20no_tracking_feature'])(
    '[USER-027] is not who is entitled not to be tracked (%s), whatever he consented to',
    (features) => {
      browser({}, ['consent=1', `__Host-features=${features}`]);
      expect([mayCount(), mayRecognise()]).toEqual([false, false]);
    },
  );
});

describe('an event', () => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    fetched.mockReset().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { querySelector: () => null });
  });

  it('[NEWS-006] carries the third level of the content that the page says of itself', async () => {
    vi.stubGlobal('location', { pathname: '/news/podcast/restlaufzeit' });
    const main = { getAttribute: () => 'restlaufzeit' };
    vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '[data-content-level-3]' ? main : null) });
    await sendEvent({ scapaId: 's-1', eventCategory: 'session', eventAction: 'logout' });
    const body = fetched.mock.calls[0]?.[1].body;
    expect(JSON.parse(typeof body === 'string' ? body : '{}')).toMatchObject({ contentLevel3: 'restlaufzeit' });
  });

  it('[CONF-038] says of the portal what analytics.yaml says', async () => {
    vi.stubGlobal('location', { pathname: '/' });
    await sendEvent({ scapaId: 's-1', eventCategory: 'session', eventAction: 'logout' });
    const body = fetched.mock.calls[0]?.[1].body;
    expect(JSON.parse(typeof body === 'string' ? body : '{}')).toMatchObject(FIXED_VALUES);
    expect(Object.keys(FIXED_VALUES)).toEqual(['appName', 'appType', 'appVersion', 'appTraffic', 'appEnvironment']);
  });

  it.each([
    { eventCategory: 'session', eventAction: 'logout' },
    { eventCategory: 'search', eventAction: 'click', contentName: 'Suche' },
    { eventCategory: 'teaser', eventAction: 'click', appVersion: '0.0.1', appEnvironment: 'test' },
  ])('[TRACK-016] says in every hit which portal sends it, also where a caller says otherwise: %j', async (event) => {
    vi.stubGlobal('location', { pathname: '/' });
    await sendEvent({ scapaId: 's-1', ...event });
    const body = fetched.mock.calls[0]?.[1].body;
    const { appName, appType, appVersion, appTraffic, appEnvironment } = JSON.parse(
      typeof body === 'string' ? body : '{}',
    ) as Schema<'ScapaData'>;
    const configured: unknown = parse(readFileSync(join(import.meta.dirname, '../../config/analytics.yaml'), 'utf8'));
    expect({ appName, appType, appVersion, appTraffic, appEnvironment }).toEqual(configured);
  });

  it.each([
    ['/suche/geheimer-wunsch', '/suche'],
    ['/aktien', '/aktien'],
  ])(
    '[ERR-015] of %s never tells what was typed, outlives its page, and may be lost, which only the log says',
    async (pathname, contentPath) => {
      vi.stubGlobal('location', { pathname });
      const main = { getAttribute: () => '/suche' };
      const isTyped = pathname.startsWith('/suche/');
      vi.stubGlobal('document', { querySelector: (asked: string) => (isTyped && asked === '[data-content-path]' ? main : null) });
      const log = vi.spyOn(console, 'warn').mockClear().mockReturnValue();
      await sendEvent({ scapaId: 's-1', eventCategory: 'session', eventAction: 'logout' });
      const [[address, init] = []] = fetched.mock.calls;
      const hit = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Schema<'ScapaData'>;
      expect([address, init?.keepalive, hit.hitType, hit.contentPath, hit.eventAction]).toEqual([
        '/api/v1/scapa/data',
        true,
        'event',
        contentPath,
        'logout',
      ]);
      expect(log).toHaveBeenCalledExactlyOnceWith('An event was not counted.', expect.any(TypeError));
    },
  );
});
