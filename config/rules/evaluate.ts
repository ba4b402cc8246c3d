import type { ActiveRule, BlockRule, Device, EnabledRule } from '../generated/types.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';

/** What conditions about the visitor, the device and the context are decided by. */
export interface VisitFacts {
  readonly loggedIn: boolean;
  /** Codes of purchased products and of features that they or anything else entitle to. */
  readonly products: readonly string[];
  readonly features: readonly string[];
  readonly hasWealthToken: boolean;
  /** Class of the device; undefined while nobody knows it: then a rule about the device hides nothing. */
  readonly device?: Device | undefined;
  readonly isApp: boolean;
  readonly platform?: 'ios' | 'android' | undefined;
  /** Layout of the microsite, on pages of issuers. */
  readonly layout?: 'finder' | 'list' | undefined;
}

/** What conditions about the place are decided by. */
export interface PlaceFacts {
  /** Path without query. */
  readonly path: string;
  /** Key of the host in site.yaml, `www` or `personal`. */
  readonly host: string;
  /** Pattern of the page that serves the path, when it is known; else every matching pattern counts. */
  readonly route?: string | undefined;
}

/** Whether an item or block appears. Every condition that the rule names must hold; no rule means always. */
export function isEnabled(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): boolean {
  return rule === undefined || holds(rule, (part) => enabledConditions(part, facts));
}

/** Classes of devices that a style sheet tells by the width of the window. */
const WIDTHS = ['MOBILE', 'TABLET', 'DESKTOP'] as const satisfies readonly Device[];

/** Whether an item or block appears at all, and if not on all devices, on which (undefined: on all). */
export interface Visibility {
  readonly enabled: boolean;
  readonly devices: readonly Device[] | undefined;
}

/**
 * What a rule comes to when the style sheet decides about the device, which knows the width better than any server: the rule is
 * asked for each class, wherever in it the device stands, under `not` too.
 */
export function visibilityOf(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): Visibility {
  const devices = WIDTHS.filter((device) => isEnabled(rule, { ...facts, device }));
  return { enabled: devices.length > 0, devices: devices.length === WIDTHS.length ? undefined : devices };
}

/** Whether an item is active at a place. Every condition that the rule names must hold. */
export function isActive(rule: ActiveRule, facts: PlaceFacts): boolean {
  return holds(rule, (part) => activeConditions(part, facts));
}

type Rule<Self> = { readonly all?: readonly Self[]; readonly any?: readonly Self[]; readonly not?: Self };

function holds<R extends Rule<R>>(rule: R, conditions: (rule: R) => readonly boolean[]): boolean {
  const inner = (part: R): boolean => holds(part, conditions);
  return (
    conditions(rule).every(Boolean) &&
    (rule.all?.every(inner) ?? true) &&
    (rule.any?.some(inner) ?? true) &&
    (rule.not === undefined || !inner(rule.not))
  );
}

function enabledConditions(rule: EnabledRule & BlockRule, facts: VisitFacts): boolean[] {
  const { loggedIn, product, feature, wealthToken, device, app, platform, layout } = rule;
  return [
    loggedIn === undefined || loggedIn === facts.loggedIn,
    product === undefined || [product].flat().some((name) => facts.products.includes(name)),
    feature === undefined || [feature].flat().some((name) => facts.features.includes(name)),
    wealthToken === undefined || wealthToken === facts.hasWealthToken,
    // Of no visitor it is certain that his device is unknown: so it may always be.
    device === undefined || facts.device === undefined || [device].flat().some((name) => name === facts.device || name === 'UNKNOWN'),
    app === undefined || app === facts.isApp,
    platform === undefined || (facts.isApp && platform === facts.platform),
    layout === undefined || layout === facts.layout,
  ];
}

function activeConditions({ path, under, host, route }: ActiveRule, facts: PlaceFacts): boolean[] {
  return [
    path === undefined || [path].flat().includes(facts.path),
    under === undefined || [under].flat().some((start) => isUnder(facts.path, start)),
    host === undefined || [host].flat().includes(facts.host),
    route === undefined || [route].flat().some((pattern) => isOnRoute(pattern, facts)),
  ];
}

function isOnRoute(pattern: string, { path, route }: PlaceFacts): boolean {
  return route === undefined ? matchRoute([parsePattern(pattern)], path) !== undefined : pattern === route;
}

/** Whether a path is `start` itself or below it, by whole segments; only the home page is under `/`. */
export function isUnder(path: string, start: string): boolean {
  return path === start || (start !== '/' && path.startsWith(`${start}/`));
}
