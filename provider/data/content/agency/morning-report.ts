import { DAY_MS } from '../../../base/timezone.ts';
import { pictureOfPart } from './day-parts.ts';
import { lastReadingAt, readingAt, type CompanyNote, type DeskSources } from './figures.ts';
import type { Slot } from './plan.ts';
import { keyOf, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import {
  amount,
  capital,
  comparative,
  count,
  currencySign,
  percent,
  signedPercent,
  startOfBerlinDay,
  tendencyOf,
  weekdayName,
} from './words.ts';

const NEW_YORK = ['324977', '4359526', '325104'] as const;
const TOKYO = '60972397';
/** What trades through the night, with the decimals of its prices. */
const OVERNIGHT = [
  ['EURUSD', 4, 'der Euro'],
  ['1326189', 2, 'Gold'],
  ['7743988', 2, 'Öl der Sorte Brent'],
] as const;
const DATES = 5;
const NAMED = 3;
const HALF_DAY = DAY_MS / 2;

/** What the day begins with: the last close, how New York ended, how Tokyo stands, and who has something on the calendar. */
export const writeMorning: Writer = (slot, sources, say) => {
  const own = lastReadingAt(sources, slot.subject.entityValue, slot.at);
  const dow = lastReadingAt(sources, NEW_YORK[0], slot.at);
  if (own === undefined || dow === undefined) return undefined;
  const { name } = own.instrument;
  const day = weekdayName(slot.at);
  const start = amount(own.last, 'Punkten');
  const tendency = tendencyOf(dow.change);
  const dates = datesOf(sources, slot);
  return {
    headline: {
      up: say('Vor dem Start: New York gibt Rückenwind', `Gute Vorgaben aus New York für den ${name}`),
      down: say('Vor dem Start: New York gibt Gegenwind', `Schwache Vorgaben aus New York für den ${name}`),
      flat: say('Vor dem Start: kaum Vorgaben aus New York', `New York gibt dem ${name} keine Richtung vor`),
    }[tendency],
    teaser: `Der ${name} geht mit ${start} in den ${day}, der Dow Jones schloss zuletzt ${tendency === 'flat' ? 'fast unverändert' : `${percent(dow.change)} ${comparative(dow.change)}`}.${
      dates[0] === undefined ? '' : ` Auf dem Kalender: ${listed(dates.slice(0, NAMED).map(({ share }) => share.name))}.`
    }`,
    picture: pictureOfPart(tendency, 'start'),
    body: () => ({
      contentItems: [
        paragraph(
          say(`Mit ${start} geht der ${name} in den ${day}.`, `Ausgangspunkt am ${day} sind ${amount(own.last, 'Punkte')} im ${name}.`),
          `Am Handelstag davor hatte er sich um ${signedPercent(own.change)} verändert.`,
        ),
        { type: 'headline', value: 'New York und Tokio' },
        paragraph(
          `Die amerikanischen Indizes schlossen zuletzt so: ${NEW_YORK.flatMap((index) => lastReadingAt(sources, index, slot.at) ?? [])
            .map(({ instrument, last, change }) => `${instrument.name} ${amount(last, 'Punkte')} (${signedPercent(change)})`)
            .join(', ')}.`,
          tokyo(sources, slot),
        ),
        paragraph(overnight(sources, slot)),
        ...(dates.length === 0
          ? []
          : [
              { type: 'headline', value: 'Auf dem Kalender' },
              paragraph(
                `${capital(dates.length === 1 ? 'ein Termin steht' : `${count(dates.length)} Termine stehen`)} heute im Kalender der Unternehmen.`,
              ),
              {
                type: 'unordered-list',
                values: dates.slice(0, DATES).map(({ share, kind }) => `${share.name.replaceAll('&', '&amp;')}: ${kind}`),
              },
            ]),
        SIMULATED,
      ],
      also: dates.slice(0, DATES).map(({ share }) => keyOf(share)),
    }),
  } satisfies Report;
};

/** The day's dates; what companies have to tell stands before days on which a dividend goes off. */
function datesOf(sources: DeskSources, { at }: Slot): readonly CompanyNote[] {
  const dates = sources.datesOn(Math.floor((startOfBerlinDay(at) + HALF_DAY) / DAY_MS));
  const isDividend = ({ kind }: CompanyNote): number => Number(kind.startsWith('Dividenden'));
  return dates.toSorted((a, b) => isDividend(a) - isDividend(b));
}

/** Nothing where Tokyo has not traded today. */
function tokyo(sources: DeskSources, { at }: Slot): string {
  const reading = readingAt(sources, TOKYO, at);
  if (reading === undefined) return '';
  return `In Tokio steht der ${reading.instrument.name} bei ${amount(reading.last, 'Punkten')} (${signedPercent(reading.change)}).`;
}

function overnight(sources: DeskSources, { at }: Slot): string {
  const prices = OVERNIGHT.flatMap(([entityValue, decimals, title]) => {
    const reading = readingAt(sources, entityValue, at);
    if (reading === undefined) return [];
    const { last, change, isoCurrency } = reading;
    return [`${title} ${amount(last, currencySign(isoCurrency), decimals)} (${signedPercent(change)})`];
  });
  return prices.length === 0 ? '' : `Was auch nachts gehandelt wird, steht am Morgen so: ${prices.join(', ')}.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;
}
