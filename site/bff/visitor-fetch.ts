import { operationTable, type OperationId } from '#client/operations.ts';
import type { VisitorTokens } from '../visitor-token.ts';

/** Returns true if anonymous visitors may make a call that requires a token (`x-for-visitors`). Source: contract.md §6 and §8. */
export function isForVisitors(operation: OperationId): boolean {
  return 'forVisitors' in operationTable[operation];
}

/**
 * Creates a fetch that sends calls with their session, or as an anonymous visitor if they have none or it has expired.
 */
export function visitorFetch(visitors: VisitorTokens, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const send = (token: string | undefined): Promise<Response> => {
      const headers = new Headers(init?.headers);
      if (token !== undefined) headers.set('X-ov-token', token);
      return fetch(input, { ...init, headers });
    };
    const answer = await send(new Headers(init?.headers).get('X-ov-token') ?? (await visitors.current()));
    return answer.status === 401 ? send(await visitors.renewed()) : answer;
  };
}
