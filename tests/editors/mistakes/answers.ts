import { added, type Mistake } from '../mistake.ts';

const HEAD = `title: Probe
description: Eine Seite zum Probieren.
dataClass: quotes
rendering: request
robots: noindex
`;

/** A table and facts without mistakes, as the base of changes. */
export const TABLE_PAGE = `route: /probe/[letter]
${HEAD}body:
  main:
    - type: data-table
      headline: Aktien
      operation: findStocks
      parameters: { isoCountry: { query: land, default: DE }, device: DESKTOP, name: { route: letter } }
      columns:
        - { field: instrument, label: Name }
        - { field: quote.last, label: Kurs }
        - { field: cnDivYield, label: Rendite, decimals: 1 }
        - { field: company.isoCountry, label: Land }
      sortBy: { field: cnDivYield, direction: descending }
      sortable: true
      perPage: 25
    - type: data-facts
      headline: Quartal
      operation: getStockSnapshot
      parameters: { entityValue: '82849' }
      facts:
        - { field: company.name, label: Firma }
        - { field: quote.totalVolume, label: Gehandelt }
    - type: data-table
      headline: Gewinner
      operation: getIndexTopFlop
      parameters: { entityValue: '20735', perPage: 5 }
      rows: topList
      columns:
        - { field: instrument, label: Titel }
        - { field: performancePct, label: Plus }
`;

/** Same about an instrument. */
const ABOUT = `route: /probe/[...snapshot]
${HEAD}subject: { kind: instrument, entityTypes: [STOCK], parameter: snapshot }
body:
  main:
    - type: data-table
      headline: Termine
      operation: findCalendarEvents
      parameters: { entityType: { subject: entityType }, entityValue: { subject: entityValue } }
      limit: 5
`;

/** A finder without mistakes, as the base of changes. */
export const FINDER_PAGE = `route: /probe
${HEAD}body:
  main:
    - type: finder
      headline: Aktien
      operation: findStocks
      parameters: { device: DESKTOP }
      presets: { isoCountry: DE }
      filters:
        - { parameter: isoCountry, kind: choices, label: Land, first: true }
        - { parameter: cnDivYieldRange, kind: range, label: Rendite, unit: '%', group: Kennzahlen }
        - { parameter: name, kind: text, label: Name }
      columns:
        - { field: instrument, label: Name }
        - { field: quote.last, label: Kurs }
        - { field: cnDivYield, label: Rendite, onWish: true }
      sortBy: { field: cnDivYield, direction: descending }
      perPage: 30
`;

const change = (
  page: string,
  what: string,
  [from, to]: readonly [from: string, to: string],
  says: string,
  suggestion?: string,
  more?: number,
): Mistake => {
  if (!page.includes(from)) throw new Error(`„${from}“ does not stand in the page of „${what}“`);
  return added(
    what,
    'pages/probe.yaml',
    page.replace(from, () => to),
    says,
    suggestion,
    more,
  );
};
const on = (what: string, edit: readonly [string, string], says: string, suggestion?: string, more?: number) =>
  change(TABLE_PAGE, what, edit, says, suggestion, more);
const about = (what: string, edit: readonly [string, string], says: string, suggestion?: string, more?: number) =>
  change(ABOUT, what, edit, says, suggestion, more);

const finder = (what: string, edit: readonly [string, string], says: string, suggestion?: string, more?: number) =>
  change(FINDER_PAGE, `finder: ${what}`, edit, says, suggestion, more);

/** Changes the first table alone, on a page that is cached for all queries. */
const kept = (what: string, country: string, from: string, to: string): Mistake => {
  const [first = ''] = TABLE_PAGE.split('      sortBy:');
  const page = `${first}      perPage: 25\n`
    .replace('rendering: request', 'rendering: cached')
    .replace('{ query: land, default: DE }', country);
  return change(page, what, [from, to], 'was in der Abfrage der Adresse steht, sieht sie nicht');
};

