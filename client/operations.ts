import type { components, operations } from './generated/schema.ts';
import { credentialHeaders, operationTable } from './generated/operations.ts';

/** Any schema of the contracts by name, e.g. `Schema<'Quote'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The operationId of any call in the contracts. */
export type OperationId = keyof operations & keyof typeof operationTable;

type PartOf<Op extends OperationId, Part extends 'path' | 'query'> = operations[Op] extends { parameters: infer P }
  ? Part extends keyof P
    ? Exclude<P[Part], undefined>
    : never
  : never;
type PathInput<Op extends OperationId> = [PartOf<Op, 'path'>] extends [never] ? unknown : { readonly path: Readonly<PartOf<Op, 'path'>> };
type QueryInput<Op extends OperationId> = [PartOf<Op, 'query'>] extends [never]
  ? unknown
  : Partial<PartOf<Op, 'query'>> extends PartOf<Op, 'query'>
    ? { readonly query?: Readonly<PartOf<Op, 'query'>> }
    : { readonly query: Readonly<PartOf<Op, 'query'>> };
type BodyInput<Op extends OperationId> = operations[Op] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Readonly<Body> }
  : unknown;

/**
 * What one call needs: path and query parameters and the JSON body, as the contract types them. For several operations it
 * is the union of their inputs.
 */
export type OperationInput<Op extends OperationId> = Op extends OperationId
  ? object & PathInput<Op> & QueryInput<Op> & BodyInput<Op>
  : never;

/** The JSON answer of one successful call (status 200 or 201); `undefined` where success has no body (204). */
export type OperationOutput<Op extends OperationId> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': infer Output } } };
}
  ? Output
  : operations[Op] extends { responses: { 201: { content: { 'application/json': infer Created } } } }
    ? Created
    : undefined;

export { credentialHeaders, operationTable };
