/**
 * Kinds of words that qualify a search but are not part of a name. They narrow or rank the results, but a name need not contain them.
 * `FILLER` and `TOPIC` are question words and topics; `SOFT` words may be part of a name: the search tries with them first, then without.
 */
export type HintKind = 'CLASS' | 'TOPIC' | 'LEGAL_FORM' | 'EXCHANGE' | 'LABEL' | 'FILLER' | 'SOFT';

export interface Hint {
  readonly kind: HintKind;
  /** Types that a class word selects. `ETF` selects funds that are ETFs. */
  readonly types?: readonly string[];
  /** Names of products that a class word of derivatives selects, each one an alternative. */
  readonly products?: readonly string[];
}

type Row = readonly [words: string, hint: Hint];

const product = (...products: string[]): Hint => ({ kind: 'CLASS', types: ['DERIVATIVE'], products });
const ofClass = (...types: string[]): Hint => ({ kind: 'CLASS', types });

const ROWS: readonly Row[] = [
  ['aktie aktien stock stocks share shares', ofClass('STOCK')],
  ['index indizes indices aktienindex', ofClass('INDEX')],
  ['etf etfs', ofClass('ETF')],
  ['fonds fund funds investmentfonds', ofClass('FUND')],
  ['anleihe anleihen bond bonds rente renten', ofClass('BOND')],
  ['future futures terminkontrakt', ofClass('FUTURE')],
  ['krypto crypto kryptowährung kryptowährungen coin token', ofClass('CRYPTO')],
  ['rohstoff rohstoffe', ofClass('COMMODITY', 'PRECIOUS_METAL')],
  ['edelmetall edelmetalle', ofClass('PRECIOUS_METAL')],
  ['devisen währung wechselkurs währungskurs', ofClass('CURRENCY')],
  ['zins zinsen zinssatz', ofClass('INTEREST')],
  ['derivat derivate zertifikat zertifikate hebelprodukt hebelprodukte', product()],
  ['optionsschein optionsscheine warrant warrants', product('call', 'put')],
  ['knockout knockouts ko kos hebelzertifikat hebelzertifikate', product('turbo', 'mini future', 'smart turbo')],
  [
    'kurs kurse aktienkurs aktienkurse börsenkurs preis preise wert stand chart charts realtime echtzeit aktuell aktueller aktuelle heute ' +
      'live prognose kursziel kursziele news nachrichten nachricht dividende dividenden dividendenrendite ausschüttung kaufen verkaufen ' +
      'kauf verkauf termine termin zahlen quartalszahlen analyse analysen bewertung kgv performance entwicklung historie historisch ' +
      'forum hauptversammlung hv splits wkn-nummer kosten gebühren ter symbol ticker',
    { kind: 'TOPIC' },
  ],
  [
    'ag se kgaa gmbh inc incorporated corp corporation plc nv sa spa ltd limited co company ab asa oyj kg vvag eg as llc lp tbk pte sab class klasse',
    { kind: 'LEGAL_FORM' },
  ],
  ['xetra tradegate gettex quotrix lang schwarz nyse eurex frankfurt stuttgart düsseldorf hamburg hannover berlin', { kind: 'EXCHANGE' }],
  ['wkn isin kürzel wertpapierkennnummer', { kind: 'LABEL' }],
  [
    'wann was wie wo warum wieso weshalb welche welcher welches ist sind der die das den dem des ein eine einen einer und and et von vom bei ' +
      'für fuer zu zum zur im in mit auf am ich man soll sollte kann muss wird werden hat habe hoch viel viele steht stehen kostet kosten ' +
      'zahlt zahlen zahlung fällt steigt fallen steigen gibt es the of jetzt noch funktioniert bedeutet heißt macht machen tut passiert los ' +
      'geht gehen läuft lohnt lohnen bekomme bekommt kommt finde mir mich dein mein wieviel sich',
    { kind: 'FILLER' },
  ],
  [
    'de us eu euro eur usd dollar nasdaq group holding holdings gruppe konzern rendite deutschland usa welt international ohne',
    { kind: 'SOFT' },
  ],
];

const HINTS: ReadonlyMap<string, Hint> = new Map(
  // If a word is in several rows, the first row wins: `kosten` is a topic.
  ROWS.toReversed().flatMap(([words, hint]) => words.split(' ').map((word) => [word, hint] as const)),
);

/** Returns all hint words with their hints. */
export const hintWords = (): Iterable<readonly [word: string, hint: Hint]> => HINTS;

/** Ends of compounds that are hints themselves: `Goldpreis`, `Bundfuture`, `Siemensaktie`. */
export const COMPOUND_ENDS = [
  'aktienkurs',
  'aktien',
  'aktie',
  'kurse',
  'kurs',
  'preis',
  'future',
  'anleihe',
  'index',
  'etf',
  'chart',
  'news',
];

/** Words that have another form in names of instruments. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  vorzüge: 'vz',
  vorzugsaktie: 'vz',
  vorzugsaktien: 'vz',
  stämme: 'st',
  stammaktie: 'st',
  stammaktien: 'st',
  genussschein: 'gs',
  öl: 'rohöl',
  oil: 'rohöl',
  energie: 'energy',
  bundesanleihe: 'bund anleihe',
  bundesanleihen: 'bund anleihe',
  'us-staatsanleihe': 'usa anleihe',
  'knock-out': 'knockout',
  'knock-outs': 'knockouts',
  'all-world': 'all world',
};
