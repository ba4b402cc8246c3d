import type { Schema } from '#client/operations.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { showQuality } from '../../kit/live/quality.ts';
import { sessionCall } from '../../kit/session/session-call.ts';
import { buyShare, depthRows } from './depth.ts';
import { balanceTexts, levelTexts, sumTexts } from './texts.ts';

/** Milliseconds between two looks at the book while the page is to be seen. */
const LOOK_AGAIN = 3_000;

/** Which book an element shows. */
interface Shown extends Pick<Schema<'OrderBook'>, 'entityType' | 'entityValue' | 'idNotation'> {
  readonly decimals: number;
}

/** Keeps the figures of a book as they are now; it stands still while nobody looks, and says so when there is no answer. */
export function startBook(panel: HTMLElement): void {
  const shown = JSON.parse(panel.dataset['book'] ?? '') as Shown;
  const address = `/api/v1/instruments/${shown.entityType}/${encodeURIComponent(shown.entityValue)}/order_book?typeQuoteSelector=DEPTH10&idNotation=${shown.idNotation}`;
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      showBook(panel, (await sessionCall('GET', address)) as Schema<'OrderBook'>, shown.decimals);
      delete panel.dataset['stale'];
    } catch {
      panel.dataset['stale'] = '';
    }
  };
  const again = (): void => {
    setTimeout(() => void look().then(again), LOOK_AGAIN);
  };
  again();
}

/** Puts the figures of a book in the places that the server drew for them. */
export function showBook(panel: HTMLElement, book: Schema<'OrderBook'>, decimals: number): void {
  const time = panel.querySelector('time');
  if (time !== null) {
    time.dateTime = book.datetimeOrderBook;
    time.textContent = formatDateTime(book.datetimeOrderBook, { seconds: true });
  }
  const badge = panel.querySelector<HTMLElement>('.quality-badge');
  if (badge !== null) showQuality(badge, book.codeQualityPrice);
  const facts = balanceTexts(book, decimals);
  for (const [index, value] of panel.querySelectorAll('dd').entries()) value.textContent = facts[index]?.value ?? '';
  showBar(panel.querySelector('.order-book__balance > svg'), buyShare(book) ?? 0);

  const rows = depthRows(book);
  for (const [index, { children: cells }] of fittedRows(panel, rows.length).entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    for (const [at, text] of levelTexts(row, decimals).entries()) showText(cells[at], text);
    showBar(cells[1]?.querySelector('svg'), row.bidShare);
    showBar(cells[4]?.querySelector('svg'), row.askShare);
  }
  const sums = panel.querySelectorAll('tfoot td');
  for (const [index, text] of sumTexts(book).entries()) showText(sums[index], text);
}

/** A row of each panel as it was drawn, for levels that come back after a book was empty. */
const patterns = new WeakMap<HTMLElement, Node>();

/** As many rows as there are levels. */
function fittedRows(panel: HTMLElement, count: number): readonly Element[] {
  const body = panel.querySelector('tbody');
  const pattern = patterns.get(panel) ?? body?.firstElementChild?.cloneNode(true);
  if (body === null || pattern === undefined) return [];
  patterns.set(panel, pattern);
  while (body.childElementCount < count) body.append(pattern.cloneNode(true));
  while (body.childElementCount > count) body.lastElementChild?.remove();
  return [...body.children];
}

/** Changes the text of a cell; the bar before it stays. */
function showText(cell: Element | undefined, text: string): void {
  if (cell?.lastChild?.nodeType === Node.TEXT_NODE && cell.lastChild.nodeValue !== text) cell.lastChild.nodeValue = text;
}

function showBar(bar: Element | null | undefined, share: number): void {
  bar?.firstElementChild?.setAttribute('width', String(share));
}
