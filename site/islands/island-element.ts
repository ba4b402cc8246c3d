import type { HydrationRule } from '#blocks/kit/island.tsx';
import type { hydrate } from './hydrate.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { whenIdle } from './when-idle.ts';

type HydrateModule = { readonly hydrate: typeof hydrate };
// Touches also dispatch pointerover.
const touches = ['pointerover', 'focusin', 'keydown', 'click'];

/**
 * Defines the element of islands, which hydrates itself when its rule applies; React and the island's chunk are fetched only then.
 * @param islands address of the module that hydrates
 */
export function defineIslands(islands: string): void {
  class ParkettIsland extends HTMLElement {
    connectedCallback(): void {
      const wakeUp = (): Promise<unknown> => import(/* @vite-ignore */ islands).then((module: HydrateModule) => module.hydrate(this));
      const rules: Record<HydrationRule, () => unknown> = {
        load: wakeUp,
        idle: () => whenIdle(wakeUp),
        visible: () =>
          new IntersectionObserver((entries, observer) => {
            if (!entries.some((entry) => entry.isIntersecting)) return;
            observer.disconnect();
            void wakeUp();
          }).observe(this.firstElementChild ?? this),
        interaction: () => {
          let clicked: Event | undefined;
          let started: unknown;
          const replay = (): void => {
            touches.forEach((type) => this.removeEventListener(type, wake, true));
            // SVG elements have no click().
            clicked?.target?.dispatchEvent(new MouseEvent('click', clicked));
          };
          const wake = (event: Event): void => {
            if (event.type === 'click') {
              if (event instanceof MouseEvent && opensElsewhere(event)) return;
              clicked = event;
              event.preventDefault();
              event.stopPropagation();
            }
            started ??= wakeUp().then(replay, replay);
          };
          touches.forEach((type) => this.addEventListener(type, wake, true));
        },
        session: () => (document.documentElement.dataset.session ? rules.idle : rules.interaction)(),
      };
      const byName: Readonly<Record<string, (() => unknown) | undefined>> = rules;
      byName[this.getAttribute('rule') ?? '']?.();
    }
  }
  customElements.define('parkett-island', ParkettIsland);
}
