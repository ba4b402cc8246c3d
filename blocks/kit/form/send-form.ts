import * as messages from '#domain/texts/messages.ts';
import type { FormFinding } from './check.ts';

/** Result of a submission that the site returns to scripts. */
export type FormAnswer =
  | { readonly kind: 'done'; readonly location: string }
  /** Result of a form that has another step: it needs a normal submission, which leads to its page. */
  | { readonly kind: 'shown' }
  | {
      readonly kind: 'refused';
      /** Name of the form that shows the error; it also marks the answer as that of a form. */
      readonly form: string;
      readonly isFormAction: true;
      readonly errorCode: number;
      readonly statusCode: number;
      readonly displayErrorMessage: string;
      readonly findings: readonly FormFinding[];
      /** Token of the next submission; without it the present one can be submitted again. */
      readonly token?: string;
    };

const OFFLINE = messages.formNotSent;

/** Results that a script can handle itself. */
type ReportedAnswer = Exclude<FormAnswer, { readonly kind: 'shown' }>;

/** Submits a form like the browser, but requests data instead of a page; undefined if the answer is not ours. */
export async function sendForm(
  address: string,
  pairs: URLSearchParams,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ReportedAnswer | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: pairs,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return {
      kind: 'refused',
      form: pairs.get('_form') ?? '',
      isFormAction: true,
      errorCode: 0,
      statusCode: 0,
      displayErrorMessage: OFFLINE,
      findings: [{ message: OFFLINE }],
    };
  }
}

function isAnswer(answer: unknown): answer is ReportedAnswer {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return false;
  if (answer.kind === 'done') return 'location' in answer && typeof answer.location === 'string';
  return answer.kind === 'refused' && 'findings' in answer && Array.isArray(answer.findings);
}
