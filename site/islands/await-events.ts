import { elementOf } from '#blocks/kit/event-element.ts';

/** Which elements' events of a type are of concern: a selector; with an empty one also those that begin at no element. */
export type Concerned = Readonly<Record<string, string>>;

/**
 * Events on layers over the page. An open part within the navigation dispatches its toggle when the page is parsed, which is no use of it.
 * As in `layers.ts`.
 */
export const LAYERS: Concerned = {
  toggle: '[data-sheet],[data-tip],[data-menu]',
  click: '[data-close-message],[data-close-message] *,[data-say]',
  keydown: '[data-sheet][open] *,[data-menu][open] *',
  answer: '',
};

/**
 * Fetches a module at its first use, and hands on what happened meanwhile.
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
