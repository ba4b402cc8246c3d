type PartOf<Operation, Part extends 'path' | 'query'> = Operation extends { parameters: infer P }
  ? Part extends keyof P
    ? Exclude<P[Part], undefined>
    : never
  : never;
type PathInput<Operation> = [PartOf<Operation, 'path'>] extends [never] ? unknown : { readonly path: Readonly<PartOf<Operation, 'path'>> };
type QueryInput<Operation> = [PartOf<Operation, 'query'>] extends [never]
  ? unknown
  : Partial<PartOf<Operation, 'query'>> extends PartOf<Operation, 'query'>
    ? { readonly query?: Readonly<PartOf<Operation, 'query'>> }
    : { readonly query: Readonly<PartOf<Operation, 'query'>> };
type BodyInput<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Readonly<Body> }
  : unknown;

/** Input of an operation of a generated `schema.ts`: path and query parameters and the JSON body, as the contract types them. */
export type InputOf<Operation> = object & PathInput<Operation> & QueryInput<Operation> & BodyInput<Operation>;

/** JSON answer of a successful call (status 200 or 201); `undefined` if success has no body (204). */
export type OutputOf<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Output } } } }
  ? Output
  : Operation extends { responses: { 201: { content: { 'application/json': infer Created } } } }
    ? Created
    : undefined;
