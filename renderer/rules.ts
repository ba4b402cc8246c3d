import type { Subject } from '#blocks/kit/block.ts';

/** The declarative condition of a block; every named part must hold. */
export interface Rule {
  readonly device?: string | readonly string[];
  readonly loggedIn?: boolean;
  readonly layout?: string;
  readonly entityTypes?: readonly string[];
}

/** Whether a block stands on a public page, and for which devices it is visible (undefined: all). */
export interface Verdict {
  readonly enabled: boolean;
  readonly devices: readonly string[] | undefined;
}

/**
 * Public pages are the same for everyone, so `loggedIn: true` never holds here, and `device` becomes a style
 * condition instead of a decision.
 */
export function evaluateRule(rule: Rule | undefined, subject: Subject | undefined): Verdict {
  if (rule === undefined) return { enabled: true, devices: undefined };
  const layoutFits = rule.layout === undefined || (subject?.kind === 'issuer' && subject.issuer.layout === rule.layout);
  const typeFits =
    rule.entityTypes === undefined ||
    (subject?.kind === 'instrument' && rule.entityTypes.includes(subject.instrument.entityType));
  const devices = typeof rule.device === 'string' ? [rule.device] : rule.device;
  return { enabled: rule.loggedIn !== true && layoutFits && typeFits, devices };
}
