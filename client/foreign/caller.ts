import type { InputArguments, Output } from './input.ts';
import { send, type Connection, type SendOptions } from './send.ts';
import type { AnyInput, OperationFacts } from './operation.ts';

/** Makes one call of the document by its operationId; rejects with an `ApiError`. */
export type CallOf<Table> = <Id extends keyof Table>(
  id: Id,
  ...input: [...InputArguments<Table[Id]>, options?: SendOptions]
) => Promise<Output<Table[Id]>>;

/** Creates calls by operationId from a table of operations. */
export function callerOf<Table extends Readonly<Record<string, OperationFacts>>>(connection: Connection, table: Table): CallOf<Table>;
// The document types input and output of each operation, which generic code cannot follow.
export function callerOf(connection: Connection, table: Readonly<Record<string, OperationFacts>>) {
  return (id: string, input?: AnyInput, options?: SendOptions): Promise<unknown> => {
    const operation = table[id];
    if (operation === undefined) return Promise.reject(new Error(`The document has no operation "${id}".`));
    return send(connection, operation, input, options);
  };
}
