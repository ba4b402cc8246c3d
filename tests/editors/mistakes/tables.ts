import { added, type Mistake } from '../mistake.ts';

const HEAD = `title: Probe
description: Eine Seite zum Probieren.
dataClass: quotes
rendering: request
robots: noindex
`;

/** A ranking with selectable sort orders and without mistakes, as the base of changes. */
const RANKING = `route: /probe
${HEAD}body:
  main:
    - type: data-table
      headline: Rangliste
      operation: findFunds
      parameters: { isExchangeTraded: false }
      sortBy: { field: changes.performancePct1Y, direction: descending }
      orders:
        - { label: 1 Woche, field: changes.performancePct1W }
        - { label: 1 Jahr, field: changes.performancePct1Y }
      perPage: 25
      columns:
        - { field: instrument, label: Name }
        - { field: changes.performancePct1W, label: 1 Woche }
        - { field: changes.performancePct1Y, label: 1 Jahr, bar: true }
        - { field: issuer.name, label: Gesellschaft }
`;

/** A page with years as columns, and a curve. */
const SHARE = `route: /aktien-probe/[...snapshot]
${HEAD}subject: { kind: instrument, entityTypes: [STOCK], parameter: snapshot }
body:
  main:
    - type: data-table
      headline: Kennzahlen
      operation: getStockFigures
      parameters: { entityValue: { subject: entityValue } }
      rows: stocksCnFundamentalList.list
      across: label
      columns:
        - { field: cnPer, label: KGV }
        - { field: cnDivYield, label: Rendite }
    - type: data-table
      headline: Anleihen
      operation: listInstrumentsOfClass
      parameters: { type: BOND }
      limit: 20
      curve: { across: bondsBaseData.datetimeMaturity, up: bondsFigures.yieldToMaturity }
      columns:
        - { field: instrument, label: Name }
        - { field: bondsBaseData.datetimeMaturity, label: Fällig }
        - { field: bondsFigures.yieldToMaturity, label: Rendite }
`;

/** A comparison of up to ten instruments. */
const COMPARISON = `route: /probe/vergleich
${HEAD}subject: { kind: comparison, name: ETFs, entityType: FUND, entitySubTypes: [ETF] }
body:
  main:
    - type: comparison
      operation: listComparedFunds
      suggestions:
        - { name: Welt, text: Zwei Häuser., isins: [IE00B4L5Y983, IE00BK5BQT80] }
      facts:
        - { field: quote.last, label: Kurs }
        - { field: fundsBaseData.ongoingCharges, label: Kosten, best: lowest }
        - { field: fundsIssuer.name, label: Gesellschaft }
`;

const MOVERS_PERIODS = `      periods:
        - { name: tag, label: 1 Tag, field: quote.performancePct, base: zum Schlusskurs des Vortags }
        - { name: jahr, label: 1 Jahr, field: changes.performancePct1Y, base: zum Schlusskurs vor einem Jahr }
`;
const MOVERS_COLUMNS = `      columns:
        - { field: quote.last, label: Kurs }
        - { field: issuer.name, label: Gesellschaft }
`;
/** A list of winners and losers over a period. */
const MOVERS = `route: /probe/top-flop
${HEAD}body:
  main:
    - type: movers
      operation: findFunds
      parameters: { isExchangeTraded: true }
${MOVERS_PERIODS}${MOVERS_COLUMNS}`;

const GROUP = `route: /probe/[country]
${HEAD}subject: { kind: group, operation: findStocks, filter: isoCountry, parameter: country }
body:
  main:
    - type: data-table
      headline: Aktien
      operation: findStocks
      parameters: { isoCountry: { subject: value } }
      perPage: 25
      columns:
        - { field: instrument, label: Name }
        - { field: quote.last, label: Kurs }
`;

const inPage =
  (kind: string, page: string) =>
  (what: string, [from, to]: readonly [from: string, to: string], says: string, suggestion?: string, more?: number): Mistake => {
    if (!page.includes(from)) throw new Error(`„${from}“ does not stand in the page of „${kind}: ${what}“`);
    const text = page.replace(from, () => to);
    return added(`${kind}: ${what}`, 'pages/probe.yaml', text, says, suggestion, more);
  };
