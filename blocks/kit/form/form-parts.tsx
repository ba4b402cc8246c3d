import { fieldsToFix, formRefused } from '#domain/texts/form-messages.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { FormFinding } from './check.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { FORM_NAME, FORM_TOKEN, type FormView } from './form.ts';
import { controlId, fieldProps, FormField } from './form-field.tsx';
import { FormRows } from './form-rows.tsx';
import { fieldsIn } from './rows.ts';

export interface PlainFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onInput' | 'ref'> {
  readonly form: FormView;
  /** Findings at the fields; by default those of the returned form. */
  readonly findings?: readonly FormFinding[];
  /** Hidden fields that are shown; by default those with findings. */
  readonly demanded?: ReadonlySet<string>;
  /** Findings in the summary; by default those at the fields. */
  readonly summary?: readonly FormFinding[];
  readonly isBusy?: boolean;
  /** Subject of the submit button for screen readers, which do not read the text beside it. */
  readonly about?: string;
  /** Description of the effect in the confirmation; by default the entered values. */
  readonly told?: ReactNode;
  /** Key of the rows; a new one re-renders them from the form's values. */
  readonly rowsKey?: number;
}

/** Complete form as HTML that works without scripts: it is submitted to the page's own address. */
export function PlainForm({
  form,
  findings = form.findings,
  demanded = demandedBy(findings),
  summary = findings,
  isBusy = false,
  about,
  told,
  rowsKey,
  ...handlers
}: PlainFormProps) {
  if (form.asked !== undefined) return <ConfirmForm form={form} asked={form.asked} told={told} />;
  const { name, action, token, submit, rows } = form;
  const fields = form.fields.filter(({ at, isOnDemand }) => isOnDemand === undefined || demanded.has(at));
  return (
    <form
      {...handlers}
      className="form"
      method="post"
      action={action}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      aria-busy={isBusy || undefined}
      data-form={name}
    >
      {summary.length > 0 && <Summary form={form} findings={summary} />}
      <input type="hidden" name={FORM_NAME} value={name} />
      <input type="hidden" name={FORM_TOKEN} value={token} />
      {rows !== undefined && (
        // Enter activates the first button of a form, which must not be one that removes a row.
        <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
          {submit}
        </button>
      )}
      {fields.map((field) => (
        <FormField key={field.at} {...fieldProps(form, field, findings)} />
      ))}
      {rows !== undefined && <FormRows key={rowsKey} form={form} rows={rows} findings={findings} />}
      <button className="form__submit" type="submit" aria-disabled={isBusy || undefined}>
        {submit}
        {about !== undefined && <span className="visually-hidden"> ({about})</span>}
      </button>
    </form>
  );
}

/** Names of the fields with findings. */
export function demandedBy(findings: readonly FormFinding[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({ field }) => field ?? []));
}

/** Lists the findings, each with a link to its field. It takes the focus, so that nobody has to search for the error. */
function Summary({ form, findings }: { readonly form: FormView; readonly findings: readonly FormFinding[] }) {
  const { name, values } = form;
  const reachable = new Set(
    fieldsIn(form, values)
      .filter(({ kind }) => kind !== 'hidden')
      .map(({ at }) => at),
  );
  const isAboutForm = findings.every(({ field }) => field === undefined);
  return (
    <div className="form__summary" role="alert" tabIndex={-1} {...focusOnLoad}>
      <h2 className="form__summary-title">{isAboutForm ? formRefused : fieldsToFix(findings.length)}</h2>
      <ul>
        {findings.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field !== undefined && reachable.has(field) ? <a href={`#${controlId(name, field)}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the findings, which the visitor expects after submitting. */
const focusOnLoad = { autoFocus: true };
