import type { Schema } from '../schema/schema.ts';

/** Props of every kind of field. */
export interface FieldProps {
  readonly at: string;
  /** The last step of `at`. */
  readonly name: string;
  /** As the schema around it says; `schema` is the same without references. */
  readonly schema: Schema;
  readonly label: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Pointer that is removed with the field: itself, or the section whose last entry it is. */
  readonly clearAt: string;
  /** Entries of lists have names that only programs read out. */
  readonly hidesLabel?: boolean;
}
