import type { Document } from 'happy-dom';
import type { Page } from '../ledger.ts';
import { berlin, readShown } from '../shown.ts';
import type { RenderedPage } from '../site.ts';
import { cellsOf, factsOf, rowsOf } from './read-page.ts';

/** Figures in the header of every instrument page. */
interface Head {
  readonly last: string | undefined;
  readonly change: string | undefined;
  readonly percent: string | undefined;
  readonly low: string | undefined;
  readonly high: string | undefined;
  readonly before: string | undefined;
  readonly instant: string | undefined;
}

export interface PageKind {
  /** Whether changes are in percentage points, as for rates. */
  readonly isRate: boolean;
  /** Whether prices have all of their decimals, which makes differences match to the last one. */
  readonly isExact: boolean;
}

/** Verifies header, facts, chart, performances and days of one page, recomputed from each other. */
export function instrumentPageAgrees(page: Page, drawn: RenderedPage, { isRate, isExact }: PageKind): void {
  const { document } = drawn;
  const facts = factsOf(drawn);
  const head = headOf(drawn, facts);
  headAgrees(page, head, isRate);
  if (isExact) page.addsUp('page: the day before and the change are the price', [head.before, head.change], head.last);
  factsAgree(page, head, facts);
  chartAgrees(page, document, head, isRate);
  performancesAgree(page, document, head, isRate);
  daysAgree(page, document, head, isRate);
  derivativeAgrees(page, facts, document);
  valuationAgrees(page, document, head);
}

function headOf(drawn: RenderedPage, facts: ReadonlyMap<string, string>): Head {
  const own = cellsOf(drawn).filter(({ block }) => block === 'instrument-header');
  const text = (field: string): string | undefined => own.find((cell) => cell.field === field)?.text;
  return {
    last: text('last'),
    change: text('performance'),
    percent: text('performancePct'),
    low: text('low'),
    high: text('high'),
    before: facts.get('Vortag'),
    instant: own.find(({ field }) => field === 'datetimeLast')?.instant,
  };
}

function headAgrees(page: Page, { last, change, percent, before }: Head, isRate: boolean): void {
  page.follows('page: change', change, (price, earlier) => price - earlier, last, before);
  if (!isRate)
    page.follows('page: change in percent', percent, (price, earlier) => ((price - earlier) / Math.abs(earlier)) * 100, last, before);
}

function factsAgree(page: Page, { low, high, before }: Head, facts: ReadonlyMap<string, string>): void {
  const [least, most] = facts.get('Tagesspanne')?.split(' – ') ?? [];
  page.same('page: low of the span', least, low);
  page.same('page: high of the span', most, high);
  page.same('page: close before', facts.get('Vortag'), before);
  within(page, 'page: the day opens within its span', facts.get('Eröffnung'), low, high);
  within(page, 'page: the day lies within the year', high, undefined, facts.get('52-Wochen-Hoch'));
  within(page, 'page: the day lies within the year', low, facts.get('52-Wochen-Tief'), undefined);
}

function within(page: Page, check: string, text: string | undefined, least: string | undefined, most: string | undefined): void {
  const [value, low, high] = [readShown(text)?.value, readShown(least)?.value, readShown(most)?.value];
  if (value === undefined || (low === undefined && high === undefined)) return;
  page.holds(check, value >= (low ?? -Infinity) && value <= (high ?? Infinity), text, [least, most]);
}

