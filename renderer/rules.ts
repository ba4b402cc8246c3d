import type { Subject } from '#blocks/kit/block.ts';
import type { BlockRule } from '#config/generated/types.ts';
import { ANYONE, isEnabled } from '#config/rules/evaluate.ts';

/** Whether a block stands on a public page, and for which devices it is visible (undefined: all). */
export interface Verdict {
  readonly enabled: boolean;
  readonly devices: readonly string[] | undefined;
}

/**
 * Public pages are the same for everyone: nobody is logged in, no app asks, and no device is known. A device named at
 * the top of the rule therefore becomes a condition of the style sheet; inside a combination it excludes nothing.
 */
export function evaluateRule(rule: BlockRule | undefined, subject: Subject | undefined): Verdict {
  const devices = rule?.device === undefined ? undefined : [rule.device].flat();
  const layout = subject?.kind === 'issuer' ? subject.issuer.layout : undefined;
  return { enabled: isEnabled(rule, { ...ANYONE, layout }), devices };
}
