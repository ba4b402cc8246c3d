import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { DerivativeFactsProps } from '../../generated/props.ts';
import { labelOf } from './barrier-facts.ts';
import { needs } from './data.ts';

const textOf = (cell: Element | null | undefined): string => (cell?.textContent ?? '').replaceAll('\u00A0', ' ');
const facts = (): object =>
  Object.fromEntries<string>(
    [...document.querySelectorAll('dl > div')].map((row) => [textOf(row.firstElementChild), textOf(row.lastElementChild)]),
  );
const inputOf = (fixture: string) =>
  fixtureOf('derivative-facts', fixture) as unknown as BlockInput<DerivativeFactsProps, InstrumentSubject>;

it('[DERIV-007] tells break-even, the underlying’s price, barriers, issuer and the underlying with its codes and page', async () => {
  const screen = await showBlock('derivative-facts', 'knock-out');
  expect(facts()).toMatchObject({
    'Kurs des Basiswerts': '24.496,12 Pkt.',
    'Gewinnschwelle (Break-even)': '24.496,00 Pkt.',
    'Hebel (Brief)': '8,18',
    Basispreis: '21.500,00 Pkt.',
    'Knock-out-Schwelle': '21.500,00 Pkt.',
    Emittent: 'Hansekontor',
    Basiswert: 'DAX',
    'ISIN des Basiswerts': 'DE0008469008',
    'WKN des Basiswerts': '846900',
    Bezugsverhältnis: '100 : 1',
    'Letzter Handelstag': 'ohne Fälligkeit (Open End)',
  });
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it.each([
  ['INSTR-013', 1, '1,00 (am Geld)'],
  ['INSTR-014', 1.0501, '1,05 (im Geld)'],
  ['INSTR-015', 1.05, '1,05 (nah am Geld)'],
  ['INSTR-015', 0.95, '0,95 (nah am Geld)'],
  ['INSTR-016', 0.9499, '0,95 (aus dem Geld)'],
])('[%s] tells the moneyness of %d as %s', async (_row, moneyness, text) => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  await mountBlockWith('derivative-facts', 'knock-out', {
    data: { snapshot: { ...snapshot, derivativesFigure: { ...snapshot.derivativesFigure, moneyness } } },
  });
  expect(facts()).toMatchObject({ Moneyness: text });
});

it('[DERIV-014] tells what a product pays next for each piece, and nothing where it pays nothing', async () => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const derivativeDistribution = [{ abs: 62.5, isoCurrency: 'EUR', datePayment: '2027-06-18T12:00:00.000+00:00' }];
  await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativeDistribution } } });
  expect(facts()).toMatchObject({ 'Nächste Zahlung': '62,50 EUR je Stück am 18.06.2027' });
  for (const none of [[], undefined]) {
    await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativeDistribution: none } } });
    expect(facts()).not.toHaveProperty('Nächste Zahlung');
  }
});

it.each([
  [5070, 'nur außerbörslich, an keiner Börse gehandelt'],
  [390, undefined],
])('[DERIV-010] says of the sub-category %d what is special about it: %s', async (id, text) => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const { derivativesSubCategory, ...details } = snapshot.derivativesDetails;
  const derivativesDetails = { ...details, derivativesSubCategory: { ...derivativesSubCategory, id } };
  await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativesDetails } } });
  expect((facts() as Record<string, string>)['Besonderheit']).toBe(text);
});

it('[DERIV-007] shows what is missing as missing, never as 0', async () => {
  await showBlock('derivative-facts', 'little known');
  expect(facts()).toMatchObject({ 'Kurs des Basiswerts': '–', 'Gewinnschwelle (Break-even)': '–' });
  expect(document.body.textContent).not.toMatch(/\b0,0/);
});

it('[DERIV-009] names a barrier to stay below when the product is no call, and says that it was touched', async () => {
  await showBlock('derivative-facts', 'little known');
  expect(facts()).toMatchObject({ 'Obere Barriere': '26.000,00 Pkt. (berührt)', 'Letzter Handelstag': '17.12.2026' });
});

it.each([
  [5030, true, 'Untere Barriere'],
  [5030, false, 'Obere Barriere'],
  [5031, true, 'Barriere'],
  [undefined, false, 'Barriere'],
])('[DERIV-008] [DERIV-009] a barrier of type %s is called, for a call %s, „%s“', (idTypeBarrier, isCall, label) => {
  expect(labelOf({ typeBarrier: 'BARRIER', barrier: 1, ...(idTypeBarrier === undefined ? {} : { idTypeBarrier }) }, isCall)).toBe(label);
});

