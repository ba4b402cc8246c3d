import { keysOf } from '#domain/input/typed-entries.ts';
import type { ActiveRule, BlockRule, Device, EnabledRule, ExchangePhase } from '../generated/types.ts';
import type { PlaceRule } from '../rules/evaluate.ts';

type Combination = 'all' | 'any' | 'not';
type Conditions = Required<Omit<EnabledRule & BlockRule & ActiveRule, Combination>>;

/** Rule of any kind: each kind (`isEnabled` of entries and blocks, `isActive`, `hiddenOn`) has some of these conditions. */
export interface AnyRule extends Readonly<Partial<Conditions>> {
  readonly all?: readonly AnyRule[];
  readonly any?: readonly AnyRule[];
  readonly not?: AnyRule;
}

const DEVICES: Readonly<Record<Device, string>> = {
  DESKTOP: 'ein Computer',
  TABLET: 'ein Tablet',
  MOBILE: 'ein Handy',
  UNKNOWN: 'unbekannt',
};
const PHASES: Readonly<Record<ExchangePhase, string>> = {
  before: 'vor Börsenbeginn',
  open: 'während des Handels',
  after: 'nach Börsenschluss',
  closed: 'an einem Tag ohne Handel',
};
const PLATFORMS = { ios: 'iOS', android: 'Android' } as const;

/**
 * Returns the conditions of a rule as German clauses with the verb at their end: „der Besucher angemeldet ist und die Adresse /aktien ist“.
 */
export function ruleText(rule: AnyRule): string {
  const text = textOf(rule);
  return Object.keys(rule).join() === 'any' ? text.replace(/^\((.*)\)$/su, '$1') : text;
}

function textOf(rule: AnyRule): string {
  return clauses(rule).join(' und ');
}

/** German clause for each condition, in the order of the output. */
const CLAUSES: { readonly [K in keyof Conditions]: (wanted: Conditions[K]) => string } = {
  loggedIn: (is) => `der Besucher ${negated(is)}angemeldet ist`,
  product: (names) => `der Besucher das Produkt ${either(names)} gekauft hat`,
  feature: (names) => `die Funktion ${either(names)} freigeschaltet ist`,
  wealthToken: (is) => `${is ? 'eine' : 'keine'} Bank verbunden ist`,
  device: (names) => `das Gerät ${joined([names].flat().map((name) => DEVICES[name]))} ist`,
  app: (is) => `das Portal ${negated(is)}in der App läuft`,
  platform: (name) => `die App auf ${PLATFORMS[name]} läuft`,
  layout: (name) => `die Microsite das Layout „${name}“ hat`,
  from: (moment) => `der ${momentText(moment)} erreicht ist`,
  until: (moment) => `der ${momentText(moment)} noch nicht vorbei ist`,
  exchange: (phases) => `es ${joined([phases].flat().map((phase) => PHASES[phase]))} ist`,
  path: (names) => `die Adresse ${joined([names].flat())} ist`,
  under: (names) => `die Adresse ${joined([names].flat())} ist oder darunter liegt`,
  host: (names) => `der Rechner ${either(names)} ist`,
  route: (names) => `die Seite die Route ${joined([names].flat())} hat`,
};
const CONDITIONS = keysOf(CLAUSES);

function clauses(rule: AnyRule): string[] {
  const { all = [], any, not } = rule;
  return [
    ...CONDITIONS.flatMap((condition) => clauseOf(condition, rule[condition])),
    ...all.map(textOf),
    ...(any === undefined ? [] : any.length === 1 ? any.map(textOf) : [`(${any.map(textOf).join(' oder ')})`]),
    ...(not === undefined ? [] : [`nicht zutrifft, dass ${textOf(not)}`]),
  ];
}

function clauseOf<K extends keyof Conditions>(condition: K, wanted: Conditions[K] | undefined): string[] {
  return wanted === undefined ? [] : [CLAUSES[condition](wanted)];
}

function negated(is: boolean): string {
  return is ? '' : 'nicht ';
}

function either(names: string | readonly string[]): string {
  return joined([names].flat().map((name) => `„${name}“`));
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`;
}

/** Returns `24. 12. 2026, 08:00 Uhr` for a day or a time as editors write it. */
export function momentText(moment: string): string {
  const [day = '', time] = moment.split(' ');
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.\u00A0${month}.\u00A0${year}${time === undefined ? '' : `, ${time}\u00A0Uhr`}`;
}

/** Conditions about the place. The host is not among them: every page is on the portal's own host. */
const COMBINED = new Set(['path', 'under', 'route', 'all', 'any', 'not']);

/** Reduces a rule to its conditions about the place. An alternative that also depends on something else counts as true. */
export function placeOnly({ path, under, route, all, any, not }: AnyRule): PlaceRule {
  return {
    ...(path !== undefined && { path }),
    ...(under !== undefined && { under }),
    ...(route !== undefined && { route }),
    ...(all !== undefined && { all: all.map(placeOnly) }),
    ...(any?.every(isAboutPlace) === true && { any: any.map(placeOnly) }),
    ...(not !== undefined && isAboutPlace(not) && { not: placeOnly(not) }),
  };
}

function isAboutPlace(rule: AnyRule): boolean {
  const { all = [], any = [], not } = rule;
  return Object.keys(rule).every((key) => COMBINED.has(key)) && [...all, ...any, ...(not === undefined ? [] : [not])].every(isAboutPlace);
}

/** Returns the paths in a rule and its nested rules. */
export function pathsIn({ path, under, all = [], any = [], not }: AnyRule): string[] {
  const inner = [...all, ...any, ...(not === undefined ? [] : [not])];
  return [...[path ?? []].flat(), ...[under ?? []].flat(), ...inner.flatMap(pathsIn)];
}
