import { pathTo, type Routes } from '#config/routes/path-of.ts';
import type { BlockForm } from '#blocks/kit/form/form.ts';
import { inputOf, type FormValues } from '#blocks/kit/form/values.ts';
import { toBeMended, type Outcome } from './outcome.ts';
import { providerRefusal } from './provider-refusal.ts';
import type { SendRequest } from './send-request.ts';

export interface RunOptions {
  readonly send: SendRequest;
  /** Where the portal's pages are. */
  readonly routes: Routes;
  /** Where a success leads instead of to the form's own address, if that is one of ours. */
  readonly leadsTo: (form: BlockForm) => string | undefined;
}

/** Checks a form and makes its call. Never throws for what visitor or provider do. */
export async function runForm(form: BlockForm, values: FormValues, { send, leadsTo, routes }: RunOptions): Promise<Outcome> {
  const findings = form.check(values);
  if (findings.length > 0) return toBeMended(findings);
  try {
    const { answer, cookies } = await send(form.operation, inputOf(form.fields, values));
    return { kind: 'done', location: leadsTo(form) ?? pathTo(routes, form.success, answer), cookies, displaySuccessMessage: form.done };
  } catch (error) {
    return providerRefusal(error, form.fields);
  }
}
