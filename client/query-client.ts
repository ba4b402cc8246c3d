import { QueryCache, QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE_MS } from '#domain/constants.ts';
import * as messages from '#domain/texts/call-messages.ts';
import { ApiError } from './api-error.ts';

/** `meta` of a query for optional content, such as advertising: its failure is logged and not shown to the visitor. */
export const EXTRA = { isExtra: true };

/**
 * Query client that all islands of a page share. A call is repeated once, and only after a network failure.
 * @param notify shows the message of a failed call
 * @param note receives the errors of optional content
 */
export function createQueryClient(notify?: (message: string) => void, note?: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta === EXTRA ? note?.(error) : notify?.(queryErrorText(error))),
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

/** Error text for visitors: the message in the answer, else the error's message, else a general text. Source: portal.md §8. */
function queryErrorText(error: Error): string {
  const body: unknown = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null) return error.message === '' ? messages.unknownQueryError : error.message;
  const said = 'displayErrorMessage' in body ? body.displayErrorMessage : undefined;
  return typeof said === 'string' && said !== '' ? said : messages.unknownQueryError;
}
