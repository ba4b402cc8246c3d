import { aboutOf, moversAt, readingAt, type AgencySources, type Reading } from './figures.ts';
import type { Slot } from './plan.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import { furtherReasons, reasonFor, type Move } from './why-reasons.ts';
import { amount, clockTime, currencySign, percent, plusOrMinus, pointsBetween, signedPercent, weekdayName } from './words.ts';

/** Explains one of the largest movers of an index. The strongest reason gives the headline; further ones follow in the text. */
export const writeWhy: Writer = (slot, sources, say) => {
  const reading = moverOf(slot, sources);
  const index = readingAt(sources, slot.subject.entityValue, slot.at);
  if (slot.turns === undefined || reading === undefined || index === undefined) return undefined;
  const { instrument, last, change, isoCurrency } = reading;
  const isOver = 'place' in slot.turns;
  const move: Move = { reading, index, at: slot.at, isOver, sources, say };
  const reason = reasonFor(move);
  const { name } = instrument;
  const [day, time, sign] = [weekdayName(slot.at), clockTime(slot.at), currencySign(isoCurrency)];
  const [price, before] = [amount(last, sign), amount(reading.previous, sign)];
  return {
    about: aboutOf(reading),
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
 * Returns the index member of the slot. While the exchange is open, each turn names two members that no earlier one has named: the first
 * from the top, then the first from the bottom of the list. After the close it goes place by place through the list of the whole day.
 */
function moverOf({ turns, subject, at }: Slot, sources: AgencySources): Reading | undefined {
  if (turns === undefined) return undefined;
  const instants = 'place' in turns ? Array.from({ length: turns.place + 1 }, () => at) : turns.at;
  const named = new Set<string>();
  let found: Reading | undefined;
  for (const instant of instants)
    for (const end of ['top', 'bottom'] as const) {
      const next = byMove(moversAt(sources, subject.entityValue, instant), end).find(
        ({ instrument }) => !named.has(instrument.entityValue),
      );
      if (next !== undefined) named.add(next.instrument.entityValue);
      if (end === turns.end) found = next;
    }
  return found;
}

/** Minimum move in percent; smaller ones get a report only when no larger one is left. */
const LEAST_MOVE = 0.5;

/** Ranks the movers from one end of the list that moved enough in its direction, followed by the others with the largest moves first. */
function byMove(movers: readonly Reading[], end: 'top' | 'bottom'): readonly Reading[] {
  const ranked = end === 'top' ? movers : movers.toReversed();
  const goesThatWay = ({ change }: Reading): boolean => (end === 'top' ? change : -change) >= LEAST_MOVE;
  const others = ranked.filter((reading) => !goesThatWay(reading)).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return [...ranked.filter(goesThatWay), ...others];
}

function beside({ instrument: { name }, change }: Reading, own: number): string {
  const gap = pointsBetween(own, change);
  const points = percent(gap).replace('\u00A0%', '\u00A0Prozentpunkte');
  return `Der ${name} ${change >= 0 ? `legt zugleich ${percent(change)} zu` : `gibt zugleich ${percent(change)} nach`}; die Aktie liegt damit ${points} ${gap >= 0 ? 'vor' : 'hinter'} ihrem Index.`;
}
