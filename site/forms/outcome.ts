import type { FormFinding } from '#blocks/kit/form/check.ts';
import type { FormState } from '#blocks/kit/form/form.ts';

/** Success of the form's call. */
export interface Done {
  readonly kind: 'done';
  /** Address to redirect to. */
  readonly location: string;
  /** Headers `Set-Cookie` for the change of the visitor's session. */
  readonly cookies: readonly string[];
  /** Message that the next page shows once. */
  readonly displaySuccessMessage?: string | undefined;
}

/** The form is shown with errors. Property names are those of the portal's error bodies. */
export interface Refused {
  readonly kind: 'refused';
  readonly statusCode: number;
  readonly errorCode: number;
  readonly displayErrorMessage: string;
  readonly findings: readonly FormFinding[];
}

/** The form is shown for another step: for confirmation, or to continue filling it in. */
export interface Shown {
  readonly kind: 'shown';
  readonly state: FormState;
}

export type Outcome = Done | Refused | Shown;

/** Refuses the form as a whole with one message. */
export function refused(statusCode: number, message: string, errorCode = 1000 + statusCode): Refused {
  return { kind: 'refused', statusCode, errorCode, displayErrorMessage: message, findings: [{ message }] };
}

/** Refuses the form because of invalid fields. */
export function invalidInput(findings: readonly FormFinding[]): Refused {
  return { kind: 'refused', statusCode: 422, errorCode: 1422, displayErrorMessage: findings[0]?.message ?? '', findings };
}
