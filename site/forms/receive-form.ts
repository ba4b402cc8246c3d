import * as messages from '#domain/texts/messages.ts';
import type { Readable } from 'node:stream';
import type { Arriving } from '#entrance/arrival.ts';
import type { FormFinding } from '#blocks/kit/form/check.ts';
import { FORM_BACK, FORM_NAME, FORM_ROWS, FORM_SEAL, FORM_TOKEN, type BlockForm } from '#blocks/kit/form/form.ts';
import { changeRows, countName, fieldsIn, readRowChange, sentValues } from '#blocks/kit/form/rows.ts';
import { fileNames, shownValues, type FormValues } from '#blocks/kit/form/values.ts';
import { isOwnOrigin } from '../bff/own-origin.ts';
import { tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { formCookieOf } from './form-cookie.ts';
import { readToken, type TokenHolder } from './form-token.ts';
import { refused, invalidInput, type Outcome, type Refused } from './outcome.ts';
import { hasRepeated, readSubmission } from './read-submission.ts';
import { askToConfirm, runConfirmed, runForm, type RunOptions } from './run-form.ts';
import { openSeal, sealForm, type SealedForm } from './seal.ts';
import type { Submissions } from './submissions.ts';

/** Submitted form with its outcome. */
export interface ReceivedForm {
  readonly form: BlockForm;
  readonly values: FormValues;
  readonly outcome: Outcome;
}

export interface SubmissionContext extends RunOptions {
  readonly secret: string;
  readonly submissions: Submissions;
  /** Time in ms since 1970. */
  readonly now: number;
}

/** Forms of a page, at least one. */
export type Forms = readonly [BlockForm, ...BlockForm[]];

/**
 * Receives a form. Checks that it comes from our origin, is not too large, has a valid token for this visitor, session and form, and was
 * not submitted before. Otherwise the form is shown with a message that says what to do.
 */
export async function receiveForm(request: Readable & Arriving, forms: Forms, context: SubmissionContext): Promise<ReceivedForm> {
  const asWhole = (outcome: Refused): ReceivedForm => ({ form: forms[0], values: {}, outcome });
  if (!isOwnOrigin(request)) return asWhole(refused(403, messages.foreignForm));
  const files = forms.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'file'));
  const submission = await readSubmission(request, files);
  if (submission.kind === 'refused') return asWhole(submission);
  const { pairs, digest, refusal, findings } = submission;
  const form = forms.find(({ name }) => name === pairs.get(FORM_NAME));
  if (form === undefined) return asWhole(refusal ?? refused(400, messages.unknownForm));
  const values = sentValues(form, pairs);
  const received = (outcome: Outcome): ReceivedForm => ({ form, values, outcome });
  if (refusal !== undefined) return received(refusal);
  if (hasRepeated(pairs, namesOf(form, values))) return received(refused(400, messages.inputTwice));
  const [{ cookie }, secure] = [request.headers, isSecure(request)];
  const visitor = formCookieOf(cookie, secure);
  if (visitor === undefined) return received(refused(403, messages.formWithoutCookie));
  const holder = { visitor, session: tokenOf(cookie, secure), form: form.name };
  const token = readToken(context.secret, pairs.get(FORM_TOKEN) ?? '', holder, context.now);
  if (token.kind !== 'valid') return received(refused(403, token.kind === 'expired' ? messages.formExpired : messages.formForeign));
  const change = readRowChange(pairs.get(FORM_ROWS));
  if (change !== undefined && form.rows !== undefined) {
    const next = changeRows(form.rows, shownValues(form.fields, values), change);
    return received({ kind: 'shown', state: { ...next, findings: [] } });
  }
  if (findings.length > 0) return received(invalidInput(joined(findings, form.check(values))));
  if (form.confirm !== undefined) return receiveConfirmed({ form, values, pairs, holder }, context);
  const outcome = await context.submissions.once(token.id, digest, () => runForm(form, values, context));
  return received(outcome ?? refused(409, messages.formSpent));
}

/** All names that a form sends; each may occur once. */
function namesOf(form: BlockForm, values: FormValues): readonly string[] {
  const ofFields = fieldsIn(form, values).flatMap(({ at, kind }) => {
    const { name, kept } = fileNames(at);
    return kind === 'file' ? [at, name, kept] : [at];
  });
  return [FORM_NAME, FORM_TOKEN, FORM_SEAL, FORM_ROWS, ...(form.rows === undefined ? [] : [countName(form.rows)]), ...ofFields];
}

/** Merges findings about files with those about other fields. */
function joined(ofFiles: readonly FormFinding[], others: readonly FormFinding[]): readonly FormFinding[] {
  const reported = new Set(ofFiles.map(({ field }) => field));
  return [...ofFiles, ...others.filter(({ field }) => !reported.has(field))];
}

interface SentForm {
  readonly form: BlockForm;
  readonly values: FormValues;
  readonly pairs: URLSearchParams;
  readonly holder: TokenHolder;
}

/**
 * Receives a form that needs confirmation. Without a seal it is shown with the question; with a seal its sealed content is executed, or the
 * form is shown again for changes. A seal is valid once, on whatever page it was rendered.
 */
async function receiveConfirmed({ form, values, pairs, holder }: SentForm, context: SubmissionContext): Promise<ReceivedForm> {
  const seal = pairs.get(FORM_SEAL);
  if (seal === null) {
    const sign = (sealed: SealedForm): string | undefined => sealForm(context.secret, holder, sealed, context.now);
    return { form, values, outcome: await askToConfirm(form, values, context, sign) };
  }
  const opened = openSeal(context.secret, seal, holder, context.now);
  if (opened.kind === 'foreign') return { form, values, outcome: refused(403, messages.confirmationForeign) };
  const { sealed } = opened;
  const received = (outcome: Outcome): ReceivedForm => ({ form, values: sealed.values, outcome });
  if (pairs.has(FORM_BACK)) return received({ kind: 'shown', state: { values: sealed.values, findings: [] } });
  if (opened.kind === 'expired') return received(refused(403, messages.confirmationExpired));
  const outcome = await context.submissions.once(opened.id, opened.id, () => runConfirmed(form, sealed, context));
  return received(outcome ?? refused(409, messages.confirmationSpent));
}