/** Verifies the text alternative of the chart line, its table, and the change above it. */
function chartAgrees(page: Page, document: Document, head: Head, isRate: boolean): void {
  const block = document.querySelector('[data-block="price-chart"], [data-block="full-chart"]');
  if (block === null) return;
  const text = block.querySelector('.series-chart__plot')?.getAttribute('aria-label') ?? undefined;
  page.holds('page: the chart shows prices', text !== undefined, block.querySelector('.empty-state')?.textContent);
  const told =
    /: von (.+?) am (.+?) auf (.+?) am (.+?)(?:, Veränderung( zum Schlusskurs davor| seit Schluss vom [\d.]+ \((.+?)\))? (.+?))?\. Zwischen (.+?) und (.+?) lag/u.exec(
      text ?? '',
    );
  if (told === null) return;
  const [, first, since, last, until, isSinceClose, base, change, least, most] = told;
  const rows = rowsOf(block.querySelector('.chart-table table'));
  const range = block.querySelector('[class$="__range"][aria-current]')?.textContent ?? '';
  page.same('page: end of the line', last, head.last);
  page.holds(
    'page: end of the line is the day of the price',
    until?.startsWith(berlin(head.instant ?? 0).day) ?? false,
    until,
    head.instant,
  );
  page.same('page: newest row of the line', rows[0]?.['Kurs'], last);
  page.same('page: oldest row of the line', rows.at(-1)?.['Kurs'], first);
  page.holds(
    'page: dates of the rows of the line',
    rows[0]?.['Zeitpunkt'] === until && rows.at(-1)?.['Zeitpunkt'] === since,
    rows[0],
    until,
  );
  for (const row of rows) within(page, 'page: rows lie within the line', row['Kurs'], least, most);
  const readout = block.querySelector(':is(.price-chart__readout, .full-chart__legend) .price-change__value')?.textContent;
  if (!isRate && isSinceClose === undefined)
    page.follows('page: change along the line', change, (end, start) => (end / start - 1) * 100, last, first);
  if (!isRate && base !== undefined)
    page.follows('page: change from the close that it names', change, (end, start) => (end / start - 1) * 100, last, base);
  if (!isRate && change !== undefined) page.same(`page: change above the line is the one told (${range})`, readout, change);
}

/** Verifies each period of the table: its change, its bounds, and that a longer period includes a shorter one. */
function performancesAgree(page: Page, document: Document, { last }: Head, isRate: boolean): void {
  const rows = rowsOf(document.querySelector('[data-block="performance-table"] table'));
  const price = readShown(last)?.value;
  for (const [index, row] of rows.entries()) {
    const absolute = Object.entries(row).find(([head]) => head.startsWith('in '))?.[1];
    const relative = row['Veränderung'];
    if (!isRate) page.follows('page: percent of a period', relative, (end, moved) => (moved / Math.abs(end - moved)) * 100, last, absolute);
    within(page, 'page: the price lies within a period', last, row['Tief'], row['Hoch']);
    const shorter = index > 0 && row['Zeitraum'] !== 'Laufendes Jahr' ? rows.slice(0, index) : [];
    for (const { Zeitraum, Hoch, Tief } of shorter.filter((one) => one['Zeitraum'] !== 'Laufendes Jahr')) {
      within(page, `page: a period spans a shorter one`, Hoch, undefined, row['Hoch']);
      within(page, `page: a period spans a shorter one`, Tief, row['Tief'], undefined);
      page.holds('page: periods ascend', Zeitraum !== row['Zeitraum'], Zeitraum);
    }
  }
  if (rows.length > 0) page.holds('page: a price beside performances', price !== undefined, last);
}

/** Verifies the table of days: the newest matches the header, and every change follows from the row below. */
function daysAgree(page: Page, document: Document, head: Head, isRate: boolean): void {
  const table = document.querySelector('[data-block="price-history-table"] table');
  const rows = rowsOf(table);
  const newest = rows[0];
  if (newest === undefined) return;
  const close = Object.keys(newest).find((name) => name.startsWith(isRate ? 'Satz' : 'Schluss')) ?? '';
  page.same('page: newest day', newest[close], head.last);
  page.same('page: the day before', rows[1]?.[close], head.before);
  if (!isRate) page.same('page: change of the newest day', newest['Veränderung'], head.percent);
  page.holds('page: date of the newest day', newest['Datum'] === berlin(head.instant ?? 0).day, newest['Datum'], head.instant);
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1]?.[close];
    page.follows('page: change of a day', row['Veränderung'], (end, start) => (end / start - 1) * 100, row[close], below);
    within(page, 'page: a day closes within its span', row[close], row['Tief'], row['Hoch']);
    within(page, 'page: a day opens within its span', row['Eröffnung'], row['Tief'], row['Hoch']);
  }
}

