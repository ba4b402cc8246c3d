import { Button } from '@mantine/core';
import { useForm } from '../form-context.ts';
import { starter } from '../schema/starter.ts';
import { helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';

/** Button that adds a missing section with a starting value. */
export function AddSection({ at, schema, label, hidesLabel }: FieldProps) {
  const { put, root, announce } = useForm();
  return (
    <Button
      size="xs"
      variant="default"
      title={hidesLabel === true ? undefined : helpOf(label, schema)}
      onClick={() => {
        put(at, starter(schema, root));
        announce(`${label} hinzugefügt`);
      }}
    >
      + {label}
    </Button>
  );
}

/** Button that removes an optional section. */
export function RemoveSection({ label, isRequired, clearAt, hidesLabel }: FieldProps) {
  const { clear, announce } = useForm();
  if (isRequired || hidesLabel === true) return null;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={`${label} entfernen`}
      onClick={() => {
        clear(clearAt);
        announce(`${label} entfernt`);
      }}
    >
      Entfernen
    </Button>
  );
}
