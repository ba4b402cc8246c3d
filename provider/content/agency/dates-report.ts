import { datesOf } from './figures.ts';
import { escaped, keyOf, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { capital, count, weekdayName } from './words.ts';

const SHOWN = 12;

/** Writes the day's calendar of companies: reports, dividends, general meetings. */
export const writeDates: Writer = (slot, sources, say) => {
  const dates = datesOf(sources, slot.at);
  const shown = dates.slice(0, SHOWN);
  const name = weekdayName(slot.at);
  const first = shown[0];
  return {
    headline: say(`Termine am ${name}`, `Was am ${name} auf dem Kalender steht`, `Unternehmenstermine am ${name}`),
    teaser:
      first === undefined
        ? `Für den ${name} sind keine Unternehmenstermine eingetragen.`
        : say(`Unter anderem ${first.share.name}: ${first.kind}.`, `Mit dabei: ${first.share.name} (${first.kind}).`),
    body: () => ({
      contentItems: [
        paragraph(
          first === undefined
            ? say(`Der Kalender der Unternehmen ist am ${name} leer.`, `Am ${name} berichtet keines der beobachteten Unternehmen.`)
            : say(
                `${capital(dates.length === 1 ? 'ein Termin steht' : `${count(dates.length)} Termine stehen`)} am ${name} im Kalender der Unternehmen.`,
                `Im Kalender der Unternehmen ${dates.length === 1 ? 'findet sich ein Termin' : `finden sich ${count(dates.length)} Termine`} für den ${name}.`,
              ),
          dates.length > SHOWN ? say('Die bekanntesten Namen:', 'Eine Auswahl:') : '',
        ),
        ...(first === undefined
          ? []
          : [{ type: 'unordered-list', values: shown.map(({ share, kind }) => `${escaped(share.name)}: ${kind}`) }]),
        SIMULATED,
      ],
      also: shown.map(({ share }) => keyOf(share)),
    }),
  } satisfies Report;
};
