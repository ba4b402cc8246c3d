import type * as Hits from './hits.ts';

type SearchEvent = 'searchDisplay' | 'instrumentSearch' | 'selectItem';

let hits: Promise<typeof Hits | undefined> | undefined;

/** Fetches what tells before there is something to tell: most pages are left without a search. Losing it is no harm. */
export function prepareReport(): Promise<typeof Hits | undefined> {
  return (hits ??= import('./hits.ts').catch(() => undefined));
}

/** Tells what happened in a search, under the id of that search alone, so it needs no consent. Nobody waits for it. */
export function report(eventAction: SearchEvent, scapaId: string, details: Pick<Hits.PageEvent, 'position' | 'targetContent'> = {}): void {
  const send = (tools: typeof Hits | undefined): unknown =>
    tools?.mayCount() && tools.sendEvent({ scapaId, eventCategory: 'search', eventAction, ...details });
  void prepareReport().then(send);
}
