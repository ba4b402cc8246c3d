import type { FormFinding } from '#blocks/kit/form/check.ts';
import type { Refused } from './outcome.ts';

/** Form as a browser sent it. */
export interface Submission {
  readonly kind: 'read';
  readonly pairs: URLSearchParams;
  /** The same for the same content: tells a second submission from a corrected one. */
  readonly digest: string;
  /** Only a part of it has come, and the whole is refused for it. */
  readonly refusal?: Refused | undefined;
  /** Findings about files; these files are left out. */
  readonly findings: readonly FormFinding[];
}
