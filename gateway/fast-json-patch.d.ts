/** The part that applies patches, without the one that observes objects; the package describes both in one. */
declare module 'fast-json-patch/module/core.mjs' {
  export { applyOperation, validator, type Operation } from 'fast-json-patch';
}
