import type { PlacedFault } from '../reader/fault.ts';
import type { References } from '../reader/references/context.ts';

/** What is wrong with documents of one kind and no other; a document that is faulty by itself is not among them. */
export type Check<Documents> = (documents: Documents, references: References) => readonly PlacedFault[];
