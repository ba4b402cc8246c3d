import { isSlotAllowed, slotIndex, type AdSlot } from '#domain/ads/slots.ts';
import { FEATURES_COOKIE } from '#domain/web/cookie-names.ts';
import css from './ads.css?inline';
import { pageStore } from './page-state/store.ts';
import { readCookie } from './read-cookie.ts';

/** Ad slots of the page, from its document. */
export interface AdSettings {
  readonly slots: readonly AdSlot[];
  readonly channel: string | undefined;
}

/** Slot as passed to an ad engine. */
export interface ShownSlot {
  readonly name: string;
  readonly index: number;
  readonly channel: string | undefined;
}

/** Interface that the module of an ad engine exports as `start`. */
export interface AdEngine {
  /** Fills a place. Resolves to its content: an advertisement, a promotion of our own, or nothing. */
  show(place: HTMLElement, slot: ShownSlot): Promise<'ad' | 'own' | 'none'>;
  /** Forgets all slots, since the visitor leaves the page. */
  reset(): void;
}

interface EngineModule {
  readonly start: () => AdEngine | Promise<AdEngine>;
}

/** Time after which an ad library that is not usable counts as blocked, in ms. Source: portal.md §9. */
const PATIENCE = 10_000;
/** Feature of pages without advertisements. Source: portal.md §6. */
const NO_BANNER = 'no_banner_feature';
const LABELS = { ad: 'Anzeige', own: 'In eigener Sache' } as const;

/**
 * Fills the ad slots that the window is wide enough for, unless the visitor's product has no advertisements. Call it only after consent. A
 * blocked engine is marked on the page as `data-ad-blocker`; the page's state stores whether its library is usable, which events report
 * (`hits.ts`).
 */
export async function startAds(settings: AdSettings, load: () => Promise<EngineModule>, page: Document = document): Promise<void> {
  const area = page.querySelector('.page-main');
  if (readCookie(FEATURES_COOKIE)?.split(/%20| /u).includes(NO_BANNER) === true) {
    area?.classList.add('page-main--ad-free');
    return;
  }
  const isHidden = isBaitHidden(page);
  if (isHidden) noteBlocker(page);
  const engine = await withinPatience(load().then(({ start }) => start())).catch(() => undefined);
  if (engine === undefined) return noteBlocker(page);
  if (!isHidden) pageStore().dispatch({ type: 'set test of ad library', isUsable: true });
  adopt(page);
  const fill = (): void => fillSlots(engine, settings, page);
  const reset = (): void => {
    engine.reset();
    for (const place of placesOf(page)) place.replaceChildren();
  };
  // Older browsers lack the Navigation API, although the types promise it.
  const { navigation }: Partial<Window> = window;
  navigation?.addEventListener('navigate', ({ hashChange, downloadRequest }) => {
    if (!hashChange && downloadRequest === null) reset();
  });
  // Without that API, `pagehide` resets the slots; a page that returns from the back/forward cache is filled again.
  if (navigation === undefined) addEventListener('pagehide', reset);
  addEventListener('pageshow', ({ persisted }) => persisted && fill());
  fill();
}

function placesOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-ad-slot]')];
}

function fillSlots(engine: AdEngine, { slots, channel }: AdSettings, page: Document): void {
  const width = page.documentElement.clientWidth;
  const isLimited = page.querySelector('.page-main--xl-extra-large') === null;
  const allowed = placesOf(page).flatMap((place) => {
    const slot = slots.find(({ name }) => name === place.dataset['adSlot']);
    return slot !== undefined && isSlotAllowed(slot, { width, isLimited }) ? [{ place, slot }] : [];
  });
  const present = new Set(allowed.map(({ slot }) => slot.name));
  for (const { place, slot } of allowed)
    outOfSight(place, () => void show(engine, place, { name: slot.name, index: slotIndex(slot, present), channel }));
}

async function show(engine: AdEngine, place: HTMLElement, slot: ShownSlot): Promise<void> {
  const inner = document.createElement('div');
  place.replaceChildren(inner);
  const what = await engine.show(inner, slot).catch(() => 'none' as const);
  if (what === 'none') return place.replaceChildren();
  const label = document.createElement('p');
  label.className = 'ad-place__label';
  label.textContent = LABELS[what];
  place.prepend(label);
}

/** Fills a place in the text while it is out of sight, so that nothing visible moves; the one beside the text at once. */
function outOfSight(place: HTMLElement, run: () => void): void {
  if (place.dataset['adSlot'] === 'sky') return run();
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== false) return;
    observer.disconnect();
    run();
  });
  observer.observe(place);
}

function isBaitHidden(page: Document): boolean {
  const bait = page.createElement('div');
  bait.className = 'adsbox ad-banner';
  bait.style.cssText = 'position:absolute;inset:0 auto auto -9999px;width:1px;height:1px';
  page.body.append(bait);
  const { offsetHeight } = bait;
  bait.remove();
  return offsetHeight === 0;
}

function noteBlocker(page: Document): void {
  page.documentElement.dataset['adBlocker'] = '';
  pageStore().dispatch({ type: 'set test of ad library', isUsable: false });
}

function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The ad library was not usable in time.')), PATIENCE);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function adopt(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
}
