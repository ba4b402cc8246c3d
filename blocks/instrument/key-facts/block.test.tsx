import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { KeyFactsProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { needs } from './data.ts';

const textOf = (cell: Element | null | undefined): string => (cell?.textContent ?? '').replaceAll('\u00A0', ' ');
const facts = (): object =>
  Object.fromEntries<string>(
    [...document.querySelectorAll('dl > div')].map((row) => [textOf(row.firstElementChild), textOf(row.lastElementChild)]),
  );

it.each([
  ['share', 'stock'],
  ['index', 'index'],
  ['commodity', 'commodity'],
  ['currency', 'currency'],
  ['fund', 'fund'],
  ['bond', 'bond'],
  ['coin', 'crypto'],
  ['future', 'common'],
])('asks for the snapshot of a %s', (fixture, key) => {
  expect(Object.keys(needs(fixtureOf('key-facts', fixture) as unknown as BlockInput<KeyFactsProps, InstrumentSubject>))).toEqual([key]);
});

it('tells company, size and ranges of a share', async () => {
  await showBlock('key-facts', 'share');
  expect(facts()).toMatchObject({
    Sektor: 'Software',
    Branche: 'Standardsoftware',
    Land: '🇩🇪 Deutschland',
    Börsenwert: '193,71 Mrd EUR',
    'Anzahl Aktien': '1,23 Mrd',
    Tagesspanne: '154,90 – 158,44 EUR',
    '52-Wochen-Hoch': '283,50 EUR 05.11.2025',
    'Gehandelte Stück': '1.284.533',
  });
});

it("moves the day's range with the head of the page", async () => {
  await showBlock('key-facts', 'share');
  const cells = [...document.querySelectorAll<HTMLElement>('[data-notation]')].map(({ dataset, textContent }) => [
    dataset['field'],
    textContent,
  ]);
  expect(cells).toEqual([
    ['low', '154,90'],
    ['high', '158,44\u00A0EUR'],
  ]);
});

it('tells kind and members of an index in points', async () => {
  await showBlock('key-facts', 'index');
  expect(facts()).toMatchObject({ Art: 'Performanceindex', Mitglieder: '40', Vortag: '24.262,35 Pkt.' });
});

it('tells the trading unit of a commodity', async () => {
  await showBlock('key-facts', 'commodity');
  expect(facts()).toMatchObject({ Gruppe: 'Energie', Handelseinheit: 'Barrel' });
});

it('tells house, index, costs and size of a fund', async () => {
  const screen = await showBlock('key-facts', 'fund');
  expect(facts()).toMatchObject({
    Gesellschaft: 'BlackRock Asset Management Deutschland AG',
    Erträge: 'thesaurierend',
    'Laufende Kosten': '0,16 %',
    Ausgabeaufschlag: '0,00 %',
    Fondsvermögen: '6,50 Mrd EUR',
    Risikoklasse: '5 von 7',
  });
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it('tells coupon, yield and term of a bond', async () => {
  await showBlock('key-facts', 'bond');
  expect(facts()).toMatchObject({
    Emittent: 'Bundesrepublik Deutschland',
    Kupon: '2,50 %, fest',
    Rendite: '2,95 %',
    Fälligkeit: '15.08.2046',
    Stückelung: '1.000 EUR',
  });
});

it('shows three decimals of a coupon that has them, and says that a bond was paid back', async () => {
  const { data } = fixtureOf('key-facts', 'bond') as unknown as { data: { bond: Schema<'BondSnapshot'> } };
  const { bondsDetails, bondsBaseData } = data.bond;
  const over = { ...bondsBaseData, datetimeMaturity: '2024-08-15T12:00:00.000+00:00' };
  await mountBlockWith('key-facts', 'bond', {
    data: { bond: { ...data.bond, bondsDetails: { ...bondsDetails, coupon: 3.125 }, bondsBaseData: over } },
  });
  expect(facts()).toMatchObject({ Kupon: '3,125 %, fest', Fälligkeit: '15.08.2024 (zurückgezahlt)' });
});

it('says of a bond that it pays no coupon or never ends, and leaves out what is unknown', async () => {
  await showBlock('key-facts', 'bond without coupon');
  expect(facts()).toMatchObject({ Kupon: 'ohne (Nullkupon)', Fälligkeit: 'ohne Endfälligkeit' });
  expect(Object.keys(facts())).not.toContain('Rendite');
});

it('tells size and units of a coin', async () => {
  await showBlock('key-facts', 'coin');
  expect(facts()).toMatchObject({ Kürzel: 'BTC', Marktkapitalisierung: '1,85 Bio EUR', Höchstmenge: '21,00 Mio' });
});

it('tells both currencies of a rate by name', async () => {
  await showBlock('key-facts', 'currency');
  expect(facts()).toMatchObject({ Basiswährung: 'Euro', Kurswährung: 'US-Dollar' });
});

it('says so when nothing is known', async () => {
  const screen = await showBlock('key-facts', 'nothing known');
  expect(screen.getByText('Zu diesem Wertpapier sind keine Kennzahlen bekannt.')).toBeTruthy();
});
