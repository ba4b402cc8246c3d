import type { Expectation } from './expectation.ts';

/** Facts of an instrument from which queries for it are derived. */
export interface Named {
  readonly entityType: string;
  readonly entitySubType?: string;
  readonly name: string;
  readonly isin?: string;
  readonly wkn?: string;
  /** 0 to 100. */
  readonly importance: number;
  /** Full name of the company, „SAP SE“. */
  readonly company?: string;
}

/** Derives a query for an instrument; undefined if the form does not exist for it or would mean another instrument. */
type Form = (one: Named, all: readonly Named[], pick: (end: number) => number) => Expectation | undefined;

/**
 * Derives queries from a catalogue by a seed, the same number of each form: typing errors, beginnings of names, full names of companies,
 * class words, and WKN and ISIN in the ways in which they are copied.
 */
export function deriveQueries(all: readonly Named[], count: number, seed: number): Expectation[] {
  const pick = picker(seed);
  const queries = new Map<string, Expectation>();
  for (let tries = 0; queries.size < count && tries < count * 100; tries += 1) {
    const form = FORMS[queries.size % FORMS.length];
    const one = all[pick(all.length)];
    const query = one === undefined ? undefined : form?.(one, all, pick);
    if (query !== undefined) queries.set(query.text, query);
  }
  return [...queries.values()];
}

const answerOf = ({ entityType, name }: Named): string => `${entityType} ${name}`;

/** People type the names of these types, with errors; codes of funds and bonds they copy. */
const isCalled = ({ entityType }: Named): boolean => ['STOCK', 'INDEX', 'CRYPTO', 'COMMODITY', 'PRECIOUS_METAL'].includes(entityType);

const withTypo: Form = (one, all, pick) => {
  const words = one.name.split(' ');
  const long = words.flatMap((word, at) => (/^\p{Letter}{6,}$/u.test(word) ? [at] : []));
  const at = long[pick(long.length)];
  if (at === undefined || !isCalled(one)) return undefined;
  const text = words.with(at, mistyped(words[at] ?? '', pick)).join(' ');
  const isOther = all.some(({ name }) => name.toLowerCase() === text.toLowerCase());
  return isOther ? undefined : { text, right: sameName(one, all) };
};

function mistyped(word: string, pick: (end: number) => number): string {
  const at = 1 + pick(word.length - 2);
  const [before, here, next, rest] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const letter = 'abcdefghijklmnoprstuvwz'.charAt(pick(23));
  const ways = [before + next + rest, before + here + here + next + rest, before + next + here + rest, before + letter + next + rest];
  return ways[pick(ways.length)] ?? word;
}

const beginning: Form = (one, all, pick) => {
  const least = Math.max(5, Math.ceil(one.name.length * 0.6));
  if (one.name.length <= least || !isCalled(one)) return undefined;
  const text = one.name.slice(0, least + pick(one.name.length - least)).trimEnd();
  const others = all.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  const best = Math.max(...others.map(({ importance }) => importance));
  return { text, right: others.filter(({ importance }) => importance === best).map(answerOf) };
};

const companyInFull: Form = (one, all) => {
  if (one.company === undefined || one.entityType !== 'STOCK') return undefined;
  const classes = all.filter(({ entityType, company }) => entityType === 'STOCK' && company === one.company);
  return { text: one.company, right: classes.map(answerOf) };
};

const CLASS_WORDS: Readonly<Record<string, readonly string[]>> = {
  STOCK: ['Aktie', 'aktie', 'Aktie Kurs', 'Kurs', 'Aktienkurs'],
  INDEX: ['Index', 'Kurs', 'aktuell'],
  CRYPTO: ['Kurs', 'Preis', 'in Euro'],
  COMMODITY: ['Preis', 'Kurs'],
  PRECIOUS_METAL: ['Preis', 'Kurs'],
  FUND: ['Kurs'],
  FUTURE: ['Kurs'],
  CURRENCY: ['Kurs'],
};

const withClass: Form = (one, all, pick) => {
  const words = CLASS_WORDS[one.entityType] ?? [];
  const word = words[pick(words.length)];
  if (word === undefined) return undefined;
  return { text: pick(4) === 0 && word === 'Aktie' ? `${word} ${one.name}` : `${one.name} ${word}`, right: sameName(one, all) };
};

const wknForm: Form = (one, _all, pick) => {
  const { wkn } = one;
  if (wkn === undefined) return undefined;
  const ways = [wkn, wkn.toLowerCase(), `WKN ${wkn}`, `WKN: ${wkn}`, `wkn${wkn}`, `${wkn.slice(0, 3)} ${wkn.slice(3)}`, fullWidth(wkn)];
  return { text: ways[pick(ways.length)] ?? wkn, right: [answerOf(one)] };
};

const isinForm: Form = (one, _all, pick) => {
  const { isin } = one;
  if (isin === undefined) return undefined;
  const [country, number, check] = [isin.slice(0, 2), isin.slice(2, 11), isin.slice(11)];
  const ways = [
    isin,
    isin.toLowerCase(),
    `ISIN ${isin}`,
    `ISIN: ${isin}`,
    `${country} ${number} ${check}`,
    `${country}-${number}-${check}`,
    isin.replaceAll(/(.{4})(?=.)/gu, '$1 '),
    `${country} ${number.replaceAll(/(.{3})(?=.)/gu, '$1 ')} ${check}`,
    fullWidth(isin),
  ];
  return { text: ways[pick(ways.length)] ?? isin, right: [answerOf(one)] };
};

const FORMS = [withTypo, beginning, companyInFull, withClass, wknForm, isinForm];

/** Returns the instruments that share a name: a query for it may find any of them. */
function sameName(one: Named, all: readonly Named[]): string[] {
  return [...new Set(all.filter(({ name, entityType }) => name === one.name && entityType === one.entityType).map(answerOf))];
}

function fullWidth(code: string): string {
  return code.replaceAll(/[0-9A-Z]/gu, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfe_e0));
}

/** Returns a generator of whole numbers below an end, the same sequence for the same seed (mulberry32). */
function picker(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
}
