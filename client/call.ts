import type { Middleware } from 'openapi-fetch';
import { createFetchClient } from './fetch-client.ts';
import { credentialHeaders, operationTable } from './generated/operations.ts';
import type { OperationId, OperationInput, OperationOutput } from './operations.ts';
import { parseJson, type Transport } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the call in ms. */
  readonly timeout?: number | undefined;
  readonly token?: string | undefined;
  /** Secret of the composer, for operations that require it. */
  readonly editorial?: string | undefined;
}

/** Makes one call of the contracts by its operationId; rejects with an `ApiError`. */
export type Call = <Op extends OperationId>(
  operation: Op,
  input: OperationInput<Op>,
  options?: CallOptions,
) => Promise<OperationOutput<Op>>;

interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly requestMedia?: string;
  readonly responseMedia?: string;
  readonly scheme?: string;
}

interface AnyInput {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** Client for paths known only at run time; `Call` restores the types. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ readonly data?: unknown; readonly response: Response }>;
}

/**
 * Client by operationId: looks up method and path in the contracts and uses the path client. Used by the blocks' data plans, the site and
 * its scripts.
 */
export function createCall(transport: Transport, ...middleware: readonly Middleware[]): Call {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Tables of the contracts name method and path together
  const client = createFetchClient(transport, ...middleware) as AnyClient;
  return async <Op extends OperationId>(operation: Op, input: OperationInput<Op>, { token, editorial, ...options }: CallOptions = {}) => {
    const { method, path, requestMedia, responseMedia, scheme }: OperationFacts = operationTable[operation];
    const { body, ...params }: AnyInput = input;
    const { data, response } = await client.request(method, path, {
      ...options,
      params,
      body,
      headers: {
        Accept: responseMedia,
        'Content-Type': body === undefined ? undefined : requestMedia,
        [credentialHeaders.token]: token,
        [credentialHeaders.editorial]: scheme === 'editorial' ? editorial : undefined,
      },
      parseAs: 'text',
    });
    const isJson = responseMedia === undefined || responseMedia.includes('json');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Contracts say what the answer is
    return (isJson ? parseJson(typeof data === 'string' ? data : undefined, response.status) : data) as OperationOutput<Op>;
  };
}
