import type { HydrationRule } from '#blocks/kit/island.tsx';
import type { hydrate } from './hydrate.tsx';

/**
 * The only script that every page loads. It brings islands to life when their rule says so; React and the island's
 * chunk are fetched then and not before.
 */
// The document names the module: an import that the bundler sees would bring its preload code into this script.
const address = document.querySelector<HTMLElement>('script[data-islands]')?.dataset.islands ?? '';
type HydrateModule = { readonly hydrate: typeof hydrate };
const touches = ['pointerenter', 'touchstart', 'focusin', 'keydown', 'click'];

class ParkettIsland extends HTMLElement {
  connectedCallback(): void {
    const start = (): Promise<unknown> => import(/* @vite-ignore */ address).then((module: HydrateModule) => module.hydrate(this));
    const begin = (): void => void start();
    const rules: Record<HydrationRule, () => void> = {
      load: begin,
      idle: () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200)),
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
            start().then(replay, replay);
          }
        };
        touches.forEach((type) => this.addEventListener(type, wake, { capture: true, passive: type === 'touchstart' }));
      },
    };
    rules[this.getAttribute('rule') as HydrationRule]();
  }
}
customElements.define('parkett-island', ParkettIsland);

const root = document.documentElement;
document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-theme-toggle]')) return;
  const isDark = (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark';
  root.dataset.theme = isDark ? 'light' : 'dark';
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
});
