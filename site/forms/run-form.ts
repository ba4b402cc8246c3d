import { pathTo, type Routes } from '#documents/routes/path-of.ts';
import type { BlockForm } from '#blocks/kit/form/form.ts';
import type { Field } from '#blocks/kit/form/fields.ts';
import { fieldsIn } from '#blocks/kit/form/rows.ts';
import { inputOf, placesOf, withoutFiles, type FormInput, type FormValues } from '#blocks/kit/form/values.ts';
import * as messages from '#domain/texts/messages.ts';
import { refused, invalidInput, type Outcome, type Refused, type Shown } from './outcome.ts';
import { providerRefusal } from './provider-refusal.ts';
import type { SealedForm } from './seal.ts';
import type { SendRequest } from './send-request.ts';

export interface RunOptions {
  readonly send: SendRequest;
  /** Routes of the portal's pages. */
  readonly routes: Routes;
  /** Returns the target after a success if the request names one on our hosts; it replaces the form's target. */
  readonly leadsTo: (form: BlockForm) => string | undefined;
}

/** Validates a form and makes its call. Never rejects because of input or the provider's answer. */
export async function runForm(form: BlockForm, values: FormValues, options: RunOptions): Promise<Outcome> {
  const findings = form.check(values);
  if (findings.length > 0) return invalidInput(findings);
  const fields = fieldsIn(form, values);
  return makeCall(form, { input: inputOf(fields, values), places: placesOf(fields, values) }, options);
}

/** Executes what a visitor has confirmed: exactly the content that was shown, even if data has changed since. */
export async function runConfirmed(form: BlockForm, { values, fills }: SealedForm, options: RunOptions): Promise<Outcome> {
  const fields = fieldsIn(form, values);
  const input = inputOf(fields, values);
  if (form.confirm?.asks === undefined) return makeCall(form, { input, places: placesOf(fields, values) }, options);
  // The body is not built from the fields, so errors of the provider belong to none of them.
  return makeCall(form, { input: { path: input.path, body: fills }, places: new Map() }, options);
}

/**
 * Validates a form and asks the provider for its effect, which the visitor confirms before it happens.
 * @param seal signs the shown content; undefined if it is too large
 */
export async function askToConfirm(
  form: BlockForm,
  values: FormValues,
  { send }: RunOptions,
  seal: (sealed: SealedForm) => string | undefined,
): Promise<Refused | Shown> {
  const findings = form.check(values);
  if (findings.length > 0) return invalidInput(findings);
  const { asks, fills = {} } = form.confirm ?? {};
  const fields = fieldsIn(form, values);
  try {
    const { answer } = asks === undefined ? {} : await send(asks, inputOf(fields, values));
    const answered = new Map<string, unknown>(Object.entries(answer ?? {}));
    const taken = new Map(Object.entries(fills).map(([place, key]) => [place, key && answered.get(key)]));
    const sealed = seal({ values: withoutFiles(fields, values), fills: Object.fromEntries(taken) });
    if (sealed === undefined) return refused(413, messages.inputsTooLong);
    return { kind: 'shown', state: { values, findings: [], asked: { seal: sealed, answer } } };
  } catch (error) {
    return providerRefusal(error, placesOf(fields, values));
  }
}

interface CallOfForm {
  readonly input: FormInput;
  readonly places: ReadonlyMap<string, Field>;
}

async function makeCall(form: BlockForm, { input, places }: CallOfForm, { send, leadsTo, routes }: RunOptions): Promise<Outcome> {
  try {
    const { answer, cookies } = await send(form.operation, input);
    return {
      kind: 'done',
      location: leadsTo(form) ?? pathTo(routes, form.success, { ...input.path, ...(typeof answer === 'object' && answer) }),
      cookies,
      displaySuccessMessage: form.done,
    };
  } catch (error) {
    return providerRefusal(error, places);
  }
}
