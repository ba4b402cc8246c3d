import {
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from '../transport.ts';
import type { Input, InputArguments, Output } from './input.ts';
import type { AnyInput, OperationFacts } from './operation.ts';
import { send, type Connection } from './send.ts';

let current: Connection | undefined;

/** Sets the connection of the hooks. */
export function connectHooks(next: Connection): void {
  current = next;
}

function connection(): Connection {
  if (current === undefined) throw new Error('The hooks have no connection yet: call setHookTransport first.');
  return current;
}

/**
 * Query key of a read from method, path and input: `['GET', '/things/{id}', { path: { id: '1' } }]`. Without input, the prefix of all its
 * reads.
 */
export function queryKeyOf<Op extends OperationFacts>({ method, path }: Op, ...[input]: Partial<InputArguments<Op>>): readonly unknown[] {
  return input === undefined ? [method, path] : [method, path, input];
}

/** Answer of a read; null without a body, because a query must not resolve to undefined. */
type Answer<Op> = undefined extends Output<Op> ? Exclude<Output<Op>, undefined> | null : Output<Op>;
type QueryOptions<Op, Data> = Omit<UseQueryOptions<Answer<Op>, ApiError, Data>, 'queryKey' | 'queryFn'>;
/** Hook of a read, typed by its operation. */
export type QueryHook<Op> = <Data = Answer<Op>>(
  ...input: [...InputArguments<Op>, options?: QueryOptions<Op, Data>]
) => UseQueryResult<Data, ApiError>;

/** Creates the hook of a read. */
export function queryHook<Op extends OperationFacts>(operation: Op): QueryHook<Op>;
// The document types input and output of each operation, which generic code cannot follow.
export function queryHook(operation: OperationFacts) {
  return function useRead(input?: AnyInput, options?: object) {
    return useQuery({
      queryKey: queryKeyOf<OperationFacts>(operation, input),
      queryFn: async ({ signal }) => (await send(connection(), operation, input, { signal })) ?? null,
      ...options,
    });
  };
}

type Variables<Op> = object extends Input<Op> ? Input<Op> | void : Input<Op>;
/** Hook of a write, typed by its operation; `mutate` takes the input of the call. */
export type MutationHook<Op> = <Context = unknown>(
  options?: Omit<UseMutationOptions<Output<Op>, ApiError, Variables<Op>, Context>, 'mutationFn'>,
) => UseMutationResult<Output<Op>, ApiError, Variables<Op>, Context>;

/** Creates the hook of a write. */
export function mutationHook<Op extends OperationFacts>(operation: Op): MutationHook<Op>;
// The document types input and output of each operation, which generic code cannot follow.
export function mutationHook(operation: OperationFacts): unknown {
  return function useWrite(options?: object) {
    return useMutation({ mutationFn: (input: AnyInput | undefined) => send(connection(), operation, input), ...options });
  };
}
