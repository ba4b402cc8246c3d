import { referenceOf } from '../schema/field-kind.ts';
import type { FieldProps } from './field.ts';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.tsx';

/** Field for a reference: its picker, or a text field if there is none. */
export function ReferenceField(props: FieldProps) {
  const { form, input, write, clear } = useField(props);
  const Picker = form.pickers[referenceOf(props.schema) ?? ''];
  if (Picker === undefined) return <TextField {...props} />;
  return (
    <Picker
      at={props.at}
      name={props.name}
      value={props.value}
      schema={props.schema}
      label={props.label}
      description={input.description}
      error={input.error}
      required={props.isRequired}
      whole={form.whole}
      start={form.start}
      document={form.document}
      root={form.root}
      onPut={form.putAll}
      onSend={form.send}
      onChange={(value) => {
        if (value !== undefined && value !== '') write(value);
        else if (props.isRequired) write('');
        else clear();
      }}
    />
  );
}
