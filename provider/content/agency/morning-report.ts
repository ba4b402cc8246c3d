import { pictureOfPart } from '#domain/article/report-pictures.ts';
import { localDay } from '#domain/time/timezone.ts';
import { isTradingDay, scheduleOf } from '#market/calendar/index.ts';
import { datesOf, lastReadingAt, readingAt, type CompanyNote, type AgencySources, type Reading } from './figures.ts';
import type { Slot } from './plan.ts';
import { escaped, keyOf, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, capital, count, currencySign, listed, percent, signedPercent, tendencyOf, weekdayName, type Tendency } from './words.ts';

const NEW_YORK = ['4359526', '324977', '325104'] as const;
const TOKYO = '60972397';
/** Instruments that trade through the night, with the decimals of their prices. */
const OVERNIGHT = [
  ['EURUSD', 4, 'der Euro'],
  ['1326189', 2, 'Gold'],
  ['7743988', 2, 'Öl der Sorte Brent'],
] as const;
const DATES = 5;
const NAMED = 3;
const XETRA = scheduleOf(1);
/** Minimum average move of the New York indices in percent that counts as a direction, if all of them agree. */
const DIRECTION = 0.3;

/**
 * Writes the report before the market opens: the last close, the close of New York, the current state of Tokyo, and companies with dates.
 */
export const writeMorning: Writer = (slot, sources, say) => {
  const own = lastReadingAt(sources, slot.subject.entityValue, slot.at);
  const [lead, ...others] = NEW_YORK.flatMap((index) => lastReadingAt(sources, index, slot.at) ?? []);
  if (own === undefined || lead === undefined) return undefined;
  const { name } = own.instrument;
  const day = weekdayName(slot.at);
  const start = amount(own.last, 'Punkten');
  const isNew = hasTradedSince(sources, lead, slot.at);
  const tendency = isNew ? directionOf([lead, ...others]) : 'flat';
  const dates = newsFirst(datesOf(sources, slot.at));
  const news = dates.filter((date) => !isDividend(date));
  return {
    headline: isNew
      ? {
          up: say('Vor dem Start: New York gibt Rückenwind', `Gute Vorgaben aus New York für den ${name}`),
          down: say('Vor dem Start: New York gibt Gegenwind', `Schwache Vorgaben aus New York für den ${name}`),
          flat: say('Vor dem Start: kaum Vorgaben aus New York', `New York gibt dem ${name} keine Richtung vor`),
        }[tendency]
      : say('Vor dem Start: keine Vorgaben aus New York', `Der ${name} beginnt ohne Vorgaben aus New York`),
    teaser: [
      `Der ${name} geht mit ${start} in den ${day}${isNew ? `, der ${lead.instrument.name} ${closed(lead)}` : '; in New York wurde zuletzt nicht gehandelt'}.`,
      ...(news.length === 0
        ? []
        : [`Auf dem Kalender: ${listed(news.slice(0, NAMED).map(({ share, kind }) => `${share.name} (${kind})`))}.`]),
    ].join(' '),
    picture: pictureOfPart(tendency, 'start'),
    body: () => {
      const asia = tokyo(sources, slot);
      return {
        contentItems: [
          paragraph(
            say(`Mit ${start} geht der ${name} in den ${day}.`, `Ausgangspunkt am ${day} sind ${amount(own.last, 'Punkte')} im ${name}.`),
            `Am Handelstag davor ${hasMoved(own)}.`,
          ),
          { type: 'headline', value: asia === '' ? 'New York' : 'New York und Tokio' },
          paragraph(
            `${isNew ? 'Die amerikanischen Indizes schlossen zuletzt so' : 'In New York war die Börse zuletzt geschlossen; die Stände davor'}: ${[
              lead,
              ...others,
            ]
              .map(({ instrument, last, change }) => `${instrument.name} ${amount(last, 'Punkte')} (${signedPercent(change)})`)
              .join(', ')}.`,
            asia,
          ),
          paragraph(overnight(sources, slot)),
          ...onCalendar(dates),
          SIMULATED,
        ],
        also: dates.slice(0, DATES).map(({ share }) => keyOf(share)),
      };
    },
  } satisfies Report;
};

/** Returns true if an index has traded on or after the previous Xetra trading day, so that its close is news for Xetra. */
function hasTradedSince({ market }: AgencySources, { idNotation }: Reading, at: number): boolean {
  const today = localDay('Europe/Berlin', at);
  let before = today - 1;
  while (before > today - 10 && !isTradingDay(XETRA, before)) before -= 1;
  const trade = market.tradeAt(idNotation, at);
  return trade !== undefined && localDay('Europe/Berlin', trade.time) >= before;
}

/** Returns the overall direction of New York; flat unless all its indices agree. */
function directionOf(readings: readonly Reading[]): Tendency {
  const mean = readings.reduce((sum, { change }) => sum + change, 0) / readings.length;
  const agree = readings.every(({ change }) => change * mean > 0);
  return agree && Math.abs(mean) >= DIRECTION ? tendencyOf(mean) : 'flat';
}

function closed({ change }: Reading): string {
  if (tendencyOf(change) === 'flat') return 'schloss zuletzt fast unverändert';
  return `schloss zuletzt ${percent(change)} ${change > 0 ? 'höher' : 'tiefer'}`;
}

function hasMoved({ change }: Reading): string {
  if (tendencyOf(change) === 'flat') return 'hatte er sich kaum verändert';
  return `hatte er ${percent(change)} ${change > 0 ? 'gewonnen' : 'verloren'}`;
}

/** Lists each company once; reports come before ex-dividend days. */
function newsFirst(dates: readonly CompanyNote[]): readonly CompanyNote[] {
  const kinds = Map.groupBy(dates, ({ share }) => share.entityValue);
  return [...kinds.values()]
    .flatMap(([first, ...further]) => (first === undefined ? [] : { ...first, kind: listed([first, ...further].map(({ kind }) => kind)) }))
    .toSorted((a, b) => Number(isDividend(a)) - Number(isDividend(b)));
}

function isDividend({ kind }: CompanyNote): boolean {
  return kind.startsWith('Dividenden');
}

function onCalendar(dates: readonly CompanyNote[]): ReturnType<typeof paragraph>[] {
  if (dates.length === 0) return [];
  return [
    { type: 'headline', value: 'Auf dem Kalender' },
    paragraph(
      dates.length === 1
        ? 'Ein Unternehmen hat heute einen Termin.'
        : `${capital(count(dates.length))} Unternehmen haben heute einen Termin${dates.length > DATES ? ', darunter:' : ':'}`,
    ),
    { type: 'unordered-list', values: dates.slice(0, DATES).map(({ share, kind }) => `${escaped(share.name)}: ${kind}`) },
  ];
}

/** Describes Tokyo; empty if it has not traded today. */
function tokyo(sources: AgencySources, { at }: Slot): string {
  const reading = readingAt(sources, TOKYO, at);
  if (reading === undefined) return '';
  return `In Tokio steht der ${reading.instrument.name} bei ${amount(reading.last, 'Punkten')} (${signedPercent(reading.change)}).`;
}

function overnight(sources: AgencySources, { at }: Slot): string {
  const prices = OVERNIGHT.flatMap(([entityValue, decimals, title]) => {
    const reading = readingAt(sources, entityValue, at);
    if (reading === undefined) return [];
    const { last, change, isoCurrency } = reading;
    return [`${title} ${amount(last, currencySign(isoCurrency), decimals)} (${signedPercent(change)})`];
  });
  return prices.length === 0 ? '' : `Was auch nachts gehandelt wird, steht am Morgen so: ${prices.join(', ')}.`;
}
