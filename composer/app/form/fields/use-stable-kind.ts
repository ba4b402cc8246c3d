import { useState } from 'react';
import { useForm } from '../form-context.ts';
import { fieldKind, type FieldKind } from '../schema/field-kind.ts';
import type { Schema } from '../schema/schema.ts';

/** Kind of field for a value. A text that becomes longer during typing keeps its field, because another field would lose the cursor. */
export function useStableKind(schema: Schema, value: unknown): FieldKind {
  const { references } = useForm();
  const kind = fieldKind(schema, value, references);
  const [first, setFirst] = useState(kind);
  const isText = (each: FieldKind): boolean => each === 'text' || each === 'longText';
  if (isText(kind) && isText(first)) return first;
  if (kind !== first) setFirst(kind);
  return kind;
}
