type Names = string | readonly string[];

/** Any rule: each kind of rule (`isEnabled` of entries and blocks, `isActive`, `hiddenOn`) has some of these conditions. */
export interface AnyRule {
  readonly loggedIn?: boolean;
  readonly product?: Names;
  readonly feature?: Names;
  readonly wealthToken?: boolean;
  readonly device?: Names;
  readonly app?: boolean;
  readonly platform?: 'ios' | 'android';
  readonly layout?: string;
  readonly from?: string;
  readonly until?: string;
  readonly path?: Names;
  readonly under?: Names;
  readonly host?: Names;
  readonly route?: Names;
  readonly all?: readonly AnyRule[];
  readonly any?: readonly AnyRule[];
  readonly not?: AnyRule;
}

const DEVICES: Readonly<Record<string, string>> = {
  DESKTOP: 'ein Computer',
  TABLET: 'ein Tablet',
  MOBILE: 'ein Handy',
  UNKNOWN: 'unbekannt',
};
const PLATFORMS = { ios: 'iOS', android: 'Android' } as const;

/** What has to hold, as German clauses with the verb at their end: „der Besucher angemeldet ist und die Adresse /aktien ist“. */
export function ruleText(rule: AnyRule): string {
  const text = textOf(rule);
  return Object.keys(rule).join() === 'any' ? text.replace(/^\((.*)\)$/su, '$1') : text;
}

function textOf(rule: AnyRule): string {
  return clauses(rule).join(' und ');
}

function clauses({ loggedIn, product, feature, wealthToken, device, app, platform, layout, from, until, ...place }: AnyRule): string[] {
  const { path, under, host, route, all, any, not } = place;
  return [
    ...when(loggedIn, (is) => `der Besucher ${negated(is)}angemeldet ist`),
    ...when(product, (names) => `der Besucher das Produkt ${either(names)} gekauft hat`),
    ...when(feature, (names) => `die Funktion ${either(names)} freigeschaltet ist`),
    ...when(wealthToken, (is) => `${is ? 'eine' : 'keine'} Bank verbunden ist`),
    ...when(device, (names) => `das Gerät ${joined([names].flat().map((name) => DEVICES[name] ?? name))} ist`),
    ...when(app, (is) => `das Portal ${negated(is)}in der App läuft`),
    ...when(platform, (name) => `die App auf ${PLATFORMS[name]} läuft`),
    ...when(layout, (name) => `die Microsite das Layout „${name}“ hat`),
    ...when(from, (moment) => `der ${momentText(moment)} erreicht ist`),
    ...when(until, (moment) => `der ${momentText(moment)} noch nicht vorbei ist`),
    ...when(path, (names) => `die Adresse ${joined([names].flat())} ist`),
    ...when(under, (names) => `die Adresse ${joined([names].flat())} ist oder darunter liegt`),
    ...when(host, (names) => `der Rechner ${either(names)} ist`),
    ...when(route, (names) => `die Seite die Route ${joined([names].flat())} hat`),
    ...(all ?? []).map(textOf),
    ...when(any, (rules) => (rules.length === 1 ? textOf(rules[0] ?? {}) : `(${rules.map(textOf).join(' oder ')})`)),
    ...when(not, (inner) => `nicht zutrifft, dass ${textOf(inner)}`),
  ];
}

function when<T>(condition: T | undefined, say: (condition: T) => string): string[] {
  return condition === undefined ? [] : [say(condition)];
}

function negated(is: boolean): string {
  return is ? '' : 'nicht ';
}

function either(names: Names): string {
  return joined([names].flat().map((name) => `„${name}“`));
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`;
}

/** `24. 12. 2026, 08:00 Uhr` for a day or a time of it as editors write them. */
export function momentText(moment: string): string {
  const [day = '', time] = moment.split(' ');
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.\u00A0${month}.\u00A0${year}${time === undefined ? '' : `, ${time}\u00A0Uhr`}`;
}

/** The host says nothing here: every page stands on the portal's own. */
const PLACE = ['path', 'under', 'route'] as const;
const COMBINED = new Set<string>([...PLACE, 'all', 'any', 'not']);

/** What a rule says about the place alone; what may hold anywhere, as it depends on something else too, counts as holding. */
export function placeOnly(rule: AnyRule): AnyRule {
  const own = Object.fromEntries(PLACE.flatMap((key) => (rule[key] === undefined ? [] : [[key, rule[key]]])));
  const { all, any, not } = rule;
  return {
    ...own,
    ...(all !== undefined && { all: all.map(placeOnly) }),
    ...(any?.every(isAboutPlace) === true && { any }),
    ...(not !== undefined && isAboutPlace(not) && { not }),
  };
}

function isAboutPlace(rule: AnyRule): boolean {
  const { all = [], any = [], not } = rule;
  return Object.keys(rule).every((key) => COMBINED.has(key)) && [...all, ...any, ...(not === undefined ? [] : [not])].every(isAboutPlace);
}

/** The paths that a rule names, wherever in it. */
export function pathsIn({ path = [], under = [], all = [], any = [], not }: AnyRule): string[] {
  return [...[path].flat(), ...[under].flat(), ...[...all, ...any, ...(not === undefined ? [] : [not])].flatMap(pathsIn)];
}
