import { useState } from 'react';
import { useForm } from '../form-context.ts';
import { fieldKind, type FieldKind } from '../schema/field-kind.ts';
import type { Schema } from '../schema/schema.ts';

/** The kind of field for a value. A text that grows while it is typed keeps its field: another one would lose the caret. */
export function useStableKind(schema: Schema, value: unknown): FieldKind {
  const { references } = useForm();
  const kind = fieldKind(schema, value, references);
  const [first, setFirst] = useState(kind);
  const isText = (each: FieldKind): boolean => each === 'text' || each === 'longText';
  if (isText(kind) && isText(first)) return first;
  if (kind !== first) setFirst(kind);
  return kind;
}
