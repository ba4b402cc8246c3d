import { queryOptions } from '@tanstack/react-query';
import type { BlockEntry, Documents, DraftDifference, DraftState, HistoryEntry, Session } from '../../api.ts';
import { call } from './call.ts';

/** What the app asks the composer's server, as React Query knows it. */
export const queries = {
  session: queryOptions({ queryKey: ['session'], queryFn: () => call<Session>('GET', 'session'), staleTime: Infinity, retry: false }),
  documents: queryOptions({ queryKey: ['documents'], queryFn: () => call<Documents>('GET', 'documents'), refetchInterval: 30_000 }),
  blocks: queryOptions({
    queryKey: ['blocks'],
    queryFn: async () => (await call<{ blocks: readonly BlockEntry[] }>('GET', 'blocks')).blocks,
    staleTime: Infinity,
  }),
  schema: (kind: string) =>
    queryOptions({ queryKey: ['schemas', kind], queryFn: () => call<object>('GET', `schemas/${kind}`), staleTime: Infinity, retry: false }),
  draft: (file: string) =>
    queryOptions({ queryKey: ['drafts', file], queryFn: () => call<DraftState>('GET', `drafts/${file}`), staleTime: 0, retry: false }),
  difference: (file: string, version: number) =>
    queryOptions({
      queryKey: ['drafts', file, 'difference', version],
      queryFn: async () => (await call<{ differences: readonly DraftDifference[] }>('GET', `drafts/${file}/difference`)).differences,
    }),
  history: (file: string) =>
    queryOptions({
      queryKey: ['history', file],
      queryFn: async () => (await call<{ entries: readonly HistoryEntry[] }>('GET', `history/${file}`)).entries,
    }),
  historyEntry: (file: string, entry: string) =>
    queryOptions({
      queryKey: ['history', file, entry],
      queryFn: () => call<{ text: string | null; differences: readonly DraftDifference[] }>('GET', `history/${file}/${entry}`),
      staleTime: Infinity,
    }),
};
