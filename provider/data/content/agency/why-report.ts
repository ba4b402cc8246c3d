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
  const fromItsEnd = (instant: number): readonly Reading[] => {
    const movers = moversAt(sources, subject.entityValue, instant);
    return turns.end === 'top' ? movers : movers.toReversed();
  };
  if ('place' in turns) return fromItsEnd(at)[turns.place];
  const told = new Set<string>();
  let found: Reading | undefined;
  for (const turn of turns.at) {
    found = fromItsEnd(turn).find(({ instrument }) => !told.has(instrument.entityValue));
    if (found !== undefined) told.add(found.instrument.entityValue);
  }
  return found;
}

function beside({ instrument: { name }, change }: Reading, own: number): string {
  const gap = own - change;
  const points = percent(gap).replace('\u00A0%', '\u00A0Prozentpunkte');
  return `Der ${name} verändert sich zugleich um ${signedPercent(change)}; die Aktie liegt damit ${points} ${gap >= 0 ? 'vor' : 'hinter'} ihrem Index.`;
}
