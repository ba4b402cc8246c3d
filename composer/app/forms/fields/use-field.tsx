import { useForm, useFindings, type FormContext } from '../form-context.ts';
import { helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';

interface Field {
  readonly form: FormContext;
  /** Label, help and faults as Mantine's inputs take them. */
  readonly input: {
    readonly label?: string;
    readonly 'aria-label'?: string;
    readonly description?: string;
    readonly error?: string;
    readonly required: boolean;
  };
  readonly write: (value: unknown, typing?: 'typing') => void;
  readonly clear: () => void;
}

/** What fields with one value have in common. `own` is a fault that the field itself sees in what is typed. */
export function useField({ at, schema, label, isRequired, clearAt, hidesLabel }: FieldProps, own?: string): Field {
  const form = useForm();
  const findings = useFindings(at, 'below');
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  const error = [...(own === undefined ? [] : [own]), ...errors].join(' ');
  const description = [...(hidesLabel === true ? [] : [helpOf(label, schema)]), ...warnings].filter((text) => text !== undefined).join(' ');
  return {
    form,
    input: {
      ...(hidesLabel === true ? { 'aria-label': label } : { label }),
      ...(description !== '' && { description }),
      ...(error !== '' && { error }),
      required: isRequired,
    },
    write: (value, typing) => form.put(at, value, typing),
    clear: () => form.clear(clearAt),
  };
}
