import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { BlockFallback } from './block-fallback.tsx';
import { DataTable } from './data-table.tsx';
import { TightLink } from './tight-link.tsx';
import { InstrumentLink } from './instrument-link.tsx';
import { Island } from './island.tsx';
import { PriceChange } from './price-change.tsx';
import { QualityBadge } from './quality-badge.tsx';
import { PriceWords } from './price-words.tsx';
import { SourceNote, SourceNotes } from './source-note.tsx';

afterEach(cleanup);

const munich = {
  name: 'Münchener Rückversicherungs-Gesellschaft',
  tinyName: 'Münchener Rück',
  urls: { WEBSITE: '/aktien/Muenchener-Rueck-Aktie-DE0008430026' },
  logo: { cloudinaryUrlTemplate: '/bilder/logo.svg?b={width}&h={height}' },
};

it('[INSTR-007] a link to an instrument uses its WEBSITE address, and its short name in tight places', () => {
  render(<TightLink instrument={munich} />);
  expect(screen.getByRole('link', { name: 'Münchener Rück' }).getAttribute('href')).toBe(munich.urls.WEBSITE);
});

it('[INSTR-007] where there is room the full name stands, and without short name the name stands in tight places too', () => {
  render(<InstrumentLink instrument={munich} />);
  render(<TightLink instrument={{ name: 'SAP', tinyName: '', urls: {} }} />);
  expect(screen.getByRole('link', { name: munich.name })).toBeTruthy();
  expect(screen.getByText('SAP').tagName).toBe('SPAN');
});

it('[INSTR-004] an instrument without name is called unbekannt', () => {
  render(<InstrumentLink instrument={{ name: ' ', tinyName: '', urls: {} }} />);
  expect(screen.getByText('unbekannt')).toBeTruthy();
});

it('[INSTR-008] a logo is asked for by its filled template; without template there is none', () => {
  const { container } = render(<InstrumentLink instrument={munich} logoSize={24} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/bilder/logo.svg?b=48&h=48');
  const { container: without } = render(<InstrumentLink instrument={{ ...munich, logo: undefined }} logoSize={24} />);
  expect(without.querySelector('img')).toBeNull();
});

it.each([
  [1.8161, 'up', '+1,82\u00A0% gestiegen'],
  [-0.8116, 'down', '−0,81\u00A0% gefallen'],
  [0.004, 'flat', '0,00\u00A0% unverändert'],
])('a change of %d percent carries sign, word and direction', (value, direction, text) => {
  const { container } = render(<PriceChange value={value} />);
  expect(container.textContent).toBe(text);
  expect(container.firstElementChild?.getAttribute('data-direction')).toBe(direction);
});

it('an unknown change is a dash without colour', () => {
  const { container } = render(<PriceChange value={undefined} />);
  expect(container.innerHTML).toBe('<span>–</span>');
});

it.each([
  ['RLT', 'Realtime'],
  ['EOD', 'Schlusskurs'],
  ['???', 'verzögert'],
])('quality %s reads %s', (code, label) => {
  render(<QualityBadge code={code} />);
  expect(screen.getByText(label)).toBeTruthy();
});

it('simulated prices say so, imported ones name and link their source', () => {
  render(<SourceNote source={{ kind: 'SIMULATED', name: 'x' }} />);
  render(<SourceNote source={{ kind: 'IMPORTED', name: 'EIA', url: 'https://www.eia.gov/' }} />);
  expect(screen.getByText('Simulierte Kurse')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'EIA' }).getAttribute('href')).toBe('https://www.eia.gov/');
});

