import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveValue } from '../live-value.tsx';
import { PriceChange } from '../price-change.tsx';
import { QualityBadge } from '../quality-badge.tsx';
import { livePage } from './testing.ts';

const NBSP = '\u00A0';
const LOADED = '2026-07-31T15:38:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-31T15:40:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A row as the server writes it. */
const row = (notation: number): string =>
  renderToStaticMarkup(
    <tr id={`row-${notation}`}>
      <td>
        <LiveValue notation={notation} field="last" decimals={2}>
          157,68{NBSP}EUR
        </LiveValue>
      </td>
      <td>
        <PriceChange value={0.25} notation={notation} />
      </td>
      <td>
        <LiveValue notation={notation} field="bid" decimals={2}>
          –
        </LiveValue>
      </td>
      <td>
        <QualityBadge code="DLY" notation={notation} />
        <LiveValue notation={notation} field="datetimeLast">
          <time dateTime={LOADED}>17:38:00</time>
        </LiveValue>
      </td>
    </tr>,
  );
function rowOf(notation: number): Element {
  const element = document.querySelector(`#row-${notation}`);
  if (!element) throw new Error(`There is no row of ${notation}.`);
  return element;
}
const table = (...notations: number[]): string => `<table><tbody>${notations.map(row).join('')}</tbody></table>`;

describe('a live cell', () => {
  it('[STREAM-027] shows the loaded quote until the first price of its notation comes', async () => {
    const { cell, show } = await livePage(table(1, 2));
    expect(cell(1, 'last').textContent).toBe(`157,68${NBSP}EUR`);
    await show(2, { last: 3 });
    expect(cell(1, 'last').textContent).toBe(`157,68${NBSP}EUR`);
    await show(1, { last: 1234.5 });
    expect(cell(1, 'last').textContent).toBe(`1.234,50${NBSP}EUR`);
  });

  it('keeps the text node that it writes into', async () => {
    const { cell, show } = await livePage(table(1));
    const node = cell(1, 'last').firstChild;
    await show(1, { last: 158 });
    expect(cell(1, 'last').firstChild).toBe(node);
    expect(node?.textContent).toBe(`158,00${NBSP}EUR`);
  });

  it('turns sign, arrow and word of a change', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 150, changePct: -1.5 });
    const change = cell(1, 'performancePct');
    expect(change.textContent).toBe(`−1,50${NBSP}% gefallen`);
    expect(change.dataset.direction).toBe('down');
    await show(1, { last: 151, changePct: 0.001, time: '2026-07-31T15:39:00.000Z' });
    expect(change.textContent).toBe(`0,00${NBSP}% unverändert`);
    expect(change.dataset.direction).toBe('flat');
  });

  it('shows time and quality of the price', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 158, time: '2026-07-31T15:39:11.000Z', quality: 'RLT' });
    expect(cell(1, 'datetimeLast').innerHTML).toBe('<time datetime="2026-07-31T15:39:11.000Z">17:39:11</time>');
    expect(cell(1, 'quality').outerHTML).toContain('data-quality="RLT"');
    expect(cell(1, 'quality').textContent).toBe('Realtime');
    expect(cell(1, 'quality').title).toBe('Kurs in Echtzeit');
  });

  it('fills a side that was not known, and empties one that is gone', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 158, bid: 157.5 });
    expect(cell(1, 'bid').textContent).toBe('157,50');
    await show(1, { last: 158 });
    expect(cell(1, 'bid').textContent).toBe('–');
  });

  it('keeps what the server wrote of a part that never comes', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { bid: 2 });
    expect(cell(1, 'last').textContent).toBe(`157,68${NBSP}EUR`);
  });

  it('never shows a trade older than the one that stands there, but its newer bid', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 99, bid: 98, time: '2026-07-31T15:37:59.999Z' });
    expect(cell(1, 'last').textContent).toBe(`157,68${NBSP}EUR`);
    expect(cell(1, 'datetimeLast').textContent).toBe('17:38:00');
    expect(cell(1, 'bid').textContent).toBe('98,00');
  });

  it('writes a moment with its date, a closing price with the date alone', async () => {
    const moment = renderToStaticMarkup(
      <LiveValue notation={1} field="datetimeLast" format="moment">
        <time dateTime="2026-07-30T15:38:00.000Z">30.07.2026</time>
      </LiveValue>,
    );
    const { cell, show } = await livePage(moment);
    await show(1, { last: 1, time: '2026-07-31T15:38:08.000Z' });
    expect(cell(1, 'datetimeLast').textContent).toBe(`31.07.2026, 17:38:08${NBSP}Uhr`);
    await show(1, { last: 1, time: '2026-07-31T20:00:00.000Z', quality: 'EOD' });
    expect(cell(1, 'datetimeLast').textContent).toBe('31.07.2026');
  });
});

