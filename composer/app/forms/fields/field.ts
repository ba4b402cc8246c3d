import type { Schema } from '../schema/schema.ts';

/** What every kind of field is given. */
export interface FieldProps {
  readonly at: string;
  /** The last step of `at`. */
  readonly name: string;
  /** As the schema around it says; `schema` is the same without references. */
  readonly schema: Schema;
  readonly label: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** What is to be taken out with the field: itself, or the section that it is the last entry of. */
  readonly clearAt: string;
  /** Entries of lists have names that only programs read out. */
  readonly hidesLabel?: boolean;
}
