import { berlin, mayFollow, readShown } from '../shown.ts';
import type { Page } from '../ledger.ts';
import type { RenderedPage } from '../site.ts';
import { cellsOf, type Cell } from './read-page.ts';

/** Values that pages of one second have shown until now, by notation and field. */
export type Board = Map<string, Cell>;

/** Blocks whose finder lists are as of the start of a minute, which is another second. */
const BY_THE_MINUTE = new Set(['data-table', 'finder', 'movers']);
/** Sections with one fixed price per day. */
const FIXED = new Set(['/zinsen', '/fonds']);
const DELAY_MS = 15 * 60_000;
const UNKNOWN = '–';

/** Verifies that every price on a page agrees with all others of its notation, on this page and on others of the same second. */
export function cellsAgree(page: Page, drawn: RenderedPage, board: Board, now: number): void {
  const cells = cellsOf(drawn).filter(({ block }) => now % 60_000 === 0 || !BY_THE_MINUTE.has(block));
  for (const cell of cells) {
    const key = `${cell.notation} ${cell.field}`;
    const other = board.get(key);
    if (other !== undefined) showsTheSame(page, cell, other, drawn.path);
    else if (cell.text !== UNKNOWN) board.set(key, cell);
    if (cell.field.startsWith('datetime')) timeIsTrue(page, cell, now);
    if (cell.direction !== undefined) directionIsTrue(page, cell);
    if (cell.field === 'quality' && FIXED.has(cell.section ?? ''))
      page.holds('page: what is fixed once a day is no real time', cell.quality !== 'RLT', cell.notation);
  }
  for (const [notation, own] of Map.groupBy(cells, (cell) => cell.notation)) quoteIsSound(page, notation, own, now);
}

function showsTheSame(page: Page, cell: Cell, other: Cell, path: string): void {
  const name = `page: ${cell.field} is the same everywhere`;
  const said = `${cell.text} on ${path}`;
  if (cell.field === 'quality') page.holds(name, cell.quality === other.quality && cell.text === other.text, said, other.text);
  else if (cell.instant !== undefined) page.holds(name, cell.instant === other.instant, said, other.instant);
  else page.same(name, cell.text, other.text);
}

/** Verifies a displayed time: in Berlin's time zone, and of today if it has no date. */
function timeIsTrue(page: Page, { text, instant }: Cell, now: number): void {
  if (instant === undefined) return;
  const { day, time } = berlin(instant);
  const shownDay = /\d\d\.\d\d\.(?:\d{4})?/u.exec(text)?.[0] ?? berlin(now).day;
  const shownTime = /\d\d:\d\d(?::\d\d)?/u.exec(text)?.[0] ?? time;
  page.holds('page: day of a price', day.startsWith(shownDay), text, instant);
  page.holds('page: time of a price', time.startsWith(shownTime), text, instant);
  page.holds('page: a price is not to come', Date.parse(instant) <= now, instant);
}

function directionIsTrue(page: Page, { text, direction, field }: Cell): void {
  const value = readShown(text)?.value ?? 0;
  page.holds(`page: direction of ${field}`, direction === (value > 0 ? 'up' : value < 0 ? 'down' : 'flat'), direction, text);
}

function quoteIsSound(page: Page, notation: string, cells: readonly Cell[], now: number): void {
  const figure = (field: string) => readShown(cells.find((cell) => cell.field === field && cell.text !== UNKNOWN)?.text);
  const quality = cells.find(({ field }) => field === 'quality');
  const time = cells.find(({ field }) => field === 'datetimeLast');
  const [last, bid, ask, low, high] = [figure('last'), figure('bid'), figure('ask'), figure('low'), figure('high')];
  if (bid !== undefined && ask !== undefined) page.holds('page: bid ≤ ask', bid.value <= ask.value, [notation, bid.value, ask.value]);
  if (last !== undefined && low !== undefined && high !== undefined)
    page.holds('page: last lies within the day', low.value <= last.value && last.value <= high.value, [low, last, high]);
  const [change, percent] = [figure('performance'), figure('performancePct')];
  if (last !== undefined && change !== undefined && percent !== undefined) {
    const holds = mayFollow(percent, (price, moved) => (moved / Math.abs(price - moved)) * 100, [last, change]);
    page.holds('page: percent of a change', holds, percent.value, [last.value, change.value]);
  }
  if (quality === undefined) return;
  if (time?.instant === undefined) return;
  if (quality.quality === 'DLY') page.holds('page: a delayed price is old', Date.parse(time.instant) <= now - DELAY_MS, time.instant);
  if (quality.quality === 'EOD') page.holds('page: a close has a day, no time', !/\d:\d/u.test(time.text), time.text);
}
