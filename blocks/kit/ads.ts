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

/** A slot as an ad engine knows it. */
export interface ShownSlot {
  readonly name: string;
  readonly index: number;
  readonly channel: string | undefined;
}

/** Interface that the module of an ad engine exports as `start`. */
export interface AdEngine {
  /** Fills a place and says with what: somebody's advertisement, a word of our own, or nothing. */
  show(place: HTMLElement, slot: ShownSlot): Promise<'ad' | 'own' | 'none'>;
  /** Forgets all slots: the page is left. */
  reset(): void;
}

interface EngineModule {
  readonly start: () => AdEngine | Promise<AdEngine>;
}

/** Milliseconds after which an ad library that is not usable counts as blocked. Source: portal.md §9. */
const PATIENCE = 10_000;
/** The entitlement to pages without advertisements. Source: portal.md §6. */
const NO_BANNER = 'no_banner_feature';
const LABELS = { ad: 'Anzeige', own: 'In eigener Sache' } as const;

/**
 * Fills the slots of the page that its window is wide enough for; whoever is entitled to a page without advertisements gets
 * none. Call it after a consent only. What keeps the engine from its work is noted at the page as `data-ad-blocker`; whether its library
 * is usable the state of the page knows, from which events tell it (`hits.ts`).
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
  // Not every browser has what the types promise.
  const { navigation }: Partial<Window> = window;
  navigation?.addEventListener('navigate', ({ hashChange, downloadRequest }) => {
    if (!hashChange && downloadRequest === null) reset();
  });
  // Browsers without that interface tell when the page goes; one that comes back from their memory begins anew.
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

/** A place in the text is filled while nobody sees it, so that nothing moves under somebody's eyes; the one beside it at once. */
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
