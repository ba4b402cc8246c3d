import { QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE_MS } from '#domain/constants.ts';
import { ApiError } from './api-error.ts';

/** The query client that all islands of a page share. A call is repeated once, and only when the network failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_CACHE_MS,
        gcTime: 2 * QUERY_CACHE_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isNetworkFailure,
      },
    },
  });
}
