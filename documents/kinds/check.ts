import type { PlacedFault } from '../reader/fault.ts';
import type { References } from '../reader/references/context.ts';

/** Check of the documents of one kind. It does not receive documents that are faulty by themselves. */
export type Check<Documents> = (documents: Documents, references: References) => readonly PlacedFault[];
