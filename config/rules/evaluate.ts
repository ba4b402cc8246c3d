import type { ActiveRule, BlockRule, Device, EnabledRule } from '../generated/types.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';

/** What conditions about the visitor, the device and the context are decided by. */
export interface VisitFacts {
  /** undefined: nobody knows who looks, as on a page that is drawn once for everyone. */
  readonly loggedIn: boolean | undefined;
  /** Codes of purchased products and of features that they or anything else entitle to; undefined while nobody knows them. */
  readonly products: readonly string[] | undefined;
  readonly features: readonly string[] | undefined;
  readonly hasWealthToken: boolean | undefined;
  /** Class of the device; undefined while nobody knows it: then a rule about the device hides nothing. */
  readonly device?: Device | undefined;
  readonly isApp: boolean;
  readonly platform?: 'ios' | 'android' | undefined;
  /** Layout of the microsite, on pages of issuers. */
  readonly layout?: 'finder' | 'list' | undefined;
  /** Where it is; without it conditions about the place do not hold. */
  readonly place?: PlaceFacts | undefined;
  /** Instant in milliseconds since 1970; without it conditions about the time do not hold. */
  readonly now?: number | undefined;
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

/** What a rule comes to; undefined: it depends on who looks, and nobody knows. */
type Verdict = boolean | undefined;

/** Whether an item or block appears. Every condition that the rule names must hold; no rule means always. */
export function isEnabled(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): boolean {
  return verdictOf(rule, facts) === true;
}

/** Classes of devices that a style sheet tells by the width of the window. */
const WIDTHS = ['MOBILE', 'TABLET', 'DESKTOP'] as const satisfies readonly Device[];

/** Whether an item or block stands on a page, and what the browser still decides about it. */
export interface Visibility {
  /** False: for nobody who may see this page, on no device. */
  readonly enabled: boolean;
  /** Classes of devices that show it; undefined: all. */
  readonly devices: readonly Device[] | undefined;
  /** Shown to those with (`in`) or without (`out`) a session only; the style sheet knows before anything is painted. */
  readonly user?: 'in' | 'out';
  /** The rule itself, where it needs more of the user than that: the browser asks it again once it knows him. */
  readonly rule?: EnabledRule | BlockRule;
  /** With `rule`: whether it stays hidden until then. */
  readonly hidden?: boolean;
}

/**
 * What a rule comes to when the style sheet decides about the device, which knows the width better than any server: the rule is
 * asked for each class, wherever in it the device stands, under `not` too. What depends on a user whom nobody knows stands on
 * the page, with what the browser needs to decide.
 */
export function visibilityOf(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): Visibility {
  const verdicts = WIDTHS.map((device) => verdictOf(rule, { ...facts, device }));
  const devices = WIDTHS.filter((_, index) => verdicts[index] !== false);
  const whole = { enabled: devices.length > 0, devices: devices.length === WIDTHS.length ? undefined : devices };
  if (rule === undefined || !verdicts.includes(undefined)) return whole;
  const seenBy = (user: Pick<VisitFacts, 'loggedIn' | 'products' | 'features' | 'hasWealthToken'>): Verdict[] =>
    devices.map((device) => verdictOf(rule, { ...facts, ...user, device }));
  const [nobody, somebody] = [seenBy(NOBODY), seenBy(SOMEBODY)];
  const all = (verdicts_: readonly Verdict[], verdict: boolean): boolean => verdicts_.every((each) => each === verdict);
  if (all(nobody, false) && all(somebody, true)) return { ...whole, user: 'in' };
  if (all(nobody, true) && all(somebody, false)) return { ...whole, user: 'out' };
  return { ...whole, rule, hidden: all(nobody, false) };
}

const NOBODY = { loggedIn: false, products: [], features: [], hasWealthToken: false } as const;
const SOMEBODY = { loggedIn: true, products: undefined, features: undefined, hasWealthToken: undefined } as const;

/** Attributes by which style sheet and browser go on with what the server left open. */
export function visibilityAttributes({ devices, user, rule, hidden }: Visibility): Readonly<Record<string, string | true | undefined>> {
  return {
    'data-device': devices?.join(' '),
    'data-user': user,
    'data-rule': rule === undefined ? undefined : JSON.stringify(rule),
    hidden: hidden === true ? true : undefined,
  };
}

/** Whether an item is active at a place. Every condition that the rule names must hold. */
export function isActive(rule: ActiveRule, facts: PlaceFacts): boolean {
  return combined(rule, (part) => placeConditions(part, facts)) === true;
}

function verdictOf(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): Verdict {
  return rule === undefined || combined(rule, (part) => [...visitConditions(part, facts), ...placeConditions(part, facts.place)]);
}

type Rule<Self> = { readonly all?: readonly Self[]; readonly any?: readonly Self[]; readonly not?: Self };

function combined<R extends Rule<R>>(rule: R, conditions: (rule: R) => readonly Verdict[]): Verdict {
  const inner = (part: R): Verdict => combined(part, conditions);
  return every([
    ...conditions(rule),
    ...(rule.all?.map(inner) ?? []),
    rule.any === undefined || opposite(every(rule.any.map((part) => opposite(inner(part))))),
    rule.not === undefined || opposite(inner(rule.not)),
  ]);
}

/** False as soon as one is false, whatever nobody knows of the others. */
function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

function visitConditions(rule: EnabledRule & BlockRule, facts: VisitFacts): Verdict[] {
  const { loggedIn, product, feature, wealthToken, device, app, platform, layout, from, until } = rule;
  return [
    loggedIn === undefined || same(loggedIn, facts.loggedIn),
    product === undefined || hasOneOf(product, facts.products),
    feature === undefined || hasOneOf(feature, facts.features),
    wealthToken === undefined || same(wealthToken, facts.hasWealthToken),
    // Of no visitor it is certain that his device is unknown: so it may always be.
    device === undefined || facts.device === undefined || [device].flat().some((name) => name === facts.device || name === 'UNKNOWN'),
    app === undefined || app === facts.isApp,
    platform === undefined || (facts.isApp && platform === facts.platform),
    layout === undefined || layout === facts.layout,
    from === undefined || (facts.now !== undefined && wallClock(facts.now) >= from),
    until === undefined || (facts.now !== undefined && wallClock(facts.now).slice(0, until.length) <= until),
  ];
}

function same(wanted: boolean, actual: boolean | undefined): Verdict {
  return actual === undefined ? undefined : wanted === actual;
}

function hasOneOf(wanted: string | readonly string[], owned: readonly string[] | undefined): Verdict {
  return owned && [wanted].flat().some((name) => owned.includes(name));
}

/** `2026-11-22 14:30`, as clocks in Berlin show it: days and times of rules compare with it as texts. */
function wallClock(now: number): string {
  return new Date(now).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
}

function placeConditions({ path, under, host, route }: ActiveRule, facts: PlaceFacts | undefined): boolean[] {
  return [
    path === undefined || (facts !== undefined && [path].flat().includes(facts.path)),
    under === undefined || (facts !== undefined && [under].flat().some((start) => isUnder(facts.path, start))),
    host === undefined || (facts !== undefined && [host].flat().includes(facts.host)),
    route === undefined || (facts !== undefined && [route].flat().some((pattern) => isOnRoute(pattern, facts))),
  ];
}

function isOnRoute(pattern: string, { path, route }: PlaceFacts): boolean {
  return route === undefined ? matchRoute([parsePattern(pattern)], path) !== undefined : pattern === route;
}

/** Whether a path is `start` itself or below it, by whole segments; only the home page is under `/`. */
export function isUnder(path: string, start: string): boolean {
  return path === start || (start !== '/' && path.startsWith(`${start}/`));
}
