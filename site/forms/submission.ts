import type { FormFinding } from '#blocks/kit/form/check.ts';
import type { Refused } from './outcome.ts';

/** Form as a browser sent it. */
export interface Submission {
  readonly kind: 'read';
  readonly pairs: URLSearchParams;
  /** Digest of the content, which distinguishes a repeated submission from a corrected one. */
  readonly digest: string;
  /** Set if reading stopped early; the form is refused as a whole. */
  readonly refusal?: Refused | undefined;
  /** Findings about files; these files are left out. */
  readonly findings: readonly FormFinding[];
}
