import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveValue } from '../live-value.tsx';
import { livePage, NBSP, table } from './testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-31T15:40:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it('goes on delayed, older as it is, when real time ends, says so and does not flash', async () => {
    const { cell, show, frame } = await livePage(table(1));
    await show(1, { last: 158, time: '2026-07-31T15:52:11.000Z', quality: 'RLT' });
    await show(1, { last: 157, time: '2026-07-31T15:37:11.000Z', quality: 'DLY' });
    const quality = async () => {
      await frame();
      return cell(1, 'quality').textContent;
    };
    // The texts are in a module of their own, which loads slowly on a busy machine.
    await expect.poll(quality, { timeout: 15_000 }).toBe('verzögert');
    expect([cell(1, 'last').textContent, cell(1, 'datetimeLast').textContent]).toEqual([`157,00${NBSP}EUR`, '17:37:11']);
    expect(cell(1, 'last').dataset.flash).toBeUndefined();
    await show(1, { last: 156, time: '2026-07-31T15:37:10.000Z', quality: 'DLY' });
    expect(cell(1, 'last').textContent).toBe(`156,00${NBSP}EUR`);
  }, 20_000);

  it('shows time and quality of the price', async () => {
    const { cell, show } = await livePage(table(1));
    await show(1, { last: 158, time: '2026-07-31T15:39:11.000Z', quality: 'RLT' });
    expect(cell(1, 'datetimeLast').innerHTML).toBe('<time datetime="2026-07-31T15:39:11.000Z">17:39:11</time>');
    await vi.dynamicImportSettled();
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

describe('the close of a day', () => {
  it('stays that when it is delivered again, and is a price with a quality once a newer one comes', async () => {
    const { cell, show } = await livePage(table(1));
    const badge = cell(1, 'quality');
    badge.dataset.quality = 'EOD-LAST';
    badge.dataset.closed = '2026-07-31T15:38:00.000Z';
    badge.textContent = 'Schlusskurs';
    await show(1, { last: 158, time: '2026-07-31T15:38:00.000Z' });
    await vi.dynamicImportSettled();
    expect(badge.textContent).toBe('Schlusskurs');
    await show(1, { last: 159, time: '2026-08-03T07:00:00.000Z' });
    await vi.dynamicImportSettled();
    expect(badge.textContent).toBe('Realtime');
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
    await vi.dynamicImportSettled();
    setLive(1, false);
    await frame();
    for (const field of ['last', 'performancePct', 'datetimeLast', 'quality']) expect(cell(1, field).dataset.stale).toBe('');
    expect(cell(1, 'last').title).toBe('Stand 17:38:08, Verbindung unterbrochen');
    await vi.dynamicImportSettled();
    expect([cell(1, 'quality').textContent, cell(1, 'quality').dataset.quality]).toEqual(['Stand', 'ASOF']);
    await show(1, { last: 158, time: '2026-07-31T15:39:00.000Z' });
    await vi.dynamicImportSettled();
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
