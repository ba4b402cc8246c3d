import type * as Hits from './hits.ts';

type SearchEvent = 'searchDisplay' | 'instrumentSearch' | 'selectItem';

let hits: Promise<typeof Hits | undefined> | undefined;

/** Loads the reporting module in advance; most visits use no search. A failure does no harm. */
export function prepareReport(): Promise<typeof Hits | undefined> {
  return (hits ??= import('./hits.ts').catch(() => undefined));
}

/** Reports an event of a search, under the id of that search only, so it needs no consent. Does not wait for the result. */
export function report(eventAction: SearchEvent, scapaId: string, details: Pick<Hits.PageEvent, 'position' | 'targetContent'> = {}): void {
  const send = (tools: typeof Hits | undefined): unknown =>
    tools?.mayCount() && tools.sendEvent({ scapaId, eventCategory: 'search', eventAction, ...details });
  void prepareReport().then(send);
}
