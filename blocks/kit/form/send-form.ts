import * as messages from '#domain/texts/messages.ts';
import type { FormFinding } from './check.ts';

/** Result of a submission, as the site answers scripts. */
export type FormAnswer =
  | { readonly kind: 'done'; readonly location: string }
  /** The form has another step, which its page shows: the plain way leads there. */
  | { readonly kind: 'shown' }
  | {
      readonly kind: 'refused';
      /** Tells which form shows the error, and that it belongs to a form at all. */
      readonly form: string;
      readonly isFormAction: true;
      readonly errorCode: number;
      readonly statusCode: number;
      readonly displayErrorMessage: string;
      readonly findings: readonly FormFinding[];
      /** For the next submission; without it this one may be sent again. */
      readonly token?: string;
    };

const OFFLINE = messages.formNotSent;

/** Findings that a script can tell by itself. */
type ReportedAnswer = Exclude<FormAnswer, { readonly kind: 'shown' }>;

/** Sends a form as the browser would, but asks for data instead of a page; undefined when the answer is not ours. */
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
