import { operationTable, type OperationId } from '#client/operations.ts';
import type { VisitorTokens } from '../visitor-token.ts';

/** Whether a browser may make this call as a visitor, although it demands a token (`x-for-visitors`). Source: contract.md §6 and §8. */
export function isForVisitors(operation: OperationId): boolean {
  return 'forVisitors' in operationTable[operation];
}

/**
 * Sends a call with the session that it carries, else as a visitor. A session that has ended makes a visitor too: what is for
 * visitors goes on.
 */
export function visitorFetch(visitors: VisitorTokens, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const ask = (token: string | undefined): Promise<Response> => {
      const headers = new Headers(init?.headers);
      if (token !== undefined) headers.set('X-ov-token', token);
      return fetch(input, { ...init, headers });
    };
    const answer = await ask(new Headers(init?.headers).get('X-ov-token') ?? (await visitors.current()));
    return answer.status === 401 ? ask(await visitors.renewed()) : answer;
  };
}
