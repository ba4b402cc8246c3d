/** The part that applies patches, without the one that observes objects; the package describes both in one. */
declare module 'fast-json-patch/module/core.mjs' {
  import { validator } from 'fast-json-patch';
  export { validator };
  /** @param operation any object: `validate` throws for what is no operation, such as one without a value. */
  export function applyOperation(document: unknown, operation: object, validate: typeof validator): { readonly newDocument: unknown };
}
