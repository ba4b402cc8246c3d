import { Autocomplete } from '@mantine/core';
import { useTyped } from '../forms/fields/use-typed.ts';
import type { PickerProps } from '../forms/form-context.ts';
import { plainText } from '../forms/schema/schema.ts';
import { addressesIn } from './names.ts';
import { useDocuments } from './use-names.ts';

/** An address: the portal's are offered, any may be written. */
export function PathPicker({ value, label, description, error, required, onChange }: PickerProps) {
  const addresses = addressesIn(useDocuments());
  const [text, setText] = useTyped(value, plainText);
  return (
    <Autocomplete
      label={label}
      description={description}
      error={error}
      required={required}
      limit={30}
      placeholder="/…"
      value={text}
      data={[...addresses]}
      onChange={(next) => {
        setText(next, next === '' && !required ? undefined : next);
        onChange(next);
      }}
    />
  );
}
