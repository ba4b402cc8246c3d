import { pictureOfPart } from '#domain/article/report-pictures.ts';
import { besideIndices, ends, inNumbers, namedOf, range } from './day-parts.ts';
import { aboutOf, moversAt, readingAt } from './figures.ts';
import { paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, clockTime, percent, plusOrMinus, signedPercent, tendencyOf, weekdayName } from './words.ts';

/** Parts of the day by the hour before which they end; the phrases are followed by „der DAX gibt“. */
const PARTS = [
  { before: 12, words: 'zum Start', picture: 'morgens' },
  { before: 15, words: 'am Mittag', picture: 'mittags' },
  { before: 24, words: 'am Nachmittag', picture: 'nachmittags' },
] as const;

/** Writes about the running exchange day: soon after the open, at noon, in the afternoon. */
export const writeSession: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { name } = reading.instrument;
  const { change } = reading;
  const movers = moversAt(sources, slot.subject.entityValue, slot.at);
  const [first, last] = [movers[0]?.instrument.name, movers.at(-1)?.instrument.name];
  const [day, time, part] = [weekdayName(slot.at), clockTime(slot.at), partOf(slot.at)];
  return {
    about: aboutOf(reading),
    headline: {
      up: say(
        `${name} ${part.words} ${percent(change)} im Plus${first === undefined ? '' : `: ${first} führt`}`,
        `${name} legt ${part.words} ${percent(change)} zu${first === undefined ? '' : `, ${first} vorn`}`,
      ),
      down: say(
        `${name} ${part.words} ${percent(change)} im Minus${last === undefined ? '' : `: ${last} verliert am meisten`}`,
        `${name} gibt ${part.words} ${percent(change)} nach${last === undefined ? '' : `, ${last} hinten`}`,
      ),
      flat: say(`${name} ${part.words} ohne Richtung`, `${name} kommt ${part.words} nicht vom Fleck`),
    }[tendencyOf(change)],
    teaser: `Um ${time} ${amount(reading.last, 'Punkte')}, ${signedPercent(change)}: was den Markt am ${day} bewegt.`,
    picture: pictureOfPart(tendencyOf(change), part.picture),
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

function partOf(at: number): (typeof PARTS)[number] {
  const hour = Number.parseInt(clockTime(at), 10);
  return PARTS.find(({ before }) => hour < before) ?? PARTS[2];
}
