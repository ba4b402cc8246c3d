import type { InputArguments, Output } from './input.ts';
import { send, type Connection, type SendOptions } from './send.ts';
import type { AnyInput, OperationFacts } from './operation.ts';

/** Makes one call of the document by its operationId; rejects with an `ApiError`. */
export type CallOf<Table> = <Id extends keyof Table>(
  id: Id,
  ...input: [...InputArguments<Table[Id]>, options?: SendOptions]
) => Promise<Output<Table[Id]>>;

/** Calls by operationId over a table of operations. */
export function callerOf<Table extends Readonly<Record<string, OperationFacts>>>(connection: Connection, table: Table): CallOf<Table> {
  const call: unknown = (id: string, input?: AnyInput, options?: SendOptions) => {
    const operation = table[id];
    if (operation === undefined) return Promise.reject(new Error(`The document has no operation "${id}".`));
    return send(connection, operation, input, options);
  };
  // The document types input and output of each operation; the generic code cannot express it.
  return call as CallOf<Table>;
}