it('what stands beside prices opens the one explanation of a page: quality, venue and instant, and the base of percentages', () => {
  const { container } = render(
    <>
      <SourceNote source={{ kind: 'SIMULATED', name: 'x' }} />
      <SourceNote source={{ kind: 'SIMULATED', name: 'x' }} />
      <PriceWords />
    </>,
  );
  const targets = screen
    .getAllByRole('button', { name: /^Simulierte Kurse ?: Was heißt das\?$/ })
    .map((sign) => sign.getAttribute('popovertarget'));
  const explanation = container.querySelector('[popover]');
  expect(targets).toEqual([explanation?.id, explanation?.id]);
  const says = [
    'Realtime',
    'Echtzeit',
    'verzögert',
    '15 Minuten',
    'Schlusskurs',
    'Handelsplatz',
    'Uhrzeit in Berlin',
    'Vortags',
    'Ausschüttungen',
  ];
  expect(says.filter((words) => !explanation?.textContent.includes(words))).toEqual([]);
});

it('a list of prices names every source once', () => {
  const simulated = { kind: 'SIMULATED', name: 'x' } as const;
  render(<SourceNotes sources={[simulated, simulated, { kind: 'IMPORTED', name: 'EIA' }]} />);
  expect(screen.getAllByText('Simulierte Kurse')).toHaveLength(1);
  expect(screen.getByText(/EIA/)).toBeTruthy();
});

it('[ERR-002] a failed block says so in the words of the specification, with a button that asks for the page again', () => {
  render(<BlockFallback path="/aktien/a" query={{ page: '2' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Ein technischer Fehler verhindert die Darstellung dieser Daten.');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Seite neu laden' });
  expect([form?.getAttribute('action'), form?.method, [...new FormData(form ?? undefined)]]).toEqual(['/aktien/a', 'get', [['page', '2']]]);
});

const columns = [
  { key: 'name', head: 'Name', cell: (row: { name: string }) => row.name },
  { key: 'time', head: 'Zeit', rank: 4, fold: true, align: 'end', cell: () => '17:38' },
] as const;

it('a table names its rows and folds what leaves by rank under the name', () => {
  render(<DataTable caption="Kurse" columns={columns} rows={[{ name: 'SAP' }]} rowKey={(row) => row.name} empty="leer" />);
  expect(screen.getByRole('rowheader').textContent).toBe('SAP17:38');
  expect(screen.getByRole('columnheader', { name: 'Zeit' }).getAttribute('data-rank')).toBe('4');
  expect(screen.getByRole('table', { name: 'Kurse' })).toBeTruthy();
});

it('a table offers all of its columns from where the first one leaves that stands nowhere else', () => {
  const ranked = (rank: 1 | 3 | 5, fold = false) => ({ key: `${rank}${fold}`, head: 'Spalte', cell: () => 1, rank, fold });
  const offered = (...others: ReturnType<typeof ranked>[]) => {
    render(
      <DataTable caption="Kurse" columns={[{ ...ranked(1), key: 'name' }, ...others]} rows={['SAP']} rowKey={(row) => row} empty="leer" />,
    );
    const box = screen.queryByLabelText('Alle Spalten');
    const rank = box?.closest('label')?.dataset['rank'];
    cleanup();
    return rank;
  };
  expect([offered(ranked(1)), offered(ranked(5, true)), offered(ranked(3), ranked(5, true)), offered(ranked(3), ranked(5))]).toEqual([
    undefined,
    undefined,
    '3',
    '5',
  ]);
});

it('a table without rows says why', () => {
  render(<DataTable caption="Kurse" columns={columns} rows={[]} rowKey={(row) => row.name} empty="Es gibt keine Kurse." />);
  expect(screen.getByText('Es gibt keine Kurse.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('an island carries its props as JSON and the same prefix for the same page', () => {
  const Hello = ({ path }: { readonly path: string }) => <p>Hallo {path}</p>;
  const props = { entityValue: '1', path: '"><script>' };
  const drawn = renderToStaticMarkup(<Island name="derivative-facts/live" of={Hello} props={props} rule="idle" />).repeat(2);
  document.body.innerHTML = drawn;
  const [first, second] = document.querySelectorAll('parkett-island');
  expect(JSON.parse(first?.getAttribute('props') ?? '')).toEqual(props);
  expect(first?.querySelector('script')).toBeNull();
  expect(first?.getAttribute('prefix')).toBe(second?.getAttribute('prefix'));
});
