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
  /** Error in the value; screen readers read it with the field. */
  readonly message: string | undefined;
  /** Name of the previously submitted file, which is still attached. */
  readonly kept?: string | undefined;
  /** Whether it gets the focus when the page returns. */
  readonly isNext?: boolean;
}

/** Props of a form's field: its value, its finding, and whether it gets the focus. */
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

/** Id of a field's control, for links in the summary. */
export function controlId(form: string, at: string): string {
  return `${form}-${at}`.replaceAll('.', '-');
}

/** Field with label, hint, finding and control, which are linked for screen readers. */
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

/** Hidden fields with the text of a submitted file, since browsers do not refill file inputs. */
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
  // A password has no `maxLength`, since browsers would silently truncate a pasted one. A number field is a text input, since `type=number`
  // would hide invalid text.
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
