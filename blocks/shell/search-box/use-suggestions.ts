import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchDerivativeSponsoring } from '#client/generated/hooks/integration.ts';
import { EXTRA } from '#client/query-client.ts';
import { useListMostSearchedInstruments, useQueryInstruments } from '#client/generated/hooks/instruments.ts';
import type { Schema } from '#client/operations.ts';
import { useRested } from '../../kit/use-rested.ts';

/** Pause in typing before a request, in ms. Source: portal.md §9. */
const DEBOUNCE_MS = 500;
export const MOST_SUGGESTIONS = 5;

export interface Suggestions {
  /** Text that the list belongs to; undefined without a current list. */
  readonly of: string | undefined;
  readonly list: readonly Schema<'Instrument'>[];
  /** Words of the text that the first suggestion does not contain. */
  readonly ignored: readonly string[];
  readonly hasFailed: boolean;
}

/**
 * Suggestions for a text that has not changed for half a second; requested only while the search has the focus. Previous suggestions stay
 * until the next arrive.
 */
export function useSuggestions(text: string, isFocused: boolean, sessionId: () => string): Suggestions {
  const rested = useRested(text.trim(), DEBOUNCE_MS);
  const isAsked = isFocused && rested !== '';
  const params = { searchValue: rested, limit: MOST_SUGGESTIONS, scapaId: isAsked ? sessionId() : '' };
  const { data, isError, isPlaceholderData } = useQueryInstruments(params, {
    // The key lacks the id of the session, since the same text has the same answer in all sessions.
    query: { queryKey: ['suggestions', rested], enabled: isAsked, placeholderData: keepPreviousData },
  });
  if (text.trim() === '') return NONE;
  if (isError) return { of: rested, list: [], ignored: [], hasFailed: true };
  if (data === undefined) return NONE;
  const { list, ignoredWords = [] } = data;
  return { of: isPlaceholderData ? undefined : rested, list: list.slice(0, MOST_SUGGESTIONS), ignored: ignoredWords, hasFailed: false };
}

const NONE: Suggestions = { of: undefined, list: [], ignored: [], hasFailed: false };

/** Instruments that visitors search for most, requested while the search is focused and empty. */
export function useMostSearched(isAsked: boolean): readonly Schema<'Instrument'>[] {
  const { data } = useListMostSearchedInstruments({ limit: MOST_SUGGESTIONS }, { query: { enabled: isAsked, meta: EXTRA } });
  return data?.list ?? [];
}

/** Advertisement for suggestions; undefined without suggestions or without an answer. */
export function useSponsoring({ of, list }: Suggestions): Schema<'SearchSponsoring'> | undefined {
  const keys = list.map(({ entityType, entityValue }) => ({ entityType, entityValue }));
  const { data } = useQuery({
    queryKey: ['search-sponsoring', keys],
    queryFn: ({ signal }) => searchDerivativeSponsoring({ list: keys }, undefined, signal),
    enabled: of !== undefined && keys.length > 0,
    retry: false,
    meta: EXTRA,
  });
  return data?.customer === undefined ? undefined : data;
}
