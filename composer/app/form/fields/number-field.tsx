import { TextInput } from '@mantine/core';
import { numberOf, numericInput } from '#domain/input/numeric.ts';
import { useState } from 'react';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.tsx';
import { useTyped } from './use-typed.ts';

const GERMAN = numericInput();

/** A number in German format: `1.234,5`. Text that is not a number stays in the field and is not written to the document. */
export function NumberField(props: FieldProps) {
  const [fault, setFault] = useState<string>();
  const { input, write, clear } = useField(props, fault);
  const [text, setText] = useTyped(props.value, germanNumber);
  const change = (next: string): void => {
    const number = numberOf(next, GERMAN);
    const isWhole = !(props.schema.type === 'integer') || number === undefined || Number.isInteger(number);
    setFault(
      next.trim() === '' || (number !== undefined && isWhole) ? undefined : isWhole ? 'Das ist keine Zahl.' : 'Hier steht eine ganze Zahl.',
    );
    setText(next, next.trim() === '' ? undefined : number !== undefined && isWhole ? number : props.value);
    if (next.trim() === '') clear();
    else if (number !== undefined && isWhole) write(number, 'typing');
  };
  return (
    <TextInput
      {...input}
      value={text}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** German form of a number: `1234.5` → `1234,5`. The result parses back to the same number. */
function germanNumber(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
}
