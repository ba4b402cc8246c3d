import { fieldsToMend, formRefused } from '#domain/texts/form-messages.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { FormFinding } from './check.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { FORM_NAME, FORM_TOKEN, type FormView } from './form.ts';
import { controlId, FormField } from './form-field.tsx';

export interface PlainFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onInput' | 'ref'> {
  readonly form: FormView;
  /** What is told at the fields; by default what the form was sent back with. */
  readonly findings?: readonly FormFinding[];
  /** Fields on demand that are shown; by default those that findings ask for. */
  readonly demanded?: ReadonlySet<string>;
  /** What the summary tells; by default the same. */
  readonly summary?: readonly FormFinding[];
  readonly isBusy?: boolean;
  /** What the button is about, for who hears it and not what stands beside it. */
  readonly about?: string;
  /** What will happen, where the form asks whether it is meant; by default what was filled in. */
  readonly told?: ReactNode;
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
  ...handlers
}: PlainFormProps) {
  if (form.asked !== undefined) return <ConfirmForm form={form} asked={form.asked} told={told} />;
  const { name, action, token, values, submit } = form;
  const fields = form.fields.filter(({ at, isOnDemand }) => isOnDemand === undefined || demanded.has(at));
  return (
    <form {...handlers} className="form" method="post" action={action} noValidate aria-busy={isBusy || undefined} data-form={name}>
      {summary.length > 0 && <Summary form={form} findings={summary} />}
      <input type="hidden" name={FORM_NAME} value={name} />
      <input type="hidden" name={FORM_TOKEN} value={token} />
      {fields.map((field) => (
        <FormField
          key={field.at}
          form={name}
          field={field}
          value={values[field.at]}
          message={findings.find((finding) => finding.field === field.at)?.message}
        />
      ))}
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

/** What is to be mended, each with the way to its field. It gets the focus, so that nobody looks for what went wrong. */
function Summary({ form: { name, fields }, findings }: { readonly form: FormView; readonly findings: readonly FormFinding[] }) {
  const reachable = new Set(fields.filter(({ kind }) => kind !== 'hidden').map(({ at }) => at));
  const isAboutForm = findings.every(({ field }) => field === undefined);
  return (
    <div className="form__summary" role="alert" tabIndex={-1} {...focusOnLoad}>
      <h2 className="form__summary-title">{isAboutForm ? formRefused : fieldsToMend(findings.length)}</h2>
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
