/** Types of the part that applies patches, without the part that observes objects; the package declares both together. */
declare module 'fast-json-patch/module/core.mjs' {
  import { validator } from 'fast-json-patch';
  export { validator };
  /**
   * Applies one operation.
   * @param operation any object; `validate` throws for an invalid operation, such as one without a value
   */
  export function applyOperation(document: unknown, operation: object, validate: typeof validator): { readonly newDocument: unknown };
}
