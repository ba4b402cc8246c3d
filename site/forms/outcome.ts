import type { FormFinding } from '#blocks/kit/form/check.ts';
import type { FormState } from '#blocks/kit/form/form.ts';

/** The form did what it is for. */
export interface Done {
  readonly kind: 'done';
  /** Address of the portal that comes next. */
  readonly location: string;
  /** Headers `Set-Cookie` of what the call did to the visitor's session. */
  readonly cookies: readonly string[];
  /** Message that the next page shows once. */
  readonly displaySuccessMessage?: string | undefined;
}

/** The form comes back with what is to be mended. The names are those of the portal's state for errors of forms. */
export interface Refused {
  readonly kind: 'refused';
  readonly statusCode: number;
  readonly errorCode: number;
  readonly displayErrorMessage: string;
  readonly findings: readonly FormFinding[];
}

/** The form comes back for another step: it asks whether it is meant, or is to be filled in on. */
export interface Shown {
  readonly kind: 'shown';
  readonly state: FormState;
}

export type Outcome = Done | Refused | Shown;

/** Refused as a whole, with one sentence. */
export function refused(statusCode: number, message: string, errorCode = 1000 + statusCode): Refused {
  return { kind: 'refused', statusCode, errorCode, displayErrorMessage: message, findings: [{ message }] };
}

/** Refused for what stands in the fields. */
export function invalidInput(findings: readonly FormFinding[]): Refused {
  return { kind: 'refused', statusCode: 422, errorCode: 1422, displayErrorMessage: findings[0]?.message ?? '', findings };
}