describe('a change of price', () => {
  it('[STREAM-026] flashes for 500 ms: green when it rises, red when it falls', async () => {
    const { cell, show, wait } = await livePage(table(1));
    await show(1, { last: 158 });
    await show(1, { last: 159 });
    expect(cell(1, 'last').dataset.flash).toBe('up');
    await wait(470);
    expect(cell(1, 'last').dataset.flash).toBe('up');
    await wait(30);
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
    await show(1, { last: 158.5 });
    expect(cell(1, 'last').dataset.flash).toBe('down');
  });

  it('[STREAM-026] does not flash when it is the first or an equal value', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 200 });
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
    await show(1, { last: 200, time: '2026-07-31T15:39:00.000Z' });
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
  });

  it('does not flash when nothing of it is to be seen', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 200 });
    await show(1, { last: 200.001 });
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
  });

  it('flashes anew for the full time when the next comes meanwhile', async () => {
    const { cell, show, wait } = await livePage(table(1, 2));
    for (const last of [1, 2]) await show(1, { last });
    await wait(300);
    await show(1, { last: 3 });
    await wait(470);
    expect(cell(1, 'last').dataset.flash).toBe('up');
    await wait(30);
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
  });
});

describe('the updater', () => {
  it('writes once per frame, the latest only', async () => {
    const { cell, push, frame } = await livePage(table(1));
    const writes = vi.spyOn(cell(1, 'last').firstChild as Text, 'data', 'set');
    for (let last = 1; last <= 100; last += 1) push(1, { last });
    expect(writes).not.toHaveBeenCalled();
    await frame();
    expect(writes).toHaveBeenCalledOnce();
    expect(cell(1, 'last').textContent).toBe(`100,00${NBSP}EUR`);
  });

  it('watches what is in view, and no longer 5 seconds after it left', async () => {
    const { now, scroll, wait } = await livePage(table(1, 2));
    const second = rowOf(2);
    expect(now()).toEqual([1, 2]);
    scroll(second, false);
    await wait(4990);
    expect(now()).toEqual([1, 2]);
    await wait(20);
    expect(now()).toEqual([1]);
    scroll(second, true);
    expect(now()).toEqual([1, 2]);
  });

  it('does not end what comes back in time', async () => {
    const { now, watched, scroll, wait } = await livePage(table(1));
    const only = rowOf(1);
    scroll(only, false);
    await wait(4000);
    scroll(only, true);
    await wait(4000);
    expect(now()).toEqual([1]);
    expect(watched).toEqual([1]);
  });

  it('watches a notation once, wherever it stands', async () => {
    const { watched, scroll, wait, now } = await livePage(table(1) + table(1).replace('row-1', 'other'));
    expect(watched).toEqual([1]);
    scroll(rowOf(1), false);
    await wait(6000);
    expect(now()).toEqual([1]);
  });

  it('follows rows that come and go', async () => {
    const { now, wait, show, cell, observed } = await livePage(table(1));
    const other = document.createElement('table');
    other.innerHTML = table(2);
    rowOf(1).after(...other.querySelectorAll('tr'));
    await wait(50);
    expect(now()).toEqual([1, 2]);
    await show(2, { last: 7 });
    expect(cell(2, 'last').textContent).toBe(`7,00${NBSP}EUR`);
    rowOf(1).remove();
    await wait(6000);
    expect(now()).toEqual([2]);
    expect(observed.size).toBe(1);
  });

  it('shows the known price in a cell that comes later', async () => {
    const { show, wait } = await livePage(table(1));
    await show(1, { last: 7 });
    document.body.insertAdjacentHTML('beforeend', '<span id="late" data-notation="1" data-field="last">5,00</span>');
    await wait(50);
    expect(document.querySelector('#late')?.textContent).toBe('7,00');
  });

  it('leaves an island alone until it is alive', async () => {
    const { now, wait } = await livePage(`<parkett-island>${table(1)}</parkett-island>`);
    expect(now()).toEqual([]);
    document.querySelector('parkett-island')?.setAttribute('data-alive', '');
    await wait(50);
    expect(now()).toEqual([1]);
  });

  it('leaves nothing behind when it stops', async () => {
    const { now, stop, show, scroll } = await livePage(table(1, 2));
    await show(1, { last: 1 });
    await show(1, { last: 2 });
    scroll(rowOf(2), false);
    stop();
    expect(now()).toEqual([]);
    expect(document.querySelector('[data-flash]')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a lost connection', () => {
  it('[STREAM-025] that never was shows nothing: cells stay as they were loaded', async () => {
    const { setLive, frame } = await livePage(table(1));
    const before = document.body.innerHTML;
    setLive(1, false);
    await frame();
    expect(document.body.innerHTML).toBe(before);
  });

  it('makes cells visibly stale, with the time of their price; the next price mends them', async () => {
    const { cell, show, setLive, frame } = await livePage(table(1));
    await show(1, { last: 158, time: '2026-07-31T15:38:08.000Z' });
    setLive(1, false);
    await frame();
    for (const field of ['last', 'performancePct', 'datetimeLast', 'quality']) expect(cell(1, field).dataset.stale).toBe('');
    expect(cell(1, 'last').title).toBe('Stand 17:38:08, Verbindung unterbrochen');
    await show(1, { last: 158, time: '2026-07-31T15:39:00.000Z' });
    expect(document.querySelector('[data-stale]')).toBeNull();
    expect(cell(1, 'last').hasAttribute('title')).toBe(false);
    expect(cell(1, 'quality').title).toBe('Kurs in Echtzeit');
  });

  it('of one notation leaves the others as they are', async () => {
    const { cell, show, setLive, frame } = await livePage(table(1, 2));
    await show(1, { last: 1 });
    await show(2, { last: 2 });
    setLive(1, false);
    await frame();
    expect(cell(1, 'last').dataset.stale).toBe('');
    expect(cell(2, 'last').dataset.stale).toBeUndefined();
  });
});
