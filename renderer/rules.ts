import type { Subject } from '#blocks/kit/block.ts';
import type { BlockRule } from '#config/generated/types.ts';
import { visibilityOf, type Visibility } from '#config/rules/evaluate.ts';
import { visitFacts, type Visitor } from '#domain/user/visitor.ts';
import { aboutSubject } from './subject.ts';

/** Whether a block stands on the page of a visitor, and for which devices it is visible: the style sheet hides it on the others. */
export function evaluateRule(rule: BlockRule | undefined, visitor: Visitor, subject: Subject | undefined): Visibility {
  const layout = aboutSubject(subject, (module, known) => module.layout?.(known));
  return visibilityOf(rule, { ...visitFacts(visitor), layout });
}
