import type { ReactNode } from 'react';
import { Help } from '../help.tsx';
import { useForm, useFindings, type FormContext } from '../form-context.ts';
import { helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';

interface Field {
  readonly form: FormContext;
  /** Label, help and errors in the form that Mantine's inputs expect. */
  readonly input: {
    readonly label?: string;
    readonly 'aria-label'?: string;
    readonly description?: ReactNode;
    readonly error?: string;
    readonly required: boolean;
  };
  readonly write: (value: unknown, typing?: 'typing') => void;
  readonly clear: () => void;
}

/** Shared logic of fields with one value. `own` is an error that the field itself finds in the typed text. */
export function useField({ at, schema, label, isRequired, clearAt, hidesLabel }: FieldProps, own?: string): Field {
  const form = useForm();
  const findings = useFindings(at, 'below');
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  const error = [...(own === undefined ? [] : [own]), ...errors].join(' ');
  const help = hidesLabel === true ? undefined : helpOf(label, schema);
  const told = warnings.join(' ');
  return {
    form,
    input: {
      ...(hidesLabel === true ? { 'aria-label': label } : { label }),
      ...((help !== undefined || told !== '') && {
        description: (
          <>
            {help !== undefined && <Help text={help} label={label} />} {told}
          </>
        ),
      }),
      ...(error !== '' && { error }),
      required: isRequired,
    },
    write: (value, typing) => form.put(at, value, typing),
    clear: () => form.clear(clearAt),
  };
}
