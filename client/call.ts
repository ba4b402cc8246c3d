import { operationTable } from './generated/operations.ts';
import type { OperationId, OperationInput, OperationOutput } from './operations.ts';
import { bodyOf, type Transport } from './transport.ts';
import type { PathParameters, QueryParameters } from './url.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the call. */
  readonly timeout?: number | undefined;
  readonly token?: string | undefined;
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
}
interface AnyInput {
  readonly path?: PathParameters;
  readonly query?: QueryParameters;
  readonly body?: unknown;
}

/**
 * Calls by operationId over a transport. An optional parameter that is undefined is not sent: the same call has one
 * address, whichever of its parameters were written out.
 */
export function createCall(transport: Transport): Call {
  return <Op extends OperationId>(operation: Op, input: OperationInput<Op>, options: CallOptions = {}) => {
    const facts: OperationFacts = operationTable[operation];
    const { path, query, body }: AnyInput = input;
    const isJson = facts.responseMedia === undefined || facts.responseMedia.includes('json');
    return bodyOf(
      transport.send<OperationOutput<Op>>({
        ...options,
        method: facts.method,
        path: facts.path,
        pathParameters: path,
        query: given(query),
        body,
        accept: facts.responseMedia,
        contentType: body === undefined ? undefined : facts.requestMedia,
        answer: isJson ? 'json' : 'text',
      }),
    );
  };
}

function given(query: QueryParameters = {}): QueryParameters {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
