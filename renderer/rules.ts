import type { PageFacts } from '#blocks/kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { BlockRule } from '#documents/generated/types.ts';
import { visibilityOf, type Visibility } from '#documents/rules/evaluate.ts';
import { exchangePhase } from '#domain/venue/exchange-phase.ts';
import { visitFacts } from '#domain/user/visitor.ts';
import { aboutSubject } from './subject.ts';

/** Facts about a page that rules depend on. */
export type RulePage = Pick<PageFacts, 'path' | 'visitor' | 'now'>;

/** Evaluates the rule of a block: whether it is rendered, and which conditions style sheet and browser decide. */
export function evaluateRule(rule: BlockRule | undefined, page: RulePage, subject: Subject | undefined): Visibility {
  const layout = aboutSubject(subject, (module, known) => module.layout?.(known));
  const { path, visitor, now } = page;
  const instant = Date.parse(now);
  const time = { now: instant, exchange: exchangePhase(instant) };
  return visibilityOf(rule, { ...visitFacts(visitor), layout, place: { path, host: visitor.host }, ...time });
}
