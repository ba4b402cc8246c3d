import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAds, type AdEngine } from './ads.ts';
import { sendEvent } from './hits.ts';
import { pageStore } from './page-state/store.ts';

const slots = [
  { name: 'sky', index: 1, from: 1340, fromLimited: 1900 },
  { name: 'middle', index: 2 },
  { name: 'bottom', index: 2, behind: { slot: 'middle', index: 3 } },
];
const settings = { slots, channel: 'aktien' };
const shown = vi.fn<AdEngine['show']>();
const reset = vi.fn<() => void>();
const engine = { start: () => ({ show: shown, reset }) };
const place = (name: string) => document.querySelector(`[data-ad-slot=${name}]`);
const isBlocked = () => 'adBlocker' in document.documentElement.dataset;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
let navigation: EventTarget;
let sees: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = `<main class="page-main page-main--xl-extra-large"><div data-ad-slot="middle"></div><div data-ad-slot="bottom"></div></main><div data-ad-slot="sky"></div>`;
  shown.mockReset().mockImplementation(async (inner) => {
    inner.textContent = 'Werbung';
    return 'ad';
  });
  reset.mockReset();
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1340, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 1, configurable: true });
  const seen: ((isIntersecting: boolean) => void)[] = [];
  sees = (isIntersecting) => seen.forEach((see) => see(isIntersecting));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        seen.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  delete document.documentElement.dataset['adBlocker'];
  document.cookie = 'features=; max-age=0; path=/';
  vi.useRealTimers();
});

describe('the slots of a page', () => {
  it('[CONSENT-019] [CONSENT-020] are shown with number and channel, those in the text only while nobody sees them', async () => {
    await startAds(settings, async () => engine);
    await settle();
    expect(shown.mock.calls.map(([, slot]) => slot)).toEqual([{ name: 'sky', index: 1, channel: 'aktien' }]);
    sees(true);
    expect(shown).toHaveBeenCalledTimes(1);
    sees(false);
    await settle();
    expect(shown.mock.calls.slice(1).map(([, { name, index }]) => [name, index])).toEqual([
      ['middle', 2],
      ['bottom', 3],
    ]);
    expect(place('middle')?.textContent).toBe('AnzeigeWerbung');
    expect(isBlocked()).toBe(false);
  });

  it.each([
    [1339, 'page-main--xl-extra-large', false],
    [1899, 'page-main--xl-large', false],
    [1900, 'page-main--xl-large', true],
  ])('[CONSENT-017] have no sky in a window of %i with %s: %s', async (width, limit, isThere) => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
    document.querySelector('main')?.setAttribute('class', `page-main ${limit}`);
    await startAds(settings, async () => engine);
    await settle();
    expect(shown.mock.calls.some(([, { name }]) => name === 'sky')).toBe(isThere);
  });

  it('leave no hole where there is nothing to show, and none where showing fails', async () => {
    shown.mockReset().mockResolvedValueOnce('none').mockRejectedValue(new Error('broken'));
    await startAds(settings, async () => engine);
    sees(false);
    await settle();
    expect(['sky', 'middle', 'bottom'].map((name) => place(name)?.childNodes.length)).toEqual([0, 0, 0]);
  });

  it('[CONSENT-012] are reset at the start of each way to another page, not for a jump within it', async () => {
    await startAds(settings, async () => engine);
    await settle();
    const navigate = (hashChange: boolean): void =>
      void navigation.dispatchEvent(Object.assign(new Event('navigate'), { hashChange, downloadRequest: null }));
    navigate(true);
    expect([reset.mock.calls.length, place('sky')?.textContent]).toEqual([0, 'AnzeigeWerbung']);
    navigate(false);
    expect([reset.mock.calls.length, place('sky')?.childNodes.length]).toEqual([1, 0]);
  });

  it('[USER-017] [USER-026] [SHELL-077] are not there for who is entitled to no banners; the content says that it is free of ads', async () => {
    document.cookie = 'features=csv_download_feature%20no_banner_feature; path=/';
    const load = vi.fn<() => Promise<typeof engine>>();
    await startAds(settings, load);
    sees(false);
    expect([load.mock.calls.length, shown.mock.calls.length]).toEqual([0, 0]);
    expect(document.querySelector('main')?.classList.contains('page-main--ad-free')).toBe(true);
  });
});

describe('a blocker of advertisements', () => {
  it('[CONSENT-013] [CONSENT-015] is noted when the library cannot be loaded', async () => {
    await startAds(settings, () => Promise.reject(new TypeError('blocked')));
    expect([isBlocked(), shown.mock.calls.length]).toEqual([true, 0]);
  });

  it('[CONSENT-014] is noted when a bait has no height', async () => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 0, configurable: true });
    await startAds(settings, async () => engine);
    expect(isBlocked()).toBe(true);
  });

  it('[SHELL-085] is known to the state of the page once somebody has looked, and to every event from then on', async () => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetched);
    const told = async (): Promise<unknown> => {
      await sendEvent({ scapaId: 's-1', eventCategory: 'session', eventAction: 'logout' });
      const body = fetched.mock.lastCall?.[1]?.body;
      return (JSON.parse(typeof body === 'string' ? body : '{}') as { readonly hasAdBlocker?: boolean }).hasAdBlocker;
    };
    const found = async (load: Parameters<typeof startAds>[1]): Promise<readonly unknown[]> => {
      pageStore().dispatch({ type: 'init', closedMessages: [], queryParams: {} });
      const before = await told();
      await startAds(settings, load);
      return [before, pageStore().state.isAdLibraryUsable, await told()];
    };
    expect(await found(async () => engine)).toEqual([undefined, true, false]);
    expect(await found(() => Promise.reject(new TypeError('blocked')))).toEqual([undefined, false, true]);
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 0, configurable: true });
    expect(await found(async () => engine)).toEqual([undefined, false, true]);
  });

  it.each([
    [9_999, false],
    [10_001, true],
  ])('[CONSENT-016] is noted when the library is usable only after %i ms: %s', async (late, isNoted) => {
    vi.useFakeTimers();
    const running = startAds(settings, async () => ({
      start: () => new Promise<AdEngine>((resolve) => setTimeout(() => resolve(engine.start()), late)),
    }));
    await vi.advanceTimersByTimeAsync(late);
    await running;
    expect(isBlocked()).toBe(isNoted);
  });
});
