import { Textarea, TextInput } from '@mantine/core';
import { plainText } from '../schema/schema.ts';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.tsx';
import { useTyped } from './use-typed.ts';

/** Text on one line. Emptying it removes an optional value. */
export function TextField(props: FieldProps) {
  const { input, change, text } = useTextField(props);
  const { schema } = props;
  return (
    <TextInput
      {...input}
      value={text}
      placeholder={exampleOf(props)}
      {...(schema.maxLength !== undefined && { maxLength: schema.maxLength })}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** Text on several lines. */
export function LongTextField(props: FieldProps) {
  const { input, change, text } = useTextField(props);
  return <Textarea {...input} value={text} rows={rowsOf(text)} onChange={(event) => change(event.currentTarget.value)} />;
}

export function useTextField(props: FieldProps) {
  const { input, write, clear } = useField(props);
  const [text, setText] = useTyped(props.value, plainText);
  const change = (next: string): void => {
    const isGone = next === '' && !props.isRequired;
    setText(next, isGone ? undefined : next);
    if (isGone) clear();
    else write(next, 'typing');
  };
  return { input, change, text };
}

/** Approximate number of lines that a text takes in a field. Measuring it would cost a layout for each field. */
export function rowsOf(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 60)), 0);
  return Math.min(14, Math.max(2, lines));
}

/** Example of the schema, as placeholder of an empty field. */
function exampleOf({ schema, isRequired }: FieldProps): string | undefined {
  const example = schema.examples?.[0];
  return !isRequired && schema['x-names'] === undefined && typeof example === 'string' ? `etwa ${example}` : undefined;
}