const ranking = inPage('orders', RANKING);
const kept = inPage('orders', RANKING.replace('rendering: request', 'rendering: cached').replace('      perPage: 25\n', ''));
const share = inPage('turned', SHARE);
const curve = inPage('curve', SHARE);
const comparison = inPage('comparison', COMPARISON);
const group = inPage('group', GROUP);
const movers = inPage('movers', MOVERS);

/** Mistakes in features of tables besides rows: sort orders, years as columns, curves, comparisons, groups. */
export const tables: readonly Mistake[] = [
  ranking(
    'by what is no column',
    [
      '1 Woche, field: changes.performancePct1W }\n        - { label: 1 Jahr',
      '1 Woche, field: ‸changes.performancePct3Y }\n        - { label: 1 Jahr',
    ],
    '„changes.performancePct3Y“ ist keine Spalte',
    'changes.performancePct1Y',
  ),
  ranking(
    'by what the call cannot sort by',
    ['1 Woche, field: changes.performancePct1W }\n        - { label: 1 Jahr', '1 Woche, field: ‸issuer.name }\n        - { label: 1 Jahr'],
    'kann der Aufruf nicht sortieren',
  ),
  ranking(
    'without a name',
    [
      '{ label: 1 Woche, field: changes.performancePct1W }\n        - { label: 1 Jahr',
      '{ ‸field: changes.performancePct1W }\n        - { label: 1 Jahr',
    ],
    'fehlt „label“',
  ),
  ranking('in a direction that there is not', ['direction: descending', 'direction: ‸down'], 'keinen gültigen Wert'),
  kept('on a page that is drawn once for every query', ['orders:', '‸orders:'], 'sieht sie nicht'),
  ranking('more a page than the call gives', ['perPage: 25', 'perPage: ‸2000'], 'darf höchstens 200 sein'),
  ranking('a bar beside a text', ['label: Gesellschaft }', 'label: Gesellschaft, ‸bar: true }'], 'Einen Balken haben nur Zahlen'),
  ranking('a bar that is no yes or no', ['bar: true', 'bar: ‸ja'], 'muss true oder false sein', 'true'),
  ranking('a rank beyond five', ['label: Gesellschaft }', 'label: Gesellschaft, rank: ‸6 }'], 'darf höchstens 5 sein'),
  ranking('a key of another block', ['label: Gesellschaft }', 'label: Gesellschaft, ‸onWish: true }'], 'Der Schlüssel „onWish“'),
  share('by a field that there is not', ['across: label', 'across: ‸labels'], 'Ein Feld „labels“', 'label'),
  share('and sorted', ['across: label', 'across: label\n      ‸sortBy: { field: cnPer }'], 'Mit „across“ stehen die Einträge in Spalten'),
  share('and page by page', ['across: label', 'across: label\n      ‸perPage: 10'], 'Mit „across“ stehen die Einträge in Spalten'),
  share(
    'of a list that there is not',
    ['stocksCnFundamentalList.list', '‸stocksCnFundamentallist.list'],
    'Eine Liste',
    'stocksCnFundamentalList.list',
  ),
  share('a row that the list does not have', ['field: cnPer,', 'field: ‸cnPre,'], 'Ein Feld „cnPre“', 'cnPer'),
  curve(
    'over what is no column',
    ['across: bondsBaseData.datetimeMaturity', 'across: ‸bondsBaseData.datetimeEmission'],
    'ist keine Spalte',
    'bondsBaseData.datetimeMaturity',
  ),
  curve(
    'of what is no column',
    ['up: bondsFigures.yieldToMaturity', 'up: ‸bondsFigures.yieldToMaturty'],
    'ist keine Spalte',
    'bondsFigures.yieldToMaturity',
  ),
  curve('of a name', ['up: bondsFigures.yieldToMaturity', 'up: ‸instrument'], 'Die Höhe einer Kurve ist eine Zahl'),
  curve(
    'over names',
    ['across: bondsBaseData.datetimeMaturity', 'across: ‸instrument'],
    'Von links nach rechts geht eine Zahl oder ein Tag',
  ),
  curve(
    'without a height',
    [
      'curve: { across: bondsBaseData.datetimeMaturity, up: bondsFigures.yieldToMaturity }',
      '‸curve: { across: bondsBaseData.datetimeMaturity }',
    ],
    'fehlt „up“',
  ),
  comparison(
    'a call that there is not',
    ['operation: listComparedFunds', 'operation: ‸listComparedFund'],
    'Einen Aufruf „listComparedFund“',
    'listComparedFunds',
  ),
  comparison(
    'a call about many',
    ['operation: listComparedFunds', 'operation: ‸findFunds'],
    'antwortet nicht auf mehrere Instrumente zusammen',
  ),
  comparison(
    'a fact that the answer does not have',
    ['field: quote.last', 'field: ‸quote.lst'],
    'Ein Feld „lst“ hat „quote“ nicht',
    'quote.last',
  ),
  comparison('the same fact twice', ['field: fundsIssuer.name', 'field: ‸quote.last'], 'schon an 1. Stelle'),
  comparison(
    'the best of names',
    ['label: Gesellschaft }', 'label: Gesellschaft, ‸best: highest }'],
    'Einen besten Wert gibt es nur unter Zahlen',
  ),
  comparison('a best that there is not', ['best: lowest', 'best: ‸low'], 'keinen gültigen Wert', 'lowest'),
  comparison('an ISIN that is none', ['[IE00B4L5Y983,', '[‸IE00B4L5Y98,'], 'nicht die richtige Form'),
  comparison('one instrument alone', ['isins: [IE00B4L5Y983, IE00BK5BQT80]', 'isins: ‸[IE00B4L5Y983]'], 'mindestens 2'),
  comparison('a type that cannot be compared', ['entityType: FUND', 'entityType: ‸FUTURE'], 'keinen gültigen Wert'),
  comparison(
    'parameters of its own',
    ['operation: listComparedFunds', 'operation: listComparedFunds\n      ‸parameters: { entityValue: 1 }'],
    'Der Schlüssel „parameters“',
  ),
  comparison(
    'on a page about nothing',
    [
      'subject: { kind: comparison, name: ETFs, entityType: FUND, entitySubTypes: [ETF] }\nbody:\n  main:\n    - type: comparison',
      'body:\n  main:\n    - type: ‸comparison',
    ],
    'braucht eine Seite über einen Vergleich',
  ),
  group('of a filter that is misspelt', ['filter: isoCountry', 'filter: ‸isoCountri'], 'Einen Filter „isoCountri“', 'isoCountry'),
  group('of a range', ['filter: isoCountry', 'filter: ‸cnDivYieldRange'], '„cnDivYieldRange“ ist eine Spanne'),
  group('of what is no filter', ['filter: isoCountry', 'filter: ‸perPage'], 'Einen Filter „perPage“'),
  group(
    'of a call that knows no groups',
    ['kind: group, operation: findStocks', 'kind: group, operation: ‸findStock'],
    'keinen gültigen Wert',
    'findStocks',
  ),
  group('a placeholder that the route does not have', ['parameter: country', 'parameter: ‸land'], 'keinen Platzhalter „land“'),
  group('what a group does not have', ['{ subject: value }', '{ subject: ‸isoCountry }'], 'Die Angabe „isoCountry“'),
  movers(
    'a period of a field that there is not',
    ['field: changes.performancePct1Y', 'field: ‸changes.performancePct1J'],
    'Ein Feld „performancePct1J“',
    'changes.performancePct1W',
  ),
  movers('a column of a field that there is not', ['field: issuer.name', 'field: ‸isuer.name'], 'Ein Feld „isuer“', 'issuer.name'),
  movers(
    'no columns',
    [
      '- type: movers\n      operation: findFunds\n      parameters: { isExchangeTraded: true }\n' + MOVERS_PERIODS + MOVERS_COLUMNS,
      '- ‸type: movers\n      operation: findFunds\n      parameters: { isExchangeTraded: true }\n' + MOVERS_PERIODS,
    ],
    'columns',
  ),
];
