import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** React Query options for calls to the composer's server. */
export const queries = {
  session: queryOptions({ queryKey: ['session'], queryFn: () => call('getEditorSession', {}), staleTime: Infinity, retry: false }),
  documents: queryOptions({ queryKey: ['documents'], queryFn: () => call('listDocuments', {}), refetchInterval: 30_000 }),
  blocks: queryOptions({
    queryKey: ['blocks'],
    queryFn: async () => (await call('listBlocks', {})).blocks,
    staleTime: Infinity,
  }),
  schema: (kind: string) =>
    queryOptions({
      queryKey: ['schemas', kind],
      queryFn: () => call('getDocumentSchema', { path: { kind } }),
      staleTime: Infinity,
      retry: false,
    }),
  draft: (file: string) =>
    queryOptions({ queryKey: ['drafts', file], queryFn: () => call('getDraft', { path: { file } }), staleTime: 0, retry: false }),
  difference: (file: string, version: number) =>
    queryOptions({
      queryKey: ['drafts', file, 'difference', version],
      queryFn: async () => (await call('getDraftDifferences', { path: { file } })).differences,
    }),
  /** Findings of the draft checked together with all other documents. */
  findings: (file: string, version: number) =>
    queryOptions({
      queryKey: ['drafts', file, 'findings', version],
      queryFn: () => call('getDraftFindings', { path: { file } }),
      placeholderData: keepPreviousData,
    }),
  uses: (file: string) =>
    queryOptions({ queryKey: ['uses', file], queryFn: () => call('getDocumentUses', { path: { file } }), staleTime: 0 }),
  /** Addresses of pages that show the document. */
  addresses: (file: string, words: string) =>
    queryOptions({
      queryKey: ['addresses', file, words],
      queryFn: async () => (await call('findAddresses', { path: { file }, query: { q: words } })).addresses,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  templates: queryOptions({
    queryKey: ['templates'],
    queryFn: async () => (await call('listTemplates', {})).templates,
  }),
  images: queryOptions({ queryKey: ['images'], queryFn: () => call('listPictures', {}), staleTime: 60_000 }),
  allLinks: queryOptions({
    queryKey: ['links', 'all'],
    queryFn: async () => (await call('listAllLinks', {})).links,
  }),
  links: queryOptions({
    queryKey: ['links'],
    queryFn: async () => (await call('listLinks', {})).links,
  }),
  plans: queryOptions({
    queryKey: ['plans'],
    queryFn: async () => (await call('listPlans', {})).plans,
    refetchInterval: 30_000,
  }),
  history: (file: string) =>
    queryOptions({
      queryKey: ['history', file],
      queryFn: async () => (await call('listVersions', { path: { file } })).entries,
    }),
  historyEntry: (file: string, entry: string) =>
    queryOptions({
      queryKey: ['history', file, entry],
      queryFn: () => call('getVersion', { path: { file, entry } }),
      staleTime: Infinity,
    }),
};
