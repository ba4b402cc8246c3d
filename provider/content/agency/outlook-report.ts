import { shortLastDay } from '#domain/venue/xetra.ts';
import { isTradingDay, scheduleOf } from '#market/calendar/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { priceAt } from './figures.ts';
import { paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, weekdayName } from './words.ts';

const VENUES = [
  ['Xetra', 1],
  ['New York', 10],
  ['London', 12],
  ['Tokio', 14],
] as const;

/** Writes Sunday's outlook on the coming week: which exchanges trade on which days. */
export const writeOutlook: Writer = (slot, sources, say) => {
  const last = priceAt(sources, slot.subject.entityValue, slot.at);
  const name = sources.instrument(slot.subject.entityValue)?.name;
  if (last === undefined || name === undefined) return undefined;
  const monday = Math.floor(slot.at / DAY_MS) + 1;
  const closures = VENUES.flatMap(([venue, id]) => {
    const days = [0, 1, 2, 3, 4].map((offset) => monday + offset).filter((day) => !isTradingDay(scheduleOf(id), day));
    return days.map((day) => `${venue} am ${weekdayName(day * DAY_MS + DAY_MS / 2)}`);
  });
  const short = shortLastDay(new Date(monday * DAY_MS).getUTCFullYear());
  const isShort = short !== undefined && short >= monday && short < monday + 5;
  const start = amount(last, 'Punkten');
  return {
    headline:
      closures.length === 0
        ? say('Wochenausblick: fünf Handelstage überall', 'Die Woche voraus: alle großen Börsen geöffnet')
        : say('Wochenausblick: Feiertage bremsen den Handel', 'Die Woche voraus: nicht alle Börsen öffnen täglich'),
    teaser: `Der ${name} geht mit ${start} in die neue Woche.`,
    body: () => ({
      contentItems: [
        paragraph(
          say(
            `Mit ${start} geht der ${name} in die neue Woche.`,
            `Ausgangspunkt der neuen Woche sind ${amount(last, 'Punkte')} im ${name}.`,
          ),
          say(
            'Der Handel auf Xetra beginnt um 9 Uhr und endet nach der Schlussauktion gegen 17.35 Uhr.',
            'Gehandelt wird auf Xetra von 9 bis 17.30 Uhr, dann folgt die Schlussauktion.',
          ).replaceAll(' Uhr', '\u00A0Uhr'),
          ...(isShort ? [`Am ${weekdayName(short * DAY_MS + DAY_MS / 2)} endet der Handel auf Xetra schon um 14\u00A0Uhr.`] : []),
        ),
        paragraph(
          closures.length === 0
            ? say(
                'Feiertage gibt es an den großen Börsen nicht.',
                'Kein Feiertag unterbricht die Woche an Xetra, in New York, London und Tokio.',
              )
            : `Geschlossen bleiben: ${closures.join(', ')}.`,
        ),
        SIMULATED,
      ],
    }),
  } satisfies Report;
};
