import { DAY_MS } from '../../../base/timezone.ts';
import { moversAt, quoteAt, readingAt, type Reading } from './figures.ts';
import { keyOf, paragraph, SIMULATED, type Body, type Report, type Writer } from './text.ts';
import {
  amount,
  currencySign,
  farOff,
  haveRisen,
  percent,
  plusOrMinus,
  signedPercent,
  tendencyOf,
  weekdayName,
  type Say,
} from './words.ts';

/** What the day's table lists, with the decimals and the unit of its prices; without a unit, their currency. */
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

/** The exchange day as a whole, in the evening: index, breadth, movers, and what else has moved. */
export const writeDay: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { name } = reading.instrument;
  const day = weekdayName(slot.at);
  return {
    headline: {
      up: say(
        `Der Börsentag: ${name} ${percent(reading.change)} höher am ${day}`,
        `Börsentag mit Plus: ${name} schließt bei ${amount(reading.last, 'Punkten')}`,
        `Der Börsentag: ${name} gewinnt ${percent(reading.change)}`,
      ),
      down: say(
        `Der Börsentag: ${name} ${percent(reading.change)} tiefer am ${day}`,
        `Börsentag mit Minus: ${name} schließt bei ${amount(reading.last, 'Punkten')}`,
        `Der Börsentag: ${name} verliert ${percent(reading.change)}`,
      ),
      flat: say(`Der Börsentag: ${name} schließt kaum verändert`, `Börsentag ohne Richtung: ${name} fast unverändert`),
    }[tendencyOf(reading.change)],
    teaser: say(
      `${amount(reading.last, 'Punkte')}, ${signedPercent(reading.change)}: der ${day} in Zahlen, von Gold bis Euro.`,
      `Wer vorn lag, wer hinten, und was Gold, Öl und Euro am ${day} machten.`,
    ),
    picture: pictureOf(tendencyOf(reading.change), slot.at),
    // Dear: only for who reads the whole report.
    body: () => {
      const movers = moversAt(sources, slot.subject.entityValue, slot.at);
      return {
        contentItems: [
          paragraph(
            say(
              `Der ${name} hat den ${day} mit ${amount(reading.last, 'Punkten')} beendet${than(reading, say)}.`,
              `Mit einem ${plusOrMinus(reading.change)} und ${amount(reading.last, 'Punkten')} ist der ${name} am ${day} aus dem Handel gegangen.`,
            ),
            range(quoteAt(sources, slot.subject.entityValue, slot.at)),
            beside(SECOND_ROW.flatMap((entityValue) => readingAt(sources, entityValue, slot.at) ?? [])),
          ),
          ...ends(say, reading, movers),
          { type: 'headline', value: 'Der Tag in Zahlen' },
          {
            type: 'table',
            rows: [['Wert', 'Stand', 'Veränderung'], ...ROWS.flatMap((row) => rowOf(row, readingAt(sources, row.entityValue, slot.at)))],
          },
          SIMULATED,
        ],
        also: [...movers.slice(0, NAMED), ...movers.slice(-NAMED)].map(({ instrument }) => keyOf(instrument)),
      };
    },
  } satisfies Report;
};

/** The line in the picture goes where the day went; two that follow each other have different scenes. */
const PICTURES = {
  up: ['boersentag', 'boersentag-hoch-abends'],
  down: ['boersentag-tief', 'boersentag-tief-abends'],
  flat: ['boersentag-ruhig', 'boersentag-ruhig-abends'],
} as const;

function pictureOf(tendency: keyof typeof PICTURES, at: number): string {
  const [even, odd] = PICTURES[tendency];
  return Math.floor(at / DAY_MS) % 2 === 0 ? even : odd;
}

/** Who led and who trailed; nothing while too few have traded. */
function ends(say: Say, { change }: Reading, movers: readonly Reading[]): Body['contentItems'] {
  if (movers.length < LEAST) return [];
  const [top, bottom] = [movers.slice(0, NAMED), movers.slice(-NAMED).toReversed()];
  const up = movers.filter((mover) => mover.change > 0).length;
  return [
    { type: 'headline', value: 'Gewinner und Verlierer' },
    paragraph(
      say(`Vorn lagen ${listed(top)}.`, `Auf den ersten Plätzen standen ${listed(top)}.`),
      say(`Am Ende der Liste standen ${listed(bottom)}.`, `Die hinteren Plätze belegten ${listed(bottom)}.`),
      haveRisen(up, movers.length),
      breadth(change, up / movers.length),
    ),
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

function than({ change }: Reading, say: Say): string {
  if (tendencyOf(change) === 'flat') return ' und damit fast dort, wo er am Handelstag davor geschlossen hatte';
  return `, ${farOff(say, change)} als am Handelstag davor`;
}

function range(quote: { readonly low: number; readonly high: number } | undefined): string {
  return quote === undefined
    ? ''
    : `Das Tagestief lag bei ${amount(quote.low, 'Punkten')}, das Tageshoch bei ${amount(quote.high, 'Punkten')}.`;
}

function beside(others: readonly Reading[]): string {
  if (others.length === 0) return '';
  return `Die anderen deutschen Indizes: ${others.map(({ instrument, change }) => `${instrument.name} ${signedPercent(change)}`).join(', ')}.`;
}

/** Whether the index and most of its members point the same way. */
function breadth(change: number, share: number): string {
  if (tendencyOf(change) === 'flat') return '';
  return change > 0 === share >= 0.5
    ? 'Der Index und die Mehrheit seiner Mitglieder zeigten in dieselbe Richtung.'
    : 'Der Index sagt an diesem Tag wenig über die Mehrheit: Wenige große Werte gaben den Ausschlag.';
}

function listed(movers: readonly Reading[]): string {
  const parts = movers.map(({ instrument, change }) => `${instrument.name} (${signedPercent(change)})`);
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1) ?? ''}`;
}
