import { besideIndices, ends, inNumbers, namedOf, pictureOf, range } from './day-parts.ts';
import { moversAt, readingAt } from './figures.ts';
import { paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, clockTime, percent, plusOrMinus, signedPercent, tendencyOf, weekdayName } from './words.ts';

const NOON = 12;
const AFTERNOON = 15;

/** How the exchange day stands while it runs: soon after its start, at noon, in the afternoon. */
export const writeSession: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { name } = reading.instrument;
  const { change } = reading;
  const movers = moversAt(sources, slot.subject.entityValue, slot.at);
  const [first, last] = [movers[0]?.instrument.name, movers.at(-1)?.instrument.name];
  const [day, time, part] = [weekdayName(slot.at), clockTime(slot.at), partOf(slot.at)];
  return {
    headline: {
      up: say(
        `${name} ${part} ${percent(change)} im Plus${first === undefined ? '' : `: ${first} führt`}`,
        `${name} legt ${part} ${percent(change)} zu${first === undefined ? '' : `, ${first} vorn`}`,
      ),
      down: say(
        `${name} ${part} ${percent(change)} im Minus${last === undefined ? '' : `: ${last} verliert am meisten`}`,
        `${name} gibt ${part} ${percent(change)} nach${last === undefined ? '' : `, ${last} hinten`}`,
      ),
      flat: say(`${name} ${part} ohne Richtung`, `${name} kommt ${part} nicht vom Fleck`),
    }[tendencyOf(change)],
    teaser: `Um ${time} ${amount(reading.last, 'Punkte')}, ${signedPercent(change)}: was den Markt am ${day} bewegt.`,
    picture: pictureOf(tendencyOf(change), slot.at),
    body: () => ({
      contentItems: [
        paragraph(
          say(
            `Um ${time} steht der ${name} am ${day} bei ${amount(reading.last, 'Punkten')}, ein ${plusOrMinus(change)} gegenüber dem vorigen Schlussstand von ${amount(reading.previous, 'Punkten')}.`,
            `Der ${name} notiert am ${day} um ${time} bei ${amount(reading.last, 'Punkten')}. Zum vorigen Schlussstand von ${amount(reading.previous, 'Punkten')} ist das ein ${plusOrMinus(change)}.`,
          ),
          range(sources, slot, false),
          besideIndices(sources, slot),
        ),
        ...ends(say, reading, movers, false),
        ...inNumbers('Die Märkte in Zahlen', sources, slot),
        SIMULATED,
      ],
      also: namedOf(movers),
    }),
  } satisfies Report;
};

/** What part of the day it is, as it continues „der DAX gibt“. */
function partOf(at: number): string {
  const hour = Number.parseInt(clockTime(at), 10);
  if (hour < NOON) return 'zum Start';
  return hour < AFTERNOON ? 'am Mittag' : 'am Nachmittag';
}