/** Verifies a share's figures from the numbers in the explanations beside them, and those from the price in the header. */
function valuationAgrees(page: Page, document: Document, head: Head): void {
  const table = document.querySelector('[data-block="share-valuation"] table');
  for (const row of rowsOf(table)) {
    const [label = '', own] = Object.values(row);
    const sign = [...document.querySelectorAll('[data-block="share-valuation"] tbody tr')].find((one) => one.textContent.includes(label));
    const text = document.getElementById(sign?.querySelector('button')?.getAttribute('popovertarget') ?? '')?.textContent ?? '';
    page.holds('page: a figure of a share is explained', text.length > 20, label);
    const price = /Kurs ([\d.,]+\u00A0\S+) \(.+?, (\d\d\.\d\d\.\d{4}), /u.exec(text);
    if (price !== null) {
      page.same('page: price of a figure', price[1], head.last);
      page.holds('page: day of the price of a figure', price[2] === berlin(head.instant ?? 0).day, price[2], head.instant);
    }
    const earnings = /^Kurs (\S+)\s.+ durch erwartetes Ergebnis je Aktie \S+ von (\S+)\s/u.exec(text);
    if (earnings !== null) page.follows('page: price/earnings', own, (last, eps) => last / eps, earnings[1], earnings[2]);
    const dividend = /^Erwartete Dividende je Aktie \S+ von (\S+)\s\S+ durch Kurs (\S+)\s/u.exec(text);
    if (dividend !== null) page.follows('page: dividend yield', own, (dps, last) => (dps / last) * 100, dividend[1], dividend[2]);
  }
  const facts = new Map(
    [...document.querySelectorAll('[data-block="analyst-views"] .facts__row')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
  const distance = facts.get('Abstand zum Kurs');
  if (distance !== undefined)
    page.follows(
      'page: distance to the target',
      distance,
      (target, last) => (target / last - 1) * 100,
      facts.get('Mittleres Kursziel'),
      head.last,
    );
}

/** Verifies a product's figures from its bid and ask, its terms and the price of its underlying, all as displayed on its page. */
function derivativeAgrees(page: Page, facts: ReadonlyMap<string, string>, document: Document): void {
  if (document.querySelector('[data-block="derivative-facts"]') === null) return;
  const fact = (label: string): string | undefined => facts.get(label);
  const [bid, ask, spotText] = [fact('Geld'), fact('Brief'), fact('Kurs des Basiswerts')];
  // A price with a separate time is older than the figures.
  const spot = spotText?.includes('(') === true ? undefined : spotText;
  page.follows('page: spread of a product', fact('Spanne Geld/Brief'), (low, high) => ((high - low) / high) * 100, bid, ask);
  const isPut = fact('Richtung')?.startsWith('Put') ?? false;
  const side = isPut ? -1 : 1;
  const toLevel = (price: number, level: number): number => ((side * (price - level)) / price) * 100;
  page.follows('page: distance to the strike', fact('Abstand zum Basispreis'), toLevel, spot, fact('Basispreis'));
  page.follows('page: distance to the threshold', fact('Abstand zum Knock-out'), toLevel, spot, fact('Knock-out-Schwelle'));
  const isInEuro = fact('Produktwährung') === spot?.split('\u00A0').at(-1) || fact('Währungsgesichert')?.startsWith('ja') === true;
  if (bid !== undefined && ask !== undefined)
    page.follows(
      'page: inner and time value',
      fact('Zeitwert'),
      (low, high, inner) => (low + high) / 2 - inner,
      bid,
      ask,
      fact('Innerer Wert'),
    );
  const ratio = fact('Bezugsverhältnis')?.split(' : ');
  if (isInEuro && ratio?.length === 2 && ratio[1] === '1')
    page.follows('page: gearing of a product', fact('Hebel (Brief)'), (price, pieces, high) => price / pieces / high, spot, ratio[0], ask);
}
