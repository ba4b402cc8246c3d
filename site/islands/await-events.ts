import { elementOf } from '#blocks/kit/event-element.ts';

/** Selectors of the elements whose events count, by event type. An empty selector accepts all events, also those without an element. */
export type Concerned = Readonly<Record<string, string>>;

/**
 * Events that `layers.ts` handles. Toggle events of open parts within the navigation are left out: they are dispatched when the page is
 * parsed.
 */
export const LAYERS: Concerned = {
  toggle: '[data-sheet],[data-tip],[data-menu]',
  click: '[data-close-message],[data-close-message] *,[data-say]',
  keydown: '[data-sheet][open] *,[data-menu][open] *',
  answer: '',
};

/**
 * Fetches a module at the first event that counts, and passes it the events that occurred before it was loaded.
 * @param address of the module
 */
export function awaitEvents(concerned: Concerned, address: string): void {
  const missed: Event[] = [];
  const keep = (event: Event): void => {
    const where = concerned[event.type];
    if ((where && !elementOf(event)?.matches(where)) || missed.push(event) > 1) return;
    void import(/* @vite-ignore */ address).then((part: { readonly start: (missed: readonly Event[]) => void }) => {
      for (const type in concerned) removeEventListener(type, keep, true);
      return part.start(missed);
    });
  };
  for (const type in concerned) addEventListener(type, keep, true);
}
