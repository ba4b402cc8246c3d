/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
declare const data: import('../reader/schemas.ts').Schemas['references'];
export default data;
