import type { BlockRule, Device, EnabledRule } from '../generated/types.ts';

/** Facts for conditions about the user and the device. */
export interface UserFacts {
  /** undefined: the user is unknown, as on a page that is rendered once for everyone. */
  readonly loggedIn: boolean | undefined;
  /** Codes of purchased products and of features that these or other sources grant; undefined while unknown. */
  readonly products: readonly string[] | undefined;
  readonly features: readonly string[] | undefined;
  readonly hasWealthToken: boolean | undefined;
  /** Class of the device; undefined while unknown: then a rule about the device hides nothing. */
  readonly device?: Device | undefined;
}

type UserConditions = Pick<EnabledRule & BlockRule, 'loggedIn' | 'product' | 'feature' | 'wealthToken' | 'device'>;

/** Rest of a rule after the server has decided about place, time and context. A browser evaluates it without knowing routes. */
export interface UserRule extends UserConditions {
  readonly all?: readonly UserRule[];
  readonly any?: readonly UserRule[];
  readonly not?: UserRule;
}

/** Result of a rule; undefined if it depends on an unknown user. */
export type Verdict = boolean | undefined;

/** Classes of devices that a style sheet distinguishes by the width of the window. */
export const WIDTHS = ['MOBILE', 'TABLET', 'DESKTOP'] as const satisfies readonly Device[];

/** Returns the classes of devices on which a rule shows its item to a user. */
export function devicesFor(rule: UserRule, user: UserFacts): readonly Device[] {
  return WIDTHS.filter((device) => combined(rule, (part) => userConditions(part, { ...user, device })) === true);
}

/** Returns the verdicts of a rule's conditions about the user. */
export function userConditions({ loggedIn, product, feature, wealthToken, device }: UserConditions, facts: UserFacts): Verdict[] {
  return [
    loggedIn === undefined || same(loggedIn, facts.loggedIn),
    product === undefined || hasOneOf(product, facts.products),
    feature === undefined || hasOneOf(feature, facts.features),
    wealthToken === undefined || same(wealthToken, facts.hasWealthToken),
    // A visitor's device may always be unknown, so `UNKNOWN` never makes this condition certainly false.
    device === undefined || facts.device === undefined || [device].flat().some((name) => name === facts.device || name === 'UNKNOWN'),
  ];
}

function same(wanted: boolean, actual: boolean | undefined): Verdict {
  return actual === undefined ? undefined : wanted === actual;
}

function hasOneOf(wanted: string | readonly string[], owned: readonly string[] | undefined): Verdict {
  return owned && [wanted].flat().some((name) => owned.includes(name));
}

type Nested<Self> = { readonly all?: readonly Self[]; readonly any?: readonly Self[]; readonly not?: Self };

/** Combines a rule's own conditions with those of its nested rules (three-valued logic). */
export function combined<R extends Nested<R>>(rule: R, conditions: (rule: R) => readonly Verdict[]): Verdict {
  const inner = (part: R): Verdict => combined(part, conditions);
  return every([
    ...conditions(rule),
    ...(rule.all?.map(inner) ?? []),
    rule.any === undefined || opposite(every(rule.any.map((part) => opposite(inner(part))))),
    rule.not === undefined || opposite(inner(rule.not)),
  ]);
}

/** Returns false if any verdict is false, even if others are unknown. */
function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
