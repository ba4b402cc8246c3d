import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '#blocks/kit/consent/settings.ts';
import { mountBlock } from '#blocks/kit/testing-mount.ts';
import { start } from './page.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const drop = (name: string): void => void (document.cookie = `${name}=; max-age=0; path=/`);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const asked = (): Promise<void> => vi.waitFor(() => expect(bar()).not.toBeNull());
const answered = (): Promise<void> => vi.waitFor(() => expect(bar()).toBeNull());
const bar = () => document.querySelector('.consent-bar');
const loaded = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map((script) => script.getAttribute('src'));
let run = 0;

/** Page with a tracker of its own, since each tracker is loaded only once. */
async function page(purpose = 4): Promise<string> {
  await mountBlock('consent-bar', 'something needs consent');
  const template = document.querySelector('template');
  const settings = JSON.parse(template?.dataset['consent'] ?? '') as object;
  run += 1;
  const address = `/stand-in/pixel-${run}.js`;
  template?.setAttribute('data-consent', JSON.stringify({ ...settings, trackers: [{ kind: 'ad-pixel', purpose, address }] }));
  return address;
}

// Imported in advance: on a busy machine the first import takes longer than the tests wait for the bar.
beforeAll(() => Promise.all([import('#blocks/kit/consent/show-bar.ts'), import('#blocks/kit/trackers.ts')]));
beforeEach(() => {
  document.head.replaceChildren();
  fetched.mockReset().mockImplementation(async (_, { body }) => {
    const choice = (body as URLSearchParams).get('choice');
    document.cookie = `consent=${choice === '11' ? 1 : 0}; path=/`;
    document.cookie = `purposes=${choice === '11' ? '1.2.4' : '-1.-2.-4'}; path=/`;
    return Response.json({ location: null });
  });
  vi.stubGlobal('fetch', fetched);
  const { happyDOM } = window as unknown as { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => {
  for (const name of ['consent', 'purposes', 'features']) drop(name);
  vi.unstubAllGlobals();
});

describe('who has not decided', () => {
  it('[CONSENT-001] [CONSENT-009] is asked, and nothing is loaded before', async () => {
    const address = await page();
    void start();
    await asked();
    expect([loaded(), fetched.mock.calls]).toEqual([[], []]);
    const told = vi.fn<(event: Event) => void>();
    document.addEventListener('parkett:consent', told, { once: true });
    bar()?.querySelector<HTMLElement>('button[value="11"]')?.click();
    await answered();
    await vi.waitFor(() => expect(loaded()).toEqual([address]));
    expect(told.mock.calls).toEqual([[expect.objectContaining({ detail: { granted: [1, 2, 4], property: 'www.parkett.example' } })]]);
  });

  it('is asked, and what he agreed to loaded, only once he sees a page that was drawn ahead', async () => {
    const address = await page();
    document.cookie = 'consent=1; path=/';
    document.cookie = 'purposes=1.2.4; path=/';
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    void start();
    await settle();
    expect(loaded()).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.waitFor(() => expect(loaded()).toEqual([address]));
  });

  it('[CONSENT-007] refuses with one click, and nothing is loaded', async () => {
    await page();
    void start();
    await asked();
    bar()?.querySelector<HTMLElement>('button[value="13"]')?.click();
    await answered();
    await settle();
    expect([bar(), loaded()]).toEqual([null, []]);
  });

  it('keeps the bar with a word about it when the decision could not be kept', async () => {
    fetched.mockReset().mockRejectedValue(new TypeError('offline'));
    await page();
    void start();
    await asked();
    bar()?.querySelector<HTMLElement>('button[value="11"]')?.click();
    await vi.waitFor(() => expect(bar()?.querySelector('[role=alert]')?.textContent).toContain('ließ sich nicht speichern'));
    expect(loaded()).toEqual([]);
  });
});

describe('who has decided', () => {
  it.each([
    ['1', '1.-2.4', true],
    ['1', '1.2.-4', false],
    ['0', '-1.-2.4', false],
    ['2', '1.-2.4', false],
  ])('[CONSENT-007] is not asked; with %s and %s a marketing pixel is loaded: %s', async (consent, purposes, isLoaded) => {
    document.cookie = `consent=${consent}; path=/`;
    document.cookie = `purposes=${purposes}; path=/`;
    const address = await page();
    await start();
    await settle();
    expect([bar(), loaded()]).toEqual([null, isLoaded ? [address] : []]);
  });
});

describe('who has decided, but not on a purpose that came later', () => {
  it.each([
    ['11', [1, 2, 4], 'Akzeptieren'],
    ['13', [1, 2], 'Ablehnen'],
  ])('is asked about that one alone, and keeps what he decided: %s', async (choice, granted, label) => {
    document.cookie = 'consent=1; path=/';
    document.cookie = 'purposes=1.2; path=/';
    const known = await page(2);
    void start();
    await asked();
    // Purposes agreed to before are loaded without waiting for the new answer.
    await vi.waitFor(() => expect(loaded()).toEqual([known]));
    const { purposes } = JSON.parse(document.querySelector('template')?.dataset['consent'] ?? '') as ConsentSettings;
    const text = bar()?.querySelector('p')?.textContent ?? '';
    const names = purposes.map(({ id, name }) => [id, text.includes(name)]);
    expect([text, names]).toEqual([
      expect.stringMatching(/^Neu dazugekommen: .*Datenschutz$/),
      [
        [1, false],
        [2, false],
        [4, true],
      ],
    ]);
    const button = bar()?.querySelector<HTMLElement>(`button[value="${choice}"]`);
    expect(button?.textContent).toBe(label);
    button?.click();
    await answered();
    const sent = fetched.mock.calls[0]?.[1].body as URLSearchParams;
    expect([sent.get('choice'), sent.getAll('purpose').map(Number)]).toEqual(['12', granted]);
  });
});

describe('who objects', () => {
  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('by %s is not asked, and nothing is loaded, whatever he agreed to', async (signal, value) => {
    vi.stubGlobal('navigator', { [signal]: value });
    document.cookie = 'consent=1; path=/';
    document.cookie = 'purposes=1.4; path=/';
    await page();
    await start();
    drop('consent');
    await start();
    await settle();
    expect([bar(), loaded()]).toEqual([null, []]);
  });

  it('[CONSENT-003] as entitled to not being tracked is not asked', async () => {
    document.cookie = 'features=no_tracking_feature; path=/';
    await page();
    await start();
    await settle();
    expect([bar(), loaded()]).toEqual([null, []]);
  });
});
