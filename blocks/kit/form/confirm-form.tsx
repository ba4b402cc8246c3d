import { changeInput, leaveAsItIs } from '#domain/texts/form-messages.ts';
import type { ReactNode } from 'react';
import { fieldsIn } from './rows.ts';
import { FORM_BACK, FORM_NAME, FORM_SEAL, FORM_TOKEN, type AskedConfirmation, type FormView } from './form.ts';

interface ConfirmFormProps {
  readonly form: FormView;
  readonly asked: AskedConfirmation;
  readonly told: ReactNode;
}

/** Confirmation step of a form: the effect, a button that carries it out, and one that leads back. It submits no value except the seal. */
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

/** Moves the focus to the question when the page returns with it. */
const focusOnLoad = { autoFocus: true };
