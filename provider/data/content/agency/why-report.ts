import { moversAt, readingAt, type DeskSources, type Reading } from './figures.ts';
import type { Slot } from './plan.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import { furtherReasons, reasonFor, type Move } from './why-reasons.ts';
import { amount, clockTime, currencySign, percent, plusOrMinus, signedPercent, weekdayName } from './words.ts';

/** Why one member of an index is among those that move most, after the reason that says most. What else there is follows in the text. */
export const writeWhy: Writer = (slot, sources, say) => {
  const told = toldOf(slot, sources);
  const index = readingAt(sources, slot.subject.entityValue, slot.at);
  if (slot.turns === undefined || told === undefined || index === undefined) return undefined;
  const { instrument, last, change, isoCurrency } = told;
  const isOver = 'place' in slot.turns;
  const move: Move = { told, index, at: slot.at, isOver, sources, say };
  const reason = reasonFor(move);
  const { name } = instrument;
  const [day, time, sign] = [weekdayName(slot.at), clockTime(slot.at), currencySign(isoCurrency)];
  const [price, before] = [amount(last, sign), amount(told.previous, sign)];
  return {
    about: {
      entityType: instrument.entityType,
      entityValue: instrument.entityValue,
      performancePct: Math.round(change * 100) / 100,
    },
    headline: reason.headline,
    teaser: `${reason.sentence} ${isOver ? 'Schlusskurs' : `Um ${time}`} ${price}, ${signedPercent(change)}.`,
    body: () => ({
      contentItems: [
        paragraph(
          reason.sentence,
          isOver
            ? `Die ${shareName(name)} beendet den ${day} bei ${price}, ein ${plusOrMinus(change)} gegenüber dem vorigen Schlusskurs von ${before}.`
            : say(
                `Die ${shareName(name)} kostet am ${day} um ${time} ${price}, ein ${plusOrMinus(change)} gegenüber dem vorigen Schlusskurs von ${before}.`,
                `Um ${time} steht die ${shareName(name)} am ${day} bei ${price}; zum vorigen Schlusskurs von ${before} ist das ein ${plusOrMinus(change)}.`,
              ),
        ),
        paragraph(...furtherReasons(move).map(({ sentence }) => sentence)),
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

/**
 * The member that the slot is about: after the close the one at its place from its end of the list, before that at each turn of the day
 * the first of whom no earlier turn has told.
 */
function toldOf({ turns, subject, at }: Slot, sources: DeskSources): Reading | undefined {
  if (turns === undefined) return undefined;
  const fromItsEnd = (instant: number, end = turns.end): readonly Reading[] => byMove(moversAt(sources, subject.entityValue, instant), end);
  if ('place' in turns) {
    const top = fromItsEnd(at, 'top').slice(0, PLACES);
    return turns.end === 'top' ? top[turns.place] : fromItsEnd(at).filter((reading) => !top.includes(reading))[turns.place];
  }
  const told = new Set<string>();
  let found: Reading | undefined;
  for (const turn of turns.at) {
    found = fromItsEnd(turn).find(({ instrument }) => !told.has(instrument.entityValue));
    if (found !== undefined) told.add(found.instrument.entityValue);
  }
  return found;
}

/** Places that each end of the list has after the close. */
const PLACES = 3;
/** What moves less, in percent, is told of only when nothing is left that moves more. */
const LEAST_MOVE = 0.5;

/** The movers from an end of the list, as far as they have gone that way; then the others, those that move most first. */
function byMove(movers: readonly Reading[], end: 'top' | 'bottom'): readonly Reading[] {
  const ranked = end === 'top' ? movers : movers.toReversed();
  const goesThatWay = ({ change }: Reading): boolean => (end === 'top' ? change : -change) >= LEAST_MOVE;
  const others = ranked.filter((reading) => !goesThatWay(reading)).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return [...ranked.filter(goesThatWay), ...others];
}

function beside({ instrument: { name }, change }: Reading, own: number): string {
  const gap = own - change;
  const points = percent(gap).replace('\u00A0%', '\u00A0Prozentpunkte');
  return `Der ${name} ${change >= 0 ? `legt zugleich ${percent(change)} zu` : `gibt zugleich ${percent(change)} nach`}; die Aktie liegt damit ${points} ${gap >= 0 ? 'vor' : 'hinter'} ihrem Index.`;
}
