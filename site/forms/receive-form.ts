import * as messages from '#domain/texts/messages.ts';
import type { Readable } from 'node:stream';
import type { Arriving } from '#entrance/arrival.ts';
import { FORM_NAME, FORM_TOKEN, type BlockForm } from '#blocks/kit/form/form.ts';
import { valuesOf, type FormValues } from '#blocks/kit/form/values.ts';
import { isOwnOrigin } from '../bff/own-origin.ts';
import { tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { formCookieOf } from './form-cookie.ts';
import { readToken } from './form-token.ts';
import { refused, type Outcome, type Refused } from './outcome.ts';
import { hasRepeated, readSubmission } from './read-submission.ts';
import { runForm, type RunOptions } from './run-form.ts';
import type { Submissions } from './submissions.ts';

/** A form that was sent to a page, and what became of it. */
export interface ReceivedForm {
  readonly form: BlockForm;
  readonly values: FormValues;
  readonly outcome: Outcome;
}

export interface FormDesk extends RunOptions {
  readonly secret: string;
  readonly submissions: Submissions;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The forms of the page, of which there is at least one. */
export type Forms = readonly [BlockForm, ...BlockForm[]];

/**
 * Takes a form in: from a page of ours, of a bearable size, with a token that we gave to this visitor and
 * session for this form, and each only once. Everything else comes back with a sentence that says what to do.
 */
export async function receiveForm(request: Readable & Arriving, forms: Forms, desk: FormDesk): Promise<ReceivedForm> {
  const asWhole = (outcome: Refused): ReceivedForm => ({ form: forms[0], values: {}, outcome });
  if (!isOwnOrigin(request)) return asWhole(refused(403, messages.foreignForm));
  const submission = await readSubmission(request);
  if (submission.kind === 'refused') return asWhole(submission);
  const { pairs, digest } = submission;
  const form = forms.find(({ name }) => name === pairs.get(FORM_NAME));
  if (form === undefined) return asWhole(refused(400, messages.unknownForm));
  const values = valuesOf(form.fields, pairs);
  const received = (outcome: Outcome): ReceivedForm => ({ form, values, outcome });
  if (hasRepeated(pairs, [FORM_NAME, FORM_TOKEN, ...form.fields.map(({ at }) => at)])) return received(refused(400, messages.inputTwice));
  const [{ cookie }, secure] = [request.headers, isSecure(request)];
  const visitor = formCookieOf(cookie, secure);
  if (visitor === undefined) return received(refused(403, messages.formWithoutCookie));
  const holder = { visitor, session: tokenOf(cookie, secure), form: form.name };
  const token = readToken(desk.secret, pairs.get(FORM_TOKEN) ?? '', holder, desk.now);
  if (token.kind !== 'valid') return received(refused(403, token.kind === 'expired' ? messages.formExpired : messages.formForeign));
  const outcome = await desk.submissions.once(token.id, digest, () => runForm(form, values, desk));
  return received(outcome ?? refused(409, messages.formSpent));
}
