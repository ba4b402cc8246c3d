import { plainSigns } from './plain-signs.ts';

/** Amount of money in a text, and its target currency. */
export interface AskedAmount {
  /** Amount as typed: `1.234,50`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly from: string;
  readonly to: string;
}

const ROWS: readonly (readonly [code: string, words: string])[] = [
  ['EUR', 'eur euro euros €'],
  ['USD', 'usd dollar dollars us-dollar $'],
  ['GBP', 'gbp pfund £'],
  ['CHF', 'chf franken sfr'],
  ['JPY', 'jpy yen ¥'],
  ['AUD', 'aud'],
  ['CAD', 'cad'],
  ['CNY', 'cny yuan renminbi'],
  ['CZK', 'czk'],
  ['DKK', 'dkk'],
  ['HKD', 'hkd'],
  ['HUF', 'huf forint'],
  ['INR', 'inr rupien'],
  ['NOK', 'nok'],
  ['NZD', 'nzd'],
  ['PLN', 'pln zloty złoty'],
  ['RON', 'ron leu lei'],
  ['SEK', 'sek'],
  ['SGD', 'sgd'],
  ['THB', 'thb baht'],
  ['TRY', 'try lira'],
  ['ZAR', 'zar rand'],
];
const CODES: ReadonlyMap<string, string> = new Map(ROWS.flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)));
/** Units of amounts other than currencies. */
const UNITS: ReadonlySet<string> = new Set(
  'btc bitcoin bitcoins eth ethereum kg kilo kilogramm g gramm oz unze unzen barrel fass stück anteile aktien'.split(' '),
);
/** Words between the two currencies of a conversion. */
const INTO: ReadonlySet<string> = new Set(['in', 'nach', 'zu', 'to', '=', 'sind', 'wieviel', 'wie', 'viel', 'viele', 'umrechnen']);
/** Country of a currency, which decides between currencies of the same name. */
const KINDS: Readonly<Record<string, string>> = {
  'australische dollar': 'aud',
  'kanadische dollar': 'cad',
  'amerikanische dollar': 'usd',
  'schweizer franken': 'chf',
  'britische pfund': 'gbp',
  'englische pfund': 'gbp',
  'japanische yen': 'jpy',
  'türkische lira': 'try',
  'norwegische kronen': 'nok',
  'schwedische kronen': 'sek',
  'dänische kronen': 'dkk',
  'tschechische kronen': 'czk',
  'polnische zloty': 'pln',
};
const SIGNS = /[€$£¥=]/gu;
const NUMBER = /^\d[\d.,']*$/u;
/** Maximum number of words of a text that are read. */
const MOST_WORDS = 16;

/** Returns true if a word is the unit of a preceding number: `USD`, `kg`. */
export function isUnit(word: string): boolean {
  return isCurrency(word) || UNITS.has(word.toLowerCase());
}

/** Returns true if a word names a currency: `USD`, `Dollar`. */
export function isCurrency(word: string): boolean {
  return CODES.has(word.toLowerCase());
}

/** Returns true if a word is a number as people write amounts. */
export function isAmount(word: string): boolean {
  return NUMBER.test(word);
}

/**
 * Returns the conversion that a text requests (`250 Dollar in Euro`, `$ 250`); without a second currency that to euros. Undefined for
 * anything else.
 */
export function askedAmount(text: string): AskedAmount | undefined {
  const words = wordsOf(text);
  const at = words.findIndex(isAmount);
  const amount = words[at];
  if (amount === undefined || words.findLastIndex(isAmount) !== at) return undefined;
  const codes = words.flatMap((word) => CODES.get(word) ?? []);
  const isPlain = words.every((word, index) => index === at || CODES.has(word) || INTO.has(word));
  const isBeside = CODES.has(words[at + 1] ?? '') || CODES.has(words[at - 1] ?? '');
  const [from, to = 'EUR', ...more] = codes;
  if (!isPlain || !isBeside || from === undefined || more.length > 0 || from === to) return undefined;
  return { amount, from, to };
}

function wordsOf(text: string): string[] {
  let plain = plainSigns(text)
    .toLowerCase()
    .replaceAll(SIGNS, (sign) => ` ${sign} `);
  for (const [name, code] of Object.entries(KINDS)) plain = plain.replaceAll(name, code).replaceAll(name.replace(' ', 'r '), code);
  return plain
    .split(/[\s?!]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}
