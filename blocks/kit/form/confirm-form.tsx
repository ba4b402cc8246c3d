import { changeInput, leaveAsItIs } from '#domain/texts/form-messages.ts';
import type { ReactNode } from 'react';
import { fieldsIn } from './rows.ts';
import { FORM_BACK, FORM_NAME, FORM_SEAL, FORM_TOKEN, type AskedConfirmation, type FormView } from './form.ts';

interface ConfirmFormProps {
  readonly form: FormView;
  readonly asked: AskedConfirmation;
  readonly told: ReactNode;
}

/** The question whether a form is meant: what will happen, a button that does it, and one that leads back. It sends no value but the seal. */
export function ConfirmForm({ form, asked, told }: ConfirmFormProps) {
  const { name, action, token, values, confirm } = form;
  const id = `${name.replaceAll('.', '-')}-confirm`;
  const seen = fieldsIn(form, values).filter(({ at, kind }) => kind !== 'hidden' && (values[at] ?? '') !== '');
  return (
    <form className="form form-confirm" method="post" action={action} data-form={name} aria-labelledby={id}>
      <h3 className="form-confirm__title" id={id} tabIndex={-1} {...focusOnLoad}>
        {confirm?.title}
      </h3>
      {told ?? (
        <dl className="form-confirm__values">
          {seen.map(({ at, kind, label, options, row }) => (
            <div key={at}>
              <dt>{row === undefined ? label : `${row.legend}, ${label}`}</dt>
              <dd>{kind === 'checkbox' ? 'Ja' : (options?.find(({ value }) => value === values[at])?.label ?? values[at])}</dd>
            </div>
          ))}
        </dl>
      )}
      <input type="hidden" name={FORM_NAME} value={name} />
      <input type="hidden" name={FORM_TOKEN} value={token} />
      <input type="hidden" name={FORM_SEAL} value={asked.seal} />
      <div className="form-confirm__ways">
        <button className="form__submit" type="submit">
          {confirm?.submit}
        </button>
        <button className="form-confirm__back" type="submit" name={FORM_BACK} value="1">
          {seen.length > 0 ? changeInput : leaveAsItIs}
        </button>
      </div>
    </form>
  );
}

/** A page that comes back with a question is about that question. */
const focusOnLoad = { autoFocus: true };
