import { mayCount, sendEvent, type PageEvent } from './hits.ts';

type SearchEvent = 'searchDisplay' | 'instrumentSearch' | 'selectItem';

/** Tells what happened in a search, under the id of that search alone, so it needs no consent. Nobody waits for it. */
export function report(eventAction: SearchEvent, scapaId: string, details: Pick<PageEvent, 'position' | 'targetContent'> = {}): void {
  if (mayCount()) void sendEvent({ scapaId, eventCategory: 'search', eventAction, ...details });
}
