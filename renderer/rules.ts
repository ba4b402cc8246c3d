import type { Subject } from '#blocks/kit/block.ts';
import type { BlockRule } from '#config/generated/types.ts';
import { isEnabled } from '#config/rules/evaluate.ts';
import { visitFacts, type Visitor } from '#domain/user/visitor.ts';
import { aboutSubject } from './subject.ts';

/** Whether a block stands on the page, and for which devices it is visible (undefined: all). */
export interface Verdict {
  readonly enabled: boolean;
  readonly devices: readonly string[] | undefined;
}

/**
 * Evaluates a block's rule for a visitor. A device named at the top of the rule becomes a condition of the style sheet,
 * which knows the width better than the server; inside a combination an unknown device excludes nothing.
 */
export function evaluateRule(rule: BlockRule | undefined, visitor: Visitor, subject: Subject | undefined): Verdict {
  const { device, ...others } = rule ?? {};
  const devices = device === undefined ? undefined : [device].flat();
  const layout = aboutSubject(subject, (module, known) => module.layout?.(known));
  return { enabled: isEnabled(others, { ...visitFacts(visitor), layout }), devices };
}
