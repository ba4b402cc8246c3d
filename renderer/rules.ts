import type { Subject } from '#blocks/kit/block.ts';
import type { BlockRule } from '#config/generated/types.ts';

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
  return { enabled: rule === undefined || holds(rule, subject), devices };
}

function holds({ loggedIn, app, layout, all, any, not }: BlockRule, subject: Subject | undefined): boolean {
  return (
    loggedIn !== true &&
    app !== true &&
    (layout === undefined || (subject?.kind === 'issuer' && subject.issuer.layout === layout)) &&
    (all?.every((part) => holds(part, subject)) ?? true) &&
    (any === undefined || any.some((part) => holds(part, subject))) &&
    (not === undefined || !holds(not, subject))
  );
}