/** Wrong calls of the contracts, and fields that are in no answer. */
export const answers: readonly Mistake[] = [
  on('table: a call that there is not', ['operation: findStocks', 'operation: ‸findStock'], 'Einen Aufruf „findStock“', 'findStocks'),
  on(
    'table: a call that writes',
    ['operation: findStocks', 'operation: ‸addWatchlistPositions'],
    'der nur liest',
    'listWatchlistPositions',
  ),
  on(
    'facts: a call that there is not',
    ['operation: getStockSnapshot', 'operation: ‸getStocksSnapshot'],
    'gibt es in den Verträgen nicht',
    'getStockSnapshot',
  ),
  on(
    'table: a call for who is logged in, on a public page',
    [
      "operation: getIndexTopFlop\n      parameters: { entityValue: '20735', perPage: 5 }\n      rows: topList\n      columns:\n        - { field: instrument, label: Titel }\n        - { field: performancePct, label: Plus }",
      'operation: ‸listWatchlists',
    ],
    'ist öffentlich und für alle dieselbe',
  ),
  on(
    'table: no call',
    ['- type: data-table\n      headline: Aktien\n      operation: findStocks', '- ‸type: data-table\n      headline: Aktien'],
    'fehlt „operation“',
  ),
  on('table: a parameter that the call does not have', ['device: DESKTOP', '‸devise: DESKTOP'], 'Einen Parameter „devise“', 'device'),
  on('table: a parameter in German', ['isoCountry: { query', '‸land: { query'], 'Einen Parameter „land“'),
  on('facts: a parameter that is missing', ["parameters: { entityValue: '82849' }", '‸parameters: {}'], 'Der Aufruf braucht „entityValue“'),
  on(
    'facts: no parameters at all',
    ["operation: getStockSnapshot\n      parameters: { entityValue: '82849' }", 'operation: ‸getStockSnapshot'],
    'Der Aufruf braucht „entityValue“',
  ),
  on(
    'facts: a misspelt parameter that the call needs',
    ["parameters: { entityValue: '82849' }", "parameters: { ‸entityVale: '82849' }"],
    'Einen Parameter „entityVale“',
    'entityValue',
  ),
  on('facts: an identifier without quotes', ["{ entityValue: '82849' }", '{ entityValue: ‸82849 }'], 'muss ein Text sein', "'82849'"),
  on('facts: an identifier that can be none', ["{ entityValue: '82849' }", "{ entityValue: ‸'82 849' }"], 'nicht die richtige Form'),
  on('table: a number as text', ['perPage: 5 }', "perPage: ‸'5' }"], 'muss eine ganze Zahl sein', '5'),
  on('table: a number that is too large', ['perPage: 5 }', 'perPage: ‸5000 }'], 'darf höchstens 500 sein', '500'),
  on('table: a number below its least', ['perPage: 5 }', 'perPage: ‸0 }'], 'muss mindestens 1 sein', '1'),
  on('table: a value that is none of the list', ['device: DESKTOP', 'device: ‸DESKTOPP'], 'keinen gültigen Wert', 'DESKTOP'),
  on('table: a default that does not fit', ['default: DE }', 'default: ‸Deutschland }'], 'nicht die richtige Form'),
  on('table: two sources of one value', ['{ query: land, default: DE }', '‸{ query: land, route: letter }'], 'nur aus einer Quelle'),
  on('table: no source of a value', ['{ query: land, default: DE }', '‸{ default: DE }'], 'Woher „isoCountry“ kommt'),
  on('table: a source that there is not', ['{ query: land, default: DE }', '{ ‸cookie: land }'], 'Der Schlüssel „cookie“'),
  on(
    'table: a placeholder that the route does not have',
    ['{ route: letter }', '{ route: ‸leter }'],
    'keinen Platzhalter „leter“',
    'letter',
  ),
  on('table: from the subject, on a page about nothing', ['{ route: letter }', '{ subject: ‸name }'], 'handelt von nichts'),
  on(
    'facts: needed, but only if the address says so',
    ["{ entityValue: '82849' }", '{ entityValue: { query: ‸wert } }'],
    'auch dann, wenn die Adresse nichts sagt',
  ),
  about(
    'table: what the subject does not have',
    ['{ subject: entityValue }', '{ subject: ‸entityVal }'],
    'Die Angabe „entityVal“',
    'entityValue',
  ),
  kept('table: from the query, on a page that is kept', '{ query: ‸land }', 'perPage: 25', 'limit: 5'),
  kept('table: pages on a page that is kept', 'DE', 'perPage: 25', '‸perPage: 25'),
  kept('table: sorted by visitors on a page that is kept', 'DE', 'perPage: 25', '‸sortable: true'),
  on(
    'table: a column that the answer does not have',
    ['field: cnDivYield, label', 'field: ‸cnDivYeild, label'],
    'Ein Feld „cnDivYeild“',
    'cnDivYield',
    1,
  ),
  on(
    'table: a column of a section, misspelt',
    ['field: quote.last,', 'field: ‸quote.lst,'],
    'Ein Feld „lst“ hat „quote“ nicht',
    'quote.last',
  ),
  on('table: a section that is misspelt', ['field: quote.last,', 'field: ‸qoute.last,'], 'Ein Feld „qoute“', 'quote.last'),
  on('table: a column without its section', ['field: quote.last,', 'field: ‸last,'], 'Ein Feld „last“', 'quote.last'),
  on('table: a column on a section', ['field: quote.last,', 'field: ‸quote,'], 'ist ein Abschnitt mit eigenen Feldern'),
  on('table: a column below a value', ['field: quote.last,', 'field: ‸quote.last.value,'], '„quote.last“ hat keine Felder', 'quote.last'),
  on('facts: a fact on a list', ['field: quote.totalVolume', 'field: ‸topHolderList.list'], 'Ein Feld'),
  on('table: the same column twice', ['field: company.isoCountry', 'field: ‸quote.last'], 'schon an 2. Stelle'),
  on('table: a format that there is not', ['label: Kurs }', 'label: Kurs, format: ‸prize }'], 'keinen gültigen Wert', 'price'),
  on(
    'table: a format that does not fit',
    ['label: Land }', 'label: Land, format: ‸percent }'],
    'lässt sich „company.isoCountry“ nicht schreiben',
    'country',
  ),
  on('table: decimals of a text', ['label: Land }', 'label: Land, ‸decimals: 2 }'], 'Nachkommastellen haben nur Zahlen'),
  on('table: rows that there are not', ['rows: topList', 'rows: ‸toplist'], 'Eine Liste „toplist“', 'topList'),
  on('table: rows that are no list', ['rows: topList', 'rows: ‸numberTop'], 'ist keine Liste'),
  on(
    'table: which of the lists',
    [
      "operation: getIndexTopFlop\n      parameters: { entityValue: '20735', perPage: 5 }\n      rows: topList",
      "operation: ‸getIndexTopFlop\n      parameters: { entityValue: '20735', perPage: 5 }",
    ],
    'mehrere Listen',
  ),
  on(
    'table: a call whose answer has no list',
    [
      "type: data-facts\n      headline: Quartal\n      operation: getStockSnapshot\n      parameters: { entityValue: '82849' }\n      facts:\n        - { field: company.name, label: Firma }\n        - { field: quote.totalVolume, label: Gehandelt }",
      "type: data-table\n      headline: Quartal\n      operation: ‸getCrossRate\n      parameters: { isoCurrencyBase: EUR, isoCurrencyQuote: USD, date: '2026-07-30' }",
    ],
    'hat keine Liste',
  ),
  on('table: sorted by what is no column', ['sortBy: { field: cnDivYield', 'sortBy: { field: ‸cnPer'], 'ist keine Spalte'),
  on(
    'table: sorted by what the call cannot sort by',
    ['sortBy: { field: cnDivYield', 'sortBy: { field: ‸company.isoCountry'],
    'kann der Aufruf nicht sortieren',
  ),
  on('table: so many, and so many a page', ['      perPage: 25', '      perPage: 25\n      ‸limit: 10'], 'Entweder „limit“'),
  on('two tables that turn over', ['rows: topList', 'rows: topList\n      ‸sortable: true'], 'die Adresse sagt nur einmal'),
  finder('a call that there is not', ['operation: findStocks', 'operation: ‸findStock'], 'Einen Aufruf „findStock“', 'findStocks'),
  finder('a call that counts no hits', ['operation: findStocks', 'operation: ‸listTradingSchedules'], 'zählt keine Treffer'),
  finder('a filter that the call does not have', ['parameter: name,', 'parameter: ‸kuerzel,'], 'Einen Parameter „kuerzel“'),
  finder(
    'a filter that is misspelt',
    ['parameter: cnDivYieldRange', 'parameter: ‸cnDivYeildRange'],
    'Einen Parameter „cnDivYeildRange“',
    'cnDivYieldRange',
  ),
  finder('the page as a filter', ['parameter: name', 'parameter: ‸page'], 'Einen Parameter „page“'),
  finder('the same filter twice', ['parameter: name, kind: text', 'parameter: ‸isoCountry, kind: choices'], 'wird hier schon gefiltert'),
  finder('a range that is none', ['parameter: name, kind: text', 'parameter: name, kind: ‸range'], 'ist keine Spanne', 'choice'),
  finder('choices of a range', ['cnDivYieldRange, kind: range', 'cnDivYieldRange, kind: ‸choices'], 'ist eine Spanne', 'range'),
  finder('a kind that there is not', ['kind: text', 'kind: ‸texts'], 'keinen gültigen Wert', 'text'),
  finder('a preset that is no filter', ['presets: { isoCountry: DE }', 'presets: { ‸idIndex: DE }'], 'ist kein Filter dieses Finders'),
  finder('a preset that does not fit', ['isoCountry: DE }', 'isoCountry: ‸Deutschland }'], 'nicht die richtige Form'),
  finder(
    'a preset from the subject, on a page about nothing',
    ['isoCountry: DE }', 'isoCountry: { subject: ‸name } }'],
    'handelt von nichts',
  ),
  finder('a parameter that the call does not have', ['{ device: DESKTOP }', '{ ‸devise: DESKTOP }'], 'Einen Parameter „devise“', 'device'),
  finder('a column that the answer does not have', ['field: quote.last', 'field: ‸quote.lst'], 'Ein Feld „lst“', 'quote.last'),
  finder('sorted by what is no column', ['sortBy: { field: cnDivYield', 'sortBy: { field: ‸cnPer'], 'ist keine Spalte'),
  finder(
    'a format that does not fit',
    ['label: Kurs }', 'label: Kurs, format: ‸country }'],
    'lässt sich „quote.last“ nicht schreiben',
    'price',
  ),
  finder(
    'no filters',
    ['- type: finder\n      headline: Aktien\n      operation: findStocks', '- ‸type: finder\n      headline: Aktien'],
    'fehlt „operation“',
  ),
];
