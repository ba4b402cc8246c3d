/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** Places in the props of blocks that hold titles of their parts (`x-part-title`): names that lead there, lists on the way left out. */
export const partTitles: Readonly<Record<string, readonly (readonly string[])[]>> = {
  questions: [['groups', 'questions', 'question']],
};