it('draws what a piece pays at its end, and tells it at prices around today’s', async () => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const derivativesFigure = { ...snapshot.derivativesFigure, isoCurrencyUnderlying: 'EUR' };
  await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativesFigure } } });
  expect(textOf(document.querySelector('figcaption'))).toBe('Was ein Stück am Ende zahlt');
  const rows = [...document.querySelectorAll('tbody tr')].map(textOf);
  expect(rows).toHaveLength(9);
  // (24,496.12 × 1.1 − 21,500) ÷ 100 = 54.46
  expect(rows.find((row) => row.includes('+10'))).toContain('54,46 EUR');
});

it.each([
  ['FACTOR_CERTIFICATE', { factor: 5 }, 'Szenarien', 'Faktor', '5'],
  ['EXPRESS_CERTIFICATE', { maximumAmount: 240, priceEarlyRedemption: 24_000 }, '', 'Vorzeitige Rückzahlung ab', '24.000,00 Pkt.'],
  ['OUTPERFORMANCE_SPRINT_CERTIFICATE', { participationPct: 150 }, 'Szenarien am Ende', 'Anteil an Gewinnen', '150 %'],
] as const)('tells of a %s what only its kind promises', async (entitySubType, promise, title, label, text) => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const derivativesDetails = { ...snapshot.derivativesDetails, ...promise };
  const instrument = { ...snapshot.instrument, entitySubType };
  const derivativesFigure = { ...snapshot.derivativesFigure, askPriceCalculation: 30 };
  await mountBlockWith('derivative-facts', 'knock-out', {
    data: { snapshot: { ...snapshot, instrument, derivativesDetails, derivativesFigure } },
  });
  expect(facts()).toMatchObject({ [label]: text });
  expect(textOf(document.querySelector('caption'))).toBe(title);
});

it('leads to the key information document before anybody buys', async () => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const urlKeyInformation = 'https://hansekontor.example/basisinformationsblatt/HK1234.pdf';
  const derivativesDetails = { ...snapshot.derivativesDetails, urlKeyInformation };
  await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativesDetails } } });
  expect(document.querySelector(`a[href="${urlKeyInformation}"]`)?.textContent).toBe('Basisinformationsblatt');
});

it('shows the price of the underlying that everyone may see, with its time where it is older, and no other', async () => {
  const { data } = fixtureOf('derivative-facts', 'knock-out');
  const { snapshot } = data as { readonly snapshot: Schema<'DerivativeSnapshot'> };
  const derivativesFigure = {
    ...snapshot.derivativesFigure,
    priceUnderlying: 24_470.5,
    datetimePriceUnderlying: '2026-07-31T15:23:00.000+00:00',
    datetimePriceUnderlyingCalculation: '2026-07-31T15:38:00.000+00:00',
    askPriceCalculation: 29.98,
  };
  await mountBlockWith('derivative-facts', 'knock-out', { data: { snapshot: { ...snapshot, derivativesFigure } } });
  expect(facts()).toMatchObject({ 'Kurs des Basiswerts': '24.470,50 Pkt. (17:23:00 Uhr)', 'Briefkurs der Rechnung': '29,980 EUR' });
  expect(document.body.textContent).not.toContain('24.496,12');
});

it('says when the figures hold for', async () => {
  await showBlock('derivative-facts', 'knock-out');
  expect(textOf(document.querySelector('time'))).toBe('31.07.2026, 17:38:00 Uhr');
});

it('asks for nothing where the browser does, and keeps the place', async () => {
  expect([needs(inputOf('loaded by the browser')), Object.keys(needs(inputOf('knock-out')))]).toEqual([{}, ['snapshot']]);
  const screen = await showBlock('derivative-facts', 'loaded by the browser');
  expect(screen.getByText('Kennzahlen werden geladen …')).toBeTruthy();
});

it('says so when a product that the server draws is not traded', async () => {
  const screen = await showBlock('derivative-facts', 'not traded any more');
  expect(screen.getByText(/wird zurzeit nicht gehandelt/)).toBeTruthy();
  expect(document.querySelector('parkett-island')).toBeNull();
});
