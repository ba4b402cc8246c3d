import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { visibleError } from '#domain/input/field-error.ts';
import { reportAnswer } from '../page-state/report-answer.ts';
import { checkForm, type FormFinding, type RequestValidator } from './check.ts';
import { controlId } from './form-field.tsx';
import { demandedBy, PlainForm } from './form-parts.tsx';
import { FORM_ROWS, type FormView } from './form.ts';
import { changeRows, fieldsIn, readRowChange, sentValues, type RowChange } from './rows.ts';
import { sendForm } from './send-form.ts';

export interface LiveFormProps {
  readonly form: FormView;
  /** Validator of the form's request, the same as on the server. */
  readonly validate: RequestValidator;
}

/**
 * Form with scripts: shows an error as soon as a changed field loses the focus, and submits without loading a page. The plain form handles
 * everything else.
 */
export function LiveForm({ form, validate }: LiveFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>());
  const [findings, setFindings] = useState(form.findings);
  const [summary, setSummary] = useState(form.findings);
  // A hidden field that was shown once stays visible with its content.
  const [demanded, setDemanded] = useState(() => demandedBy(form.findings));
  const [token, setToken] = useState(form.token);
  const [isBusy, setIsBusy] = useState(false);
  const [filled, setFilled] = useState({ revision: 0, values: form.values });
  const afterPress = useAfterPress();

  const check = (): readonly FormFinding[] => {
    const values = sentValues(form, pairsOf(element.current));
    return checkForm(fieldsIn(form, values), validate, values);
  };
  const turnRows = (change: RowChange): void => {
    if (form.rows === undefined) return;
    const { values, focus } = changeRows(form.rows, sentValues(form, pairsOf(element.current)), change);
    setFilled(({ revision }) => ({ revision: revision + 1, values }));
    setFindings([]);
    setSummary([]);
    requestAnimationFrame(() => document.getElementById(controlId(form.name, focus))?.focus());
  };

  const onInput = ({ target }: FormEvent): void => {
    changed.current.add(nameOf(target));
  };
  const tell = (name: string): void => {
    const found = check().find(({ field }) => field === name);
    const error = visibleError({ touched: true, pristine: !changed.current.has(name), error: found?.message });
    setFindings((known) => [
      ...known.filter(({ field }) => field !== name || (found !== undefined && error === undefined)),
      ...(found !== undefined && error !== undefined ? [found] : []),
    ]);
  };
  const onBlur = ({ target }: FocusEvent): void => {
    const name = nameOf(target);
    afterPress(() => tell(name));
  };
  const show = (all: readonly FormFinding[]): void => {
    setFindings(all);
    setSummary(all);
    setDemanded((known) => new Set([...known, ...demandedBy(all)]));
    setIsBusy(false);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('.form__summary')?.focus());
  };
  const onSubmit = (event: FormEvent): void => {
    const change = rowChangeOf(event);
    if (change !== undefined) {
      event.preventDefault();
      return turnRows(change);
    }
    const faults = isBusy ? [] : check();
    // Forms with a confirmation or a file are submitted by the browser.
    const isPlain = form.confirm !== undefined || form.fields.some(({ kind }) => kind === 'file');
    if (!isBusy && isPlain && faults.length === 0) return setIsBusy(true);
    event.preventDefault();
    if (isBusy || element.current === null) return;
    if (faults.length > 0) return show(faults);
    setIsBusy(true);
    void submit(element.current, form.action, show, setToken);
  };
  return (
    <PlainForm
      ref={element}
      form={{ ...form, token, values: filled.values }}
      rowsKey={filled.revision}
      findings={findings}
      demanded={demanded}
      summary={summary}
      isBusy={isBusy}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    />
  );
}

/**
 * Submits the form.
 * @param action address; `element.action` is not used, since a field of that name would hide it, as one called `submit` hides the method
 */
async function submit(
  element: HTMLFormElement,
  action: string,
  show: (findings: readonly FormFinding[]) => void,
  setToken: (token: string) => void,
): Promise<void> {
  const outcome = await sendForm(action, pairsOf(element));
  if (outcome === undefined) {
    // An answer that is not ours, such as that of a proxy, is shown by a normal submission.
    HTMLFormElement.prototype.submit.call(element);
  } else if (outcome.kind === 'done') {
    location.assign(outcome.location);
  } else {
    reportAnswer(outcome);
    if (outcome.token !== undefined) setToken(outcome.token);
    show(outcome.findings);
  }
}

/**
 * Runs a function when no pointer button is pressed. Pressing on another element while leaving a field must not move that element before
 * the press becomes a click.
 */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', () => void (isPressed.current = true), options);
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => void (isPressed.current = false), options);
    return () => listening.abort();
  }, []);
  return (run) => {
    if (!isPressed.current) return run();
    const later = (): unknown => setTimeout(run);
    addEventListener('pointerup', later, { once: true });
  };
}

/** Change of rows that the pressed button requests. */
function rowChangeOf({ nativeEvent }: FormEvent): RowChange | undefined {
  const button = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
  return button instanceof HTMLButtonElement && button.name === FORM_ROWS ? readRowChange(button.value) : undefined;
}

function nameOf(target: EventTarget): string {
  return 'name' in target ? String(target.name) : '';
}

function pairsOf(element: HTMLFormElement | null): URLSearchParams {
  if (element === null) return new URLSearchParams();
  // For a file, its name is enough to show that there is one.
  return new URLSearchParams([...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
