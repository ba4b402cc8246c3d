import { pictureOfDay } from '#domain/article/report-pictures.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { besideIndices, ends, inNumbers, namedOf, range } from './day-parts.ts';
import { aboutOf, moversAt, readingAt, type Reading } from './figures.ts';
import { paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, farOff, percent, plusOrMinus, signedPercent, tendencyOf, weekdayName, type Say } from './words.ts';

/** Writes the evening report on the whole exchange day: index, breadth, movers, and other markets. */
export const writeDay: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { name } = reading.instrument;
  const day = weekdayName(slot.at);
  return {
    about: aboutOf(reading),
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
    picture: pictureOfDay(tendencyOf(reading.change), Math.floor(slot.at / DAY_MS)),
    // Expensive, so only computed for the whole report.
    body: () => {
      const movers = moversAt(sources, slot.subject.entityValue, slot.at);
      return {
        contentItems: [
          paragraph(
            say(
              `Der ${name} hat den ${day} mit ${amount(reading.last, 'Punkten')} beendet${than(reading, say)}.`,
              `Mit einem ${plusOrMinus(reading.change)} und ${amount(reading.last, 'Punkten')} ist der ${name} am ${day} aus dem Handel gegangen.`,
            ),
            range(sources, slot, true),
            besideIndices(sources, slot),
          ),
          ...ends(say, reading, movers, true),
          ...inNumbers('Der Tag in Zahlen', sources, slot),
          SIMULATED,
        ],
        also: namedOf(movers),
      };
    },
  } satisfies Report;
};

function than({ change }: Reading, say: Say): string {
  if (tendencyOf(change) === 'flat') return ' und damit fast dort, wo er am Handelstag davor geschlossen hatte';
  return `, ${farOff(say, change)} als am Handelstag davor`;
}
