import type { PlacedFault } from '../reader/fault.ts';
import type { References } from '../reader/references/context.ts';

/** Check of the documents of one kind. Documents with faults of their own are not passed to it. */
export type Check<Documents> = (documents: Documents, references: References) => readonly PlacedFault[];
