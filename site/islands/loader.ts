import type { HydrationRule } from '#blocks/kit/island.tsx';
import type { hydrate } from './hydrate.tsx';
import type { start as startClock } from './clock.ts';
import type { start } from './live.ts';
import type { start as startShell } from './shell.ts';
import { markNavigation, type Navigations } from './progress.ts';
import { tameSheets } from './sheet.ts';

/**
 * The only script that every page loads. It brings islands to life when their rule says so; React and the island's
 * chunk are fetched then and not before. Live prices follow when the page is idle.
 */
// The document names the module: an import that the bundler sees would bring its preload code into this script.
const { islands = '', live = '', clock = '', shell = '' } = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
type HydrateModule = { readonly hydrate: typeof hydrate };
type LiveModule = { readonly start: typeof start };
type ClockModule = { readonly start: typeof startClock };
type ShellModule = { readonly start: typeof startShell };
const whenIdle = (run: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
const touches = ['pointerenter', 'touchstart', 'focusin', 'keydown', 'click'];

class ParkettIsland extends HTMLElement {
  connectedCallback(): void {
    const wakeUp = (): Promise<unknown> => import(/* @vite-ignore */ islands).then((module: HydrateModule) => module.hydrate(this));
    const begin = (): void => void wakeUp();
    const rules: Record<HydrationRule, () => void> = {
      load: begin,
      idle: () => whenIdle(begin),
      visible: () =>
        new IntersectionObserver((entries, observer) => {
          if (entries.some((entry) => entry.isIntersecting)) {
            observer.disconnect();
            begin();
          }
        }).observe(this.firstElementChild ?? this),
      interaction: () => {
        let clicked: EventTarget | null = null;
        let started = false;
        const stop = (): void => touches.forEach((type) => this.removeEventListener(type, wake, true));
        const replay = (): void => {
          stop();
          // Not click(): a picture has none.
          clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        };
        const wake = (event: Event): void => {
          if (event.type === 'click') {
            const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
            if (metaKey || ctrlKey || shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            clicked = event.target;
          }
          if (!started) {
            started = true;
            wakeUp().then(replay, replay);
          }
        };
        touches.forEach((type) => this.addEventListener(type, wake, { capture: true, passive: type === 'touchstart' }));
      },
    };
    rules[this.getAttribute('rule') as HydrationRule]();
  }
}
customElements.define('parkett-island', ParkettIsland);

/** A page that is drawn ahead and perhaps never seen opens no connection; nor does one that shows no price. */
function startLive(): void {
  if (!Array.from(document.querySelectorAll<HTMLElement>('[data-notation]')).some((cell) => cell.offsetParent)) return;
  removeEventListener('resize', startLiveSoon);
  void import(/* @vite-ignore */ live).then((module: LiveModule) => module.start());
}
let rest: number | undefined;
/** Once the window has kept its size for RESIZE_DEBOUNCE_MS; what all islands debounce by would be a module of its own. */
function startLiveSoon(): void {
  clearTimeout(rest);
  rest = window.setTimeout(startLive, 250);
}
function awaitLive(): void {
  // A wider window may show the bar of tiles.
  addEventListener('resize', startLiveSoon);
  whenIdle(startLive);
}
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', awaitLive, { once: true });
else awaitLive();

if (document.querySelector('[data-states]')) void import(/* @vite-ignore */ clock).then((module: ClockModule) => module.start());

const root = document.documentElement;
const cookie = (name: string): string | undefined => RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]+)`).exec(document.cookie)?.[1];
let hasShell = false;
/** For who is logged in, was told something on the page before, or was brought by a campaign. A visitor asks for nothing. */
function startShellOnce(): void {
  if (hasShell || !(root.dataset.session || cookie('meldung') || /[?&]([ui]tm_|customerId=)/.test(location.search))) return;
  hasShell = true;
  void import(/* @vite-ignore */ shell).then((module: ShellModule) => module.start());
}
startShellOnce();
// Somebody may have logged in in another window.
document.addEventListener('visibilitychange', () => {
  const session = cookie('session');
  if (hasShell || document.hidden || !session) return;
  root.dataset.session = session;
  startShellOnce();
});
for (const type of ['online', 'offline'])
  addEventListener(type, () => {
    const note = document.querySelector<HTMLElement>('[data-offline-text]');
    if (note) note.textContent = type === 'offline' ? (note.dataset.offlineText ?? '') : '';
  });
markNavigation(root, (window as { navigation?: Navigations }).navigation);
tameSheets(document);
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const login = target.closest<HTMLAnchorElement>('[data-login][href*="from="]');
  // A page for everyone does not know its query.
  if (login) login.href = login.href.replace(/from=[^&]*/, () => `from=${encodeURIComponent(location.pathname + location.search)}`);
  if (!target.closest('[data-theme-toggle]')) return;
  const isDark = (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark';
  root.dataset.theme = isDark ? 'light' : 'dark';
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
});

/** `/` and Ctrl K lead to the search, unless the visitor has switched them off there. */
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyping = (target as Element).closest('input, textarea, select, [contenteditable]') !== null;
  const isShortcut = ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && !isTyping;
  const [field, sign] = document.querySelectorAll<HTMLElement>('.search-box__wide input, .search-box__open');
  if (!isShortcut || !field || !sign || document.querySelector('dialog[open]') || localStorage.getItem('search-keys') === 'off') return;
  event.preventDefault();
  if (field.offsetParent) field.focus();
  else sign.click();
});
