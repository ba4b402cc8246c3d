import type { ArticleInstrument } from '../article.ts';
import { quoteAt, readingAt, type AgencySources, type Reading } from './figures.ts';
import type { Slot } from './plan.ts';
import { keyOf, paragraph, type Body } from './text.ts';
import { amount, areUp, currencySign, haveRisen, listed, signedPercent, tendencyOf, type Say } from './words.ts';

/** Rows of the day's table, with the decimals and the unit of their prices; without a unit, prices show their currency. */
const ROWS: readonly Row[] = [
  { entityValue: '20735', decimals: 2, unit: 'Punkte' },
  { entityValue: '323547', decimals: 2, unit: 'Punkte' },
  { entityValue: '6623216', decimals: 2, unit: 'Punkte' },
  { entityValue: '324724', decimals: 2, unit: 'Punkte' },
  { entityValue: '193736', decimals: 2, unit: 'Punkte' },
  { entityValue: '1326189', decimals: 2 },
  { entityValue: '7743988', decimals: 2 },
  { entityValue: 'EURUSD', decimals: 4 },
];
const SECOND_ROW = ['323547', '6623216', '324724'];
const NAMED = 3;
const LEAST = 6;

/** Describes the top gainers and losers, in the past tense once the day is over; empty while too few have traded. */
export function ends(say: Say, { change }: Reading, movers: readonly Reading[], isOver: boolean): Body['contentItems'] {
  if (movers.length < LEAST) return [];
  const [top, bottom] = [movers.slice(0, NAMED), movers.slice(-NAMED).toReversed()];
  const up = movers.filter((mover) => mover.change > 0).length;
  return [
    { type: 'headline', value: 'Gewinner und Verlierer' },
    paragraph(
      say(`Vorn ${isOver ? 'lagen' : 'liegen'} ${named(top)}.`, `Auf den ersten Plätzen ${isOver ? 'standen' : 'stehen'} ${named(top)}.`),
      say(
        `Am Ende der Liste ${isOver ? 'standen' : 'stehen'} ${named(bottom)}.`,
        `Die hinteren Plätze ${isOver ? 'belegten' : 'belegen'} ${named(bottom)}.`,
      ),
      isOver ? haveRisen(up, movers.length) : areUp(up, movers.length),
      isOver ? breadth(change, up / movers.length) : '',
    ),
  ];
}

/** Returns the instruments that a report names. */
export function namedOf(movers: readonly Reading[]): readonly ArticleInstrument[] {
  return [...movers.slice(0, NAMED), ...movers.slice(-NAMED)].map(({ instrument }) => keyOf(instrument));
}

/** Builds a table of indices, commodities and the euro, with the change from the previous close. */
export function inNumbers(headline: string, sources: AgencySources, { at }: Slot): Body['contentItems'] {
  const rows = ROWS.flatMap((row) => rowOf(row, readingAt(sources, row.entityValue, at)));
  return [
    { type: 'headline', value: headline },
    { type: 'table', rows: [['Wert', 'Stand', 'Veränderung'], ...rows] },
  ];
}

interface Row {
  readonly entityValue: string;
  readonly decimals: number;
  readonly unit?: string;
}

function rowOf({ decimals, unit }: Row, reading: Reading | undefined): string[][] {
  if (reading === undefined) return [];
  const { instrument, last, change, isoCurrency } = reading;
  return [[instrument.name, amount(last, unit ?? currencySign(isoCurrency), decimals), signedPercent(change)]];
}

/** Describes the low and high of the slot's index. */
export function range(sources: AgencySources, { subject, at }: Slot, isOver: boolean): string {
  const quote = quoteAt(sources, subject.entityValue, at);
  if (quote === undefined) return '';
  const [low, high] = [amount(quote.low, 'Punkten'), amount(quote.high, 'Punkten')];
  return isOver ? `Das Tagestief lag bei ${low}, das Tageshoch bei ${high}.` : `Bisher lag das Tief bei ${low}, das Hoch bei ${high}.`;
}

/** Describes the other German indices at the same minute. */
export function besideIndices(sources: AgencySources, { at }: Slot): string {
  const others = SECOND_ROW.flatMap((entityValue) => readingAt(sources, entityValue, at) ?? []);
  if (others.length === 0) return '';
  return `Die anderen deutschen Indizes: ${others.map(({ instrument, change }) => `${instrument.name} ${signedPercent(change)}`).join(', ')}.`;
}

/** Describes whether the index and most of its members move in the same direction. */
function breadth(change: number, share: number): string {
  if (tendencyOf(change) === 'flat') return '';
  return change > 0 === share >= 0.5
    ? 'Der Index und die Mehrheit seiner Mitglieder zeigten in dieselbe Richtung.'
    : 'Der Index sagt an diesem Tag wenig über die Mehrheit: Wenige große Werte gaben den Ausschlag.';
}

function named(movers: readonly Reading[]): string {
  return listed(movers.map(({ instrument, change }) => `${instrument.name} (${signedPercent(change)})`));
}
