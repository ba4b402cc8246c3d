import { elementOf } from './event-element.ts';

/** Which elements' events are about something that lies over the page; an answer of a call has none. As in `layers.ts`. */
const CONCERNED: Readonly<Record<string, string>> = {
  toggle: '[data-sheet],[data-tip],[data-menu]',
  click: '[data-close-message],[data-close-message] *',
  keydown: ':is([data-sheet],[data-menu])[open] *',
  answer: '',
};

/**
 * Fetches what lies over a page at its first use, and hands on what happened meanwhile.
 * @param layers address of the module
 */
export function awaitLayers(page: Document, layers: string): void {
  const missed: Event[] = [];
  const keep = (event: Event): void => {
    const concerned = CONCERNED[event.type];
    // What is open within the navigation says so itself when the page is read: that is no use of it.
    if (concerned && !elementOf(event)?.matches(concerned)) return;
    if (missed.push(event) > 1) return;
    void import(/* @vite-ignore */ layers).then((part: { readonly start: (missed: readonly Event[]) => void }) => {
      for (const type in CONCERNED) page.removeEventListener(type, keep, true);
      return part.start(missed);
    });
  };
  for (const type in CONCERNED) page.addEventListener(type, keep, true);
}
