import type { Schema } from '../schema/schema.ts';

/** Props of every kind of field. */
export interface FieldProps {
  readonly at: string;
  /** Last step of `at`. */
  readonly name: string;
  /** Schema as written by the parent; `schema` is the same with references resolved. */
  readonly schema: Schema;
  readonly label: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Pointer that is removed with the field: the field itself, or the section of which it is the last entry. */
  readonly clearAt: string;
  /** Whether the label is only for screen readers, as for entries of lists. */
  readonly hidesLabel?: boolean;
}
