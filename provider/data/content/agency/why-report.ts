import { DAY_MS } from '../../../base/timezone.ts';
import { moversAt, quoteAt, readingAt, type DeskSources, type Reading } from './figures.ts';
import type { Slot } from './plan.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import {
  amount,
  clockTime,
  currencySign,
  percent,
  plusOrMinus,
  signedPercent,
  startOfBerlinDay,
  tendencyOf,
  weekdayName,
  type Say,
} from './words.ts';

const HALF_DAY = DAY_MS / 2;

/** Why one member of an index is among those that move most: what is on its calendar, its marks of a year, and what the index does. */
export const writeWhy: Writer = (slot, sources, say) => {
  const told = toldOf(slot, sources);
  const index = readingAt(sources, slot.subject.entityValue, slot.at);
  if (told === undefined || index === undefined) return undefined;
  const { instrument, last, change, isoCurrency } = told;
  const { name } = instrument;
  const [day, time, sign] = [weekdayName(slot.at), clockTime(slot.at), currencySign(isoCurrency)];
  const reason = reasonFor(told, index, slot, sources, say);
  return {
    about: { entityType: instrument.entityType, entityValue: instrument.entityValue },
    headline: reason.headline,
    teaser: `${reason.sentence} Um ${time} ${amount(last, sign)}, ${signedPercent(change)}.`,
    body: () => ({
      contentItems: [
        paragraph(
          reason.sentence,
          say(
            `Die ${shareName(name)} kostet am ${day} um ${time} ${amount(last, sign)}, ein ${plusOrMinus(change)} gegenüber dem vorigen Schlusskurs von ${amount(told.previous, sign)}.`,
            `Um ${time} steht die ${shareName(name)} am ${day} bei ${amount(last, sign)}; zum vorigen Schlusskurs von ${amount(told.previous, sign)} ist das ein ${plusOrMinus(change)}.`,
          ),
        ),
        paragraph(
          beside(index, change),
          reason.isNews
            ? ''
            : say('Eine Meldung des Unternehmens liegt dazu nicht vor.', 'Das Unternehmen selbst hat dazu nichts gemeldet.'),
        ),
        SIMULATED,
      ],
      also: [slot.subject],
    }),
  } satisfies Report;
};

/** The member that the slot is about: at each turn of the day the first from its end of the list of whom no earlier one has told. */
function toldOf(slot: Slot, sources: DeskSources): Reading | undefined {
  const { turns } = slot;
  if (turns === undefined) return undefined;
  const told = new Set<string>();
  let found: Reading | undefined;
  for (const at of turns.at) {
    const movers = moversAt(sources, slot.subject.entityValue, at);
    const inOrder = turns.end === 'top' ? movers : movers.toReversed();
    found = inOrder.find(({ instrument }) => !told.has(instrument.entityValue));
    if (found !== undefined) told.add(found.instrument.entityValue);
  }
  return found;
}

interface Reason {
  readonly headline: string;
  readonly sentence: string;
  /** The company has something on its calendar today. */
  readonly isNews: boolean;
}

function reasonFor(told: Reading, index: Reading, slot: Slot, sources: DeskSources, say: Say): Reason {
  const date = dateOf(told, slot.at, sources);
  return date === undefined ? (markOf(told, slot.at, sources) ?? besideIndex(told, index, say)) : onDate(told, date, say);
}

function dateOf({ instrument }: Reading, at: number, { datesOn }: DeskSources): string | undefined {
  const day = Math.floor((startOfBerlinDay(at) + HALF_DAY) / DAY_MS);
  return datesOn(day).find(({ share }) => share.entityValue === instrument.entityValue)?.kind;
}

function onDate({ instrument: { name }, change }: Reading, kind: string, say: Say): Reason {
  const isUp = change > 0;
  return {
    headline: say(
      `${name} ${isUp ? 'steigt' : 'fällt'}: ${kind} steht auf dem Kalender`,
      `${kind} bei ${name}: Die Aktie ${isUp ? 'legt zu' : 'gibt nach'}`,
    ),
    sentence: `Auf dem Kalender des Unternehmens steht für heute: ${kind}.`,
    isNews: true,
  };
}

/** A price that is the highest or lowest of a year, reached today. */
function markOf({ instrument, change }: Reading, at: number, sources: DeskSources): Reason | undefined {
  const quote = quoteAt(sources, instrument.entityValue, at);
  const midnight = startOfBerlinDay(at);
  const isToday = (instant: number | undefined): boolean => instant !== undefined && instant >= midnight;
  const { name } = instrument;
  if (change > 0 && isToday(quote?.timeHigh1Year))
    return {
      headline: `${name} erreicht den höchsten Stand seit einem Jahr`,
      sentence: 'Heute hat die Aktie ihren höchsten Kurs der vergangenen zwölf Monate erreicht.',
      isNews: false,
    };
  if (change < 0 && isToday(quote?.timeLow1Year))
    return {
      headline: `${name} erreicht den tiefsten Stand seit einem Jahr`,
      sentence: 'Heute hat die Aktie ihren tiefsten Kurs der vergangenen zwölf Monate erreicht.',
      isNews: false,
    };
  return undefined;
}

function besideIndex({ instrument: { name }, change }: Reading, index: Reading, say: Say): Reason {
  const isUp = change > 0;
  const title = index.instrument.name;
  const tendency = tendencyOf(index.change);
  const isNews = false;
  if (tendency === 'flat')
    return {
      headline: isUp ? `${name} vorn in einem ${title} ohne Richtung` : `${name} hinten in einem ${title} ohne Richtung`,
      sentence: `Der ${title} selbst bewegt sich kaum; die Aktie geht ihren eigenen Weg.`,
      isNews,
    };
  if (isUp !== index.change > 0)
    return {
      headline: isUp ? `${name} stemmt sich gegen den schwachen ${title}` : `${name} fällt gegen den Trend`,
      sentence: isUp ? `Die Aktie steigt, obwohl der ${title} nachgibt.` : `Die Aktie fällt, obwohl der ${title} zulegt.`,
      isNews,
    };
  return along(name, title, change, index.change, say);
}

/** It goes where its index goes, faster or slower. */
function along(name: string, title: string, change: number, ofIndex: number, say: Say): Reason {
  const isNews = false;
  const isFaster = Math.abs(change) > Math.abs(ofIndex);
  if (ofIndex > 0)
    return isFaster
      ? {
          headline: say(`${name} steigt stärker als der ${title}`, `Rückenwind vom Markt: ${name} zieht an`),
          sentence: `Der ganze ${title} steigt, diese Aktie noch mehr.`,
          isNews,
        }
      : { headline: `${name} hält mit dem ${title} nicht Schritt`, sentence: `Der ganze ${title} steigt, diese Aktie weniger.`, isNews };
  return isFaster
    ? {
        headline: say(`${name} fällt stärker als der ${title}`, `${name} im Sog des schwachen ${title}`),
        sentence: `Der ganze ${title} gibt nach, diese Aktie noch mehr.`,
        isNews,
      }
    : { headline: `${name} hält sich besser als der ${title}`, sentence: `Der ganze ${title} gibt nach, diese Aktie weniger.`, isNews };
}

function beside({ instrument: { name }, change }: Reading, own: number): string {
  const gap = own - change;
  const points = percent(gap).replace('\u00A0%', '\u00A0Prozentpunkte');
  return `Der ${name} verändert sich zugleich um ${signedPercent(change)}; die Aktie liegt damit ${points} ${gap >= 0 ? 'vor' : 'hinter'} ihrem Index.`;
}
