import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  BlockEntry,
  Documents,
  DocumentUses,
  DraftDifference,
  DraftFindings,
  DraftState,
  HistoryEntry,
  PlanEntry,
  Pictures,
  MadeLink,
  PreviewLink,
  Session,
  TemplateEntry,
} from '../../api.ts';
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
  /** The draft compared with all other documents. */
  findings: (file: string, version: number) =>
    queryOptions({
      queryKey: ['drafts', file, 'findings', version],
      queryFn: () => call<DraftFindings>('GET', `drafts/${file}/findings`),
      placeholderData: keepPreviousData,
    }),
  uses: (file: string) =>
    queryOptions({ queryKey: ['uses', file], queryFn: () => call<DocumentUses>('GET', `uses/${file}`), staleTime: 0 }),
  /** Where a document can be looked at. */
  addresses: (file: string, words: string) =>
    queryOptions({
      queryKey: ['addresses', file, words],
      queryFn: async () =>
        (await call<{ addresses: readonly string[] }>('GET', `addresses/${file}?q=${encodeURIComponent(words)}`)).addresses,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  templates: queryOptions({
    queryKey: ['templates'],
    queryFn: async () => (await call<{ templates: readonly TemplateEntry[] }>('GET', 'templates')).templates,
  }),
  images: queryOptions({ queryKey: ['images'], queryFn: () => call<Pictures>('GET', 'images'), staleTime: 60_000 }),
  allLinks: queryOptions({
    queryKey: ['links', 'all'],
    queryFn: async () => (await call<{ links: readonly MadeLink[] }>('GET', 'links/all')).links,
  }),
  links: queryOptions({
    queryKey: ['links'],
    queryFn: async () => (await call<{ links: readonly PreviewLink[] }>('GET', 'links')).links,
  }),
  plans: queryOptions({
    queryKey: ['plans'],
    queryFn: async () => (await call<{ plans: readonly PlanEntry[] }>('GET', 'plans')).plans,
    refetchInterval: 30_000,
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
