import type { ComponentProps, ReactNode } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import { fileAttached } from '#domain/texts/form-messages.ts';
import type { FormFinding } from './check.ts';
import type { Field } from './fields.ts';
import type { FormView } from './form.ts';
import { fileNames } from './values.ts';

export interface FormFieldProps {
  readonly form: string;
  readonly field: Field;
  readonly value: string | undefined;
  /** Error in the value; it stands at the field and is read with it. */
  readonly message: string | undefined;
  /** Name of the file that was sent before and is still there. */
  readonly kept?: string | undefined;
  /** The field comes next, and a page that comes back begins there. */
  readonly isNext?: boolean;
}

/** The props of one of a form's fields. */
export function fieldProps(
  { name, values, focus }: Pick<FormView, 'name' | 'values' | 'focus'>,
  field: Field,
  findings: readonly FormFinding[],
): FormFieldProps {
  return {
    form: name,
    field,
    value: values[field.at],
    message: findings.find((finding) => finding.field === field.at)?.message,
    kept: field.kind === 'file' ? values[fileNames(field.at).name] : undefined,
    isNext: field.at === focus,
  };
}

/** Id of a field's control, for the summary's links. */
export function controlId(form: string, at: string): string {
  return `${form}-${at}`.replaceAll('.', '-');
}

/** One field: label, hint, finding and control, tied together for screen readers. */
export function FormField({ form, field, value, message, kept, isNext = false }: FormFieldProps) {
  const { at, kind, label, required, hint, link } = field;
  const id = controlId(form, at);
  const described = [hint === undefined && link === undefined ? '' : `${id}-hint`, message === undefined ? '' : `${id}-finding`];
  const shared: SharedProps = {
    id,
    name: at,
    'aria-describedby': described.join(' ').trim() || undefined,
    'aria-invalid': message === undefined ? undefined : true,
    'aria-required': required || undefined,
    autoComplete: field.autocomplete,
    autoFocus: isNext || undefined,
  };
  if (kind === 'hidden') return <input type="hidden" name={at} defaultValue={value} />;
  const name = (
    <label className="form-field__label" htmlFor={id}>
      {label}
      {!required && kind !== 'checkbox' && field.isOnDemand === undefined && <span className="form-field__optional"> (freiwillig)</span>}
    </label>
  );
  const about: ReactNode = (
    <>
      {(hint !== undefined || link) && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {hint} {link && <a href={safeHref(link.address)}>{link.label}</a>}
        </p>
      )}
      {message !== undefined && (
        <p className="form-field__finding" id={`${id}-finding`}>
          <span className="visually-hidden">Fehler: </span>
          {message}
        </p>
      )}
    </>
  );
  const className = message === undefined ? 'form-field' : 'form-field form-field--wrong';
  if (kind === 'checkbox') {
    return (
      <div className={`${className} form-field--box`}>
        <input {...shared} type="checkbox" value="1" defaultChecked={value !== undefined && value !== ''} />
        {name}
        {about}
      </div>
    );
  }
  return (
    <div className={className}>
      {name}
      {about}
      {kept !== undefined && <KeptFile at={at} name={kept} text={value} />}
      <Control field={field} value={value} shared={shared} />
    </div>
  );
}

/** A browser never fills in a file again, so its text travels along. */
function KeptFile({ at, name, text }: { readonly at: string; readonly name: string; readonly text: string | undefined }) {
  const names = fileNames(at);
  return (
    <p className="form-field__hint">
      <input type="hidden" name={names.name} value={name} />
      <input type="hidden" name={names.kept} value={text} />
      {fileAttached(name)}
    </p>
  );
}

type SharedProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'autoComplete' | 'autoFocus'
>;

function Control({ field, value, shared }: { readonly field: Field; readonly value: string | undefined; readonly shared: SharedProps }) {
  const { kind, type, maxLength, options } = field;
  if (kind === 'select') {
    return (
      <select {...shared} className="form-field__control" defaultValue={value ?? ''}>
        <option value="">Bitte wählen</option>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'textarea')
    return <textarea {...shared} className="form-field__control" maxLength={maxLength} rows={6} defaultValue={value} />;
  if (kind === 'file')
    return <input {...shared} className="form-field__control form-field__control--file" type="file" accept={field.accept?.join(',')} />;
  // A browser would cut a pasted password short without a word, and a number's field would hide what is no number.
  return (
    <input
      {...shared}
      className="form-field__control"
      type={kind === 'number' ? 'text' : kind}
      inputMode={kind === 'number' ? (type === 'integer' ? 'numeric' : 'decimal') : undefined}
      maxLength={kind === 'password' ? undefined : maxLength}
      spellCheck={kind === 'text' ? undefined : false}
      defaultValue={kind === 'password' ? undefined : value}
    />
  );
}
