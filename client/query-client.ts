import { QueryCache, QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE_MS } from '#domain/constants.ts';
import * as messages from '#domain/texts/call-messages.ts';
import { ApiError } from './api-error.ts';

/** Marks a query, as its `meta`, for what a page can do without, such as advertising: that it failed is logged and never told. */
export const EXTRA = { isExtra: true };

/**
 * The query client that all islands of a page share. A call is repeated once, and only when the network failed.
 * @param tell is told what to say of a call that failed
 * @param note is given what failed of the extras
 */
export function createQueryClient(tell?: (message: string) => void, note?: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta === EXTRA ? note?.(error) : tell?.(queryErrorText(error))),
    }),
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

/** Error text for visitors: the sentence of the answer, else the error's message, else a general text. Source: portal.md §8. */
function queryErrorText(error: Error): string {
  const body: unknown = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null) return error.message === '' ? messages.unknownQueryError : error.message;
  const said = 'displayErrorMessage' in body ? body.displayErrorMessage : undefined;
  return typeof said === 'string' && said !== '' ? said : messages.unknownQueryError;
}
