import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { PriceChartProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { movedCursor } from '../../kit/chart/cursor-keys.ts';
import { needs } from './data.ts';
import { rangesOf } from '../../kit/chart/resolution.ts';

const asked = (name: string) =>
  needs(fixtureOf('price-chart', name) as unknown as BlockInput<PriceChartProps, InstrumentSubject>).history.input;

describe('the chart from the server', () => {
  it('[INSTR-029] asks chart_history for the editor’s range, or the one that the address names', () => {
    expect(asked('one year')).toEqual({ path: { entityType: 'STOCK', entityValue: '82849' }, query: { range: 'Y1' } });
    expect(asked('range of the address').query).toEqual({ range: 'MAX', resolution: '1M' });
  });

  it('is a picture with a sentence for those who do not see it', async () => {
    const screen = await showBlock('price-chart', 'one year');
    const label = screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00A0', ' ');
    expect(label).toMatch(/^Kursverlauf von SAP: von 129,52 EUR am 14\.08\.2025 auf 157,68 EUR am 31\.07\.2026, Veränderung \+21,74 %/);
  });

  it('states the change of a period as the table of performances does', async () => {
    await showBlock('price-chart', 'one year with performance');
    expect(document.querySelector('.price-chart__readout')?.textContent).toContain('−38,12\u00A0%');
    // The label for screen readers has the same change and its base.
    const label = document.querySelector('[role="img"]')?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ');
    expect(label).toContain(', Veränderung seit Schluss vom 31.07.2025 (254,82 EUR) −38,12 %.');
  });

  it('[INSTR-029] names what the change of a range counts from, and draws it across', async () => {
    await showBlock('price-chart', 'one year with performance');
    const readout = (): string => document.querySelector('.price-chart__readout')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
    expect(readout()).toBe('1 Jahr −38,12 % gefallen seit Schluss vom 31.07.2025');
    expect(document.querySelector('.series-chart__reference')).not.toBeNull();
    await showBlock('price-chart', 'one day with previous close');
    expect(readout()).toMatch(/^1 Tag .+ seit Schluss vom 30\.07\.2026$/);
    // Without a previous close, the change counts from the first price of the line.
    await showBlock('price-chart', 'one year');
    expect(readout()).toMatch(/^1 Jahr .+ seit 14\.08\.2025$/);
  });

  it('measures on the line what no performance is known for', async () => {
    await showBlock('price-chart', 'one year');
    expect(document.querySelector('.price-chart__readout')?.textContent).toContain('+21,74\u00A0%');
  });

  it('offers every range as a link that works without JavaScript, and marks the active one', async () => {
    const screen = await showBlock('price-chart', 'one year');
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('zeitraum'));
    expect(links.map((link) => link.textContent)).toEqual(['1T', '1W', '1M', '3M', '6M', '1J', '3J', '5J', '10J', 'Max']);
    expect(links[0]?.getAttribute('href')).toBe('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=D1');
    expect(screen.getByRole('link', { current: true }).textContent).toBe('1J');
  });

  it('has its figures as a table, newest first', async () => {
    await showBlock('price-chart', 'one year');
    const rows = [...document.querySelectorAll('details tbody tr')];
    expect(rows).toHaveLength(24);
    expect(rows[0]?.textContent).toBe('31.07.2026157,68\u00A0EUR');
  });

  it('draws the base at its price: the first point of the line, or the close before', async () => {
    const baseOf = (): number =>
      Number(/^M0 ([\d.]+)/u.exec(document.querySelector('.series-chart__reference')?.getAttribute('d') ?? '')?.[1]);
    await showBlock('price-chart', 'one year');
    const start = Number(/^M0 ([\d.]+)/u.exec(document.querySelector('.series-chart__line')?.getAttribute('d') ?? '')?.[1]);
    expect(baseOf()).toBeCloseTo(start, 0);
    await showBlock('price-chart', 'one year with performance');
    expect(baseOf()).toBeLessThan(start);
  });

  it('sends the browser no more points than can be seen', async () => {
    await showBlock('price-chart', 'range of the address');
    const { series } = JSON.parse(document.querySelector('parkett-island')?.getAttribute('props') ?? '{}') as { series: { at: number[] } };
    expect(series.at).toHaveLength(320);
  });

  it('tells the one price that there is, where a line would need two', async () => {
    const screen = await showBlock('price-chart', 'one price');
    expect(screen.getByText('Für diesen Zeitraum liegt erst ein Kurs vor: 157,68 EUR am 31.07.2026.')).toBeTruthy();
  });

  it('says so when a range has no prices, and keeps the other ranges', async () => {
    const screen = await showBlock('price-chart', 'no prices');
    expect(screen.getByText('Für diesen Zeitraum liegen keine Kurse vor.')).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(10);
  });
});

it('offers the chosen ranges and always the active one', () => {
  expect(rangesOf(['Y1', 'M1'], 'MAX')).toEqual(['M1', 'Y1', 'MAX']);
  expect(rangesOf(undefined, 'Y1')).toHaveLength(10);
});

describe('the cursor', () => {
  it.each([
    ['ArrowLeft', undefined, 99],
    ['ArrowLeft', 50, 49],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 99, 99],
    ['PageDown', 50, 40],
    ['PageUp', 95, 99],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Escape', 50, undefined],
  ])('goes with %s from %s to %s', (key, from, to) => {
    expect(movedCursor(key, from, 99)).toEqual({ index: to });
  });

  it('leaves all other keys to the browser', () => {
    expect(movedCursor('Tab', 50, 99)).toBeUndefined();
  });
});
