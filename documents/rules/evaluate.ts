import type { ActiveRule, BlockRule, Device, EnabledRule, ExchangePhase } from '../generated/types.ts';
import { matchRoute, parsePattern } from '../routes/pattern.ts';
import { berlinClock } from './clock.ts';
import { combined, userConditions, WIDTHS, type UserFacts, type UserRule, type Verdict } from './user-rule.ts';

/** Facts for conditions about the visitor, the device and the context. */
export interface VisitFacts extends UserFacts {
  readonly isApp: boolean;
  readonly platform?: 'ios' | 'android' | undefined;
  /** Layout of the microsite, on pages of issuers. */
  readonly layout?: 'finder' | 'list' | undefined;
  /** Place of the item; without it conditions about the place do not hold. */
  readonly place?: PlaceFacts | undefined;
  /** Instant in milliseconds since 1970; without it conditions about the time do not hold. */
  readonly now?: number | undefined;
  /** Phase of the exchange day at that instant; without it conditions about it do not hold. */
  readonly exchange?: ExchangePhase | undefined;
}

/** Facts for conditions about the place. */
export interface PlaceFacts {
  /** Path without query. */
  readonly path: string;
  /** Key of the host in site.yaml, `www` or `personal`. */
  readonly host: string;
  /** Pattern of the page that serves the path, if known; else every matching pattern counts. */
  readonly route?: string | undefined;
}

/** Returns true if an item or block appears. Every condition of the rule must hold; no rule means always. */
export function isEnabled(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): boolean {
  return verdictOf(rule, facts) === true;
}

/** Visibility of an item or block on a page, and the conditions that the browser still decides. */
export interface Visibility {
  /** False if no possible visitor of this page sees it, on any device. */
  readonly enabled: boolean;
  /** Classes of devices that show it; undefined: all. */
  readonly devices: readonly Device[] | undefined;
  /** Shown only with (`in`) or without (`out`) a session; the style sheet decides before the first paint. */
  readonly user?: 'in' | 'out';
  /** Undecided rest of the rule that needs more facts about the user. The browser evaluates it once it knows the user. */
  readonly rule?: UserRule;
  /** With `rule`: whether it stays hidden until then. */
  readonly hidden?: boolean;
}

/**
 * Evaluates a rule for a page where the style sheet decides about the device, because it knows the width better than any server. The rule
 * is evaluated for each device class, also if the device is under `not`. A part that depends on an unknown user stays on the page, with the
 * rule that the browser needs to decide.
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
  return { ...whole, rule: openPartOf(rule, facts), hidden: all(nobody, false) };
}

/** Reduces an undecided rule to its undecided conditions about the user and the device. */
function openPartOf({ loggedIn, product, feature, wealthToken, device, all, any, not }: Rule, facts: VisitFacts): UserRule {
  const verdicts = new Map([...(all ?? []), ...(any ?? []), ...(not ? [not] : [])].map((part) => [part, settled(part, facts)]));
  const openOf = (parts: readonly Rule[] = []): UserRule[] =>
    parts.filter((part) => verdicts.get(part) === undefined).map((part) => openPartOf(part, facts));
  const open = { all: openOf(all), any: any?.some((part) => verdicts.get(part) === true) ? [] : openOf(any), not: openOf(not && [not])[0] };
  return {
    ...(loggedIn !== undefined && { loggedIn }),
    ...(product !== undefined && { product }),
    ...(feature !== undefined && { feature }),
    ...(wealthToken !== undefined && { wealthToken }),
    ...(device !== undefined && { device }),
    ...(open.all.length > 0 && { all: open.all }),
    ...(open.any.length > 0 && { any: open.any }),
    ...(open.not && { not: open.not }),
  };
}

/** Returns the verdict of a rule if it is the same for every user and device; undefined otherwise. */
function settled(rule: Rule, facts: VisitFacts): Verdict {
  const [first, ...others] = WIDTHS.map((device) => verdictOf(rule, { ...facts, device }));
  return others.every((verdict) => verdict === first) ? first : undefined;
}

type Rule = EnabledRule & BlockRule;

const NOBODY = { loggedIn: false, products: [], features: [], hasWealthToken: false } as const;
const SOMEBODY = { loggedIn: true, products: undefined, features: undefined, hasWealthToken: undefined } as const;

/**
 * Returns the attributes by which style sheet and browser evaluate the conditions that the server left open. A rule that only names
 * products or features, or the negation of such a rule, needs no evaluation: `data-needs` or `data-lacks` lists their codes, any of which
 * is enough.
 */
export function visibilityAttributes({ devices, user, rule, hidden }: Visibility): Readonly<Record<string, string | true | undefined>> {
  const { needs, lacks } = rule === undefined || devices !== undefined ? {} : ownedIn(rule);
  return {
    'data-device': devices?.join(' '),
    'data-user': user,
    'data-needs': needs,
    'data-lacks': lacks,
    'data-rule': rule === undefined || (needs ?? lacks) !== undefined ? undefined : JSON.stringify(rule),
    hidden: hidden === true ? true : undefined,
  };
}

/**
 * Returns the products or features that a rule requires or excludes, or `bank` for a connected bank; empty for a rule with further
 * conditions.
 */
function ownedIn(rule: UserRule): { readonly needs?: string; readonly lacks?: string } {
  if (Object.keys(rule).length > 1) return {};
  const { product, feature, wealthToken, not } = rule;
  if (wealthToken !== undefined) return { [wealthToken ? 'needs' : 'lacks']: 'bank' };
  const codes = product ?? feature;
  if (codes !== undefined) return { needs: [codes].flat().join(' ') };
  const lacks = not && ownedIn(not).needs;
  return lacks === undefined ? {} : { lacks };
}

/** Conditions of a rule about the place, as in `isActive` of an entry. */
export interface PlaceRule extends Omit<ActiveRule, 'all' | 'any' | 'not'> {
  readonly all?: readonly PlaceRule[];
  readonly any?: readonly PlaceRule[];
  readonly not?: PlaceRule;
}

/** Returns true if an item is active at a place. Every condition of the rule must hold. */
export function isActive(rule: PlaceRule, facts: PlaceFacts): boolean {
  return combined(rule, (part) => placeConditions(part, facts)) === true;
}

function verdictOf(rule: EnabledRule | BlockRule | undefined, facts: VisitFacts): Verdict {
  return rule === undefined || combined(rule, (part) => [...visitConditions(part, facts), ...placeConditions(part, facts.place)]);
}

function visitConditions(rule: EnabledRule & BlockRule, facts: VisitFacts): Verdict[] {
  const { app, platform, layout, from, until, exchange } = rule;
  return [
    ...userConditions(rule, facts),
    app === undefined || app === facts.isApp,
    platform === undefined || (facts.isApp && platform === facts.platform),
    layout === undefined || layout === facts.layout,
    from === undefined || (facts.now !== undefined && berlinClock(facts.now) >= from),
    until === undefined || (facts.now !== undefined && berlinClock(facts.now).slice(0, until.length) <= until),
    exchange === undefined || [exchange].flat().some((phase) => phase === facts.exchange),
  ];
}

function placeConditions({ path, under, host, route }: PlaceRule, facts: PlaceFacts | undefined): boolean[] {
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

/** Returns true if a path is `start` itself or below it, by whole segments; only the home page is under `/`. */
export function isUnder(path: string, start: string): boolean {
  return path === start || (start !== '/' && path.startsWith(`${start}/`));
}
