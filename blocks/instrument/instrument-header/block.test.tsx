import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../kit/block.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';

const plain = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

describe('the head of an instrument page', () => {
  it('has the name as main heading, and the identifiers that are known', async () => {
    const screen = await showBlock('instrument-header', 'share that rises');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SAP');
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Aktie',
      'ISIN DE0007164600',
      'WKN 716460',
      'Symbol SAP',
    ]);
  });

  it('says when a bond was repaid', async () => {
    const screen = await showBlock('instrument-header', 'bond that was repaid');
    expect(screen.getByText('zurückgezahlt am 04.05.2026')).toBeTruthy();
  });

  it('[INSTR-012] shows price, unit, signed change with direction, and date and time in Berlin', async () => {
    await showBlock('instrument-header', 'share that rises');
    expect(plain()).toContain('157,68 EUR+1,82 % gestiegen+2,81');
    expect(document.querySelector('.price-change')?.getAttribute('data-direction')).toBe('up');
    expect(plain()).toContain('Xetra, 31.07.2026, 17:38:08 Uhr');
  });

  it('shows the decimals in which the venue quotes, also to what writes live prices', async () => {
    await showBlock('instrument-header', 'future quoted in five decimals');
    expect(plain()).toContain('1,15830 USD+0,09 % gestiegen+0,00105');
    const cells = [...document.querySelectorAll<HTMLElement>('[data-field="last"], [data-field="bid"], [data-field="ask"]')];
    expect(cells.map(({ dataset, textContent }) => [dataset['field'], dataset['decimals'], textContent])).toEqual(
      expect.arrayContaining([
        ['last', '5', '1,15830'],
        ['bid', '5', '1,15825'],
        ['ask', '5', '1,15835'],
      ]),
    );
  });

  it('[INSTR-012] shows points of a falling index with a minus sign', async () => {
    await showBlock('instrument-header', 'index that falls');
    expect(plain()).toContain('24.065,43 Pkt.−0,81 % gefallen−196,92');
    expect(document.querySelector('.price-change')?.getAttribute('data-direction')).toBe('down');
  });

  it('[INSTR-011] says the quality of the quote', async () => {
    const screen = await showBlock('instrument-header', 'share that rises');
    expect(screen.getByText('verzögert').getAttribute('data-quality')).toBe('DLY');
  });

  it('[INSTR-011] gives a closing price its day and no time', async () => {
    const screen = await showBlock('instrument-header', 'imported commodity unchanged');
    expect(screen.getByText('Schlusskurs')).toBeTruthy();
    expect(document.querySelector('time')?.textContent).toBe('30.07.2026');
  });

  it('[INSTR-004] calls an instrument without name unbekannt and leaves out what is not known', async () => {
    const screen = await showBlock('instrument-header', 'unknown name and fields');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('unbekannt');
    expect(document.querySelectorAll('.price-change, dl')).toHaveLength(0);
  });

  it('[INSTR-008] shows the logo when there is a template, and none without', async () => {
    await showBlock('instrument-header', 'long name with logo');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/bilder/logo-munich-re.svg?b=96&h=96');
    await showBlock('instrument-header', 'share that rises');
    expect(document.querySelector('img')).toBeNull();
  });

  it('says that prices are simulated', async () => {
    const screen = await showBlock('instrument-header', 'share that rises');
    expect(screen.getByText('Simulierte Kurse')).toBeTruthy();
  });

  it('leads to the sub-pages and marks the one that is open', async () => {
    const screen = await showBlock('instrument-header', 'share that rises');
    expect(screen.getByRole('link', { name: 'Chart' }).getAttribute('href')).toBe('/aktien/chart/SAP-Aktie-DE0007164600');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Übersicht');
  });

  it('names notation and field of every price for the live updater', async () => {
    await showBlock('instrument-header', 'share that rises');
    const cells = [...document.querySelectorAll('[data-notation="163500"]')].map((cell) => cell.getAttribute('data-field'));
    expect(cells).toEqual(['last', 'performancePct', 'performance', 'quality', 'datetimeLast', 'bid', 'ask', 'open', 'low', 'high']);
  });

  it('keeps name and identifiers when there is no quote', async () => {
    const screen = await showBlock('instrument-header', 'not traded any more');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Turbo Long DAX 21.500 Open End');
    expect(screen.getByText('Zurzeit gibt es keinen Kurs.')).toBeTruthy();
  });
});

describe('the state of the exchange', () => {
  const xetra = {
    idTradingSchedule: 1,
    name: 'Xetra',
    timezone: 'Europe/Berlin',
    weekdays: [1, 2, 3, 4, 5],
    sessions: [{ timeOpen: '09:00', timeClose: '17:30' }],
    exceptions: [{ date: '2026-12-24', name: 'Heiligabend' }],
  };
  const { data, page } = fixtureOf('instrument-header', 'share that rises') as unknown as { data: { quote: object }; page: PageFacts };
  const stateAt = async (now: string, quote: object = {}): Promise<Element | null> => {
    const drawn = { quote: { ...data.quote, idTradingSchedule: 1, ...quote }, schedules: { total: 1, list: [xetra] } };
    await mountBlockWith('instrument-header', 'share that rises', { data: drawn, page: { ...page, now } });
    return document.querySelector('.instrument-header__exchange');
  };

  it.each([
    ['2026-07-31T10:00:00Z', 'true', 'geöffnet bis 17:30 Uhr'],
    ['2026-07-31T17:00:00Z', 'false', 'geschlossen seit 17:30 Uhr, öffnet Montag, 9:00 Uhr'],
    ['2026-12-24T10:00:00Z', 'false', 'heute geschlossen: Heiligabend, öffnet Freitag, 9:00 Uhr'],
  ])('stands beside the price, and what follows with it: at %s', async (now, isOpen, text) => {
    const state = await stateAt(now);
    expect([state?.getAttribute('data-open'), state?.textContent.replaceAll('\u00A0', ' ')]).toEqual([isOpen, text]);
    const states = JSON.parse(state?.getAttribute('data-states') ?? '[]') as unknown[][];
    expect([states.length > 1, states[0]?.[0]]).toEqual([true, Date.parse(now)]);
  });

  it('is left out where a price is fixed once a day, and where nobody tells the hours', async () => {
    expect(await stateAt('2026-07-31T10:00:00Z', { codeQualityPrice: 'EOD' })).toBeNull();
    expect(await stateAt('2026-07-31T10:00:00Z', { idTradingSchedule: 7 })).toBeNull();
  });

  it.each(['DLY', 'RLT'])('makes the last price of a day its close, neither late nor of now: %s', async (codeQualityPrice) => {
    await stateAt('2026-07-31T17:00:00Z', { codeQualityPrice, isClose: true });
    const badge = document.querySelector<HTMLElement>('.quality-badge');
    expect([badge?.textContent, badge?.dataset['quality'], badge?.dataset['closed']]).toEqual([
      'Schlusskurs',
      'EOD-LAST',
      (data.quote as { datetimeLast: string }).datetimeLast,
    ]);
  });
});
