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
  /** Findings at the fields; by default those that the form was sent back with. */
  readonly findings?: readonly FormFinding[];
  /** Fields on demand that are shown; by default those that findings ask for. */
  readonly demanded?: ReadonlySet<string>;
  /** Findings in the summary; by default the same. */
  readonly summary?: readonly FormFinding[];
  readonly isBusy?: boolean;
  /** Subject of the button for screen readers, where the text beside it is not read. */
  readonly about?: string;
  /** Effect that a form tells before it asks whether it is meant; by default the values that were filled in. */
  readonly told?: ReactNode;
  /** Another one draws the rows anew, as they stand in the form's values. */
  readonly rowsKey?: number;
}

/** A whole form as HTML that works by itself: it is sent to the page's own address. */
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
        // The Enter key presses the first button of a form, which must not take a row away.
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

/** The fields that findings are about. */
export function demandedBy(findings: readonly FormFinding[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({ field }) => field ?? []));
}

/** Lists the findings, each with a link to its field. It takes the focus, so that nobody has to look for the error. */
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

/** Where a page comes back with findings, they are what its visitor waits for. */
const focusOnLoad = { autoFocus: true };
