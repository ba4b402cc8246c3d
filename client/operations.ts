import type { components, operations } from './generated/schema.ts';
import { credentialHeaders, operationTable } from './generated/operations.ts';
import type { InputOf, OutputOf } from './operation-types.ts';

/** Any schema of the contracts by name, e.g. `Schema<'Quote'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** OperationId of any call in the contracts. */
export type OperationId = keyof operations & keyof typeof operationTable;

/**
 * Input of one call: path and query parameters and the JSON body, as the contract types them. For several operations it is the union of
 * their inputs.
 */
export type OperationInput<Op extends OperationId> = Op extends OperationId ? InputOf<operations[Op]> : never;

/** JSON answer of a successful call (status 200 or 201); `undefined` if success has no body (204). */
export type OperationOutput<Op extends OperationId> = OutputOf<operations[Op]>;

export { credentialHeaders, operationTable };
