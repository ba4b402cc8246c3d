/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** The examples of every block; files from the root of the project. */
export const fixtureFiles = [] as const;
