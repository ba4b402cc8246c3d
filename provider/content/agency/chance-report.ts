import { quoteAt, readingAt } from './figures.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, clockTime, currencySign, plusOrMinus, signedPercent, weekdayName } from './words.ts';

/** Distances from the entry price, as a share of it: stop loss below and target above, with a reward-to-risk ratio of 2 to 1. */
const STOP = 0.04;
const TARGET = 0.08;

/** Writes a trading idea about a share with a price target and a stop loss. Every figure follows from the market. */
export const writeChance: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { last, instrument } = reading;
  const sign = currencySign(reading.isoCurrency);
  const title = shareName(instrument.name);
  const entry = last;
  const [stop, target] = [round(entry * (1 - STOP)), round(entry * (1 + TARGET))];
  const [day, time] = [weekdayName(slot.at), clockTime(slot.at)];
  return {
    headline: say(
      `Trading-Chance: ${title} bei ${amount(last, sign)}`,
      `Trading-Chance: zwei Marken für die ${title}`,
      `Trading-Chance am ${day}: ${title}`,
    ),
    teaser: `Kurs ${amount(last, sign)}, Stopp ${amount(stop, sign)}, Ziel ${amount(target, sign)}: ein Plan mit zwei Enden.`,
    // Figures of a year are expensive, so they are only computed for the whole report.
    body: () => {
      const { high1Year = last, low1Year = last, performance1YearPct } = quoteAt(sources, slot.subject.entityValue, slot.at) ?? {};
      const place = high1Year > low1Year ? ((last - low1Year) / (high1Year - low1Year)) * 100 : 50;
      const isHigh = place >= 50;
      return {
        contentItems: [
          paragraph(
            `Die ${title} kostet am ${day} um ${time} ${amount(last, sign)}.`,
            say(
              `In den vergangenen 52 Wochen reichte ihre Spanne von ${amount(low1Year, sign)} bis ${amount(high1Year, sign)}.`,
              `Ihr Jahrestief liegt bei ${amount(low1Year, sign)}, ihr Jahreshoch bei ${amount(high1Year, sign)}.`,
            ),
            `Zwischen beiden Marken steht sie bei ${amount(place, '%', 0)} des Weges von unten nach oben.`,
            yearly(performance1YearPct),
          ),
          { type: 'headline', value: 'Der Plan' },
          paragraph(
            isHigh
              ? 'Wer auf die Fortsetzung setzt, wettet darauf, dass sich Käufer auch von einem hohen Kurs nicht abschrecken lassen.'
              : 'Wer auf eine Erholung setzt, wettet darauf, dass die schlechten Nachrichten im Kurs schon enthalten sind.',
            'Der Plan nennt vor dem Kauf, wann man sich geirrt hat; danach fällt diese Entscheidung schwerer.',
          ),
          {
            type: 'table',
            title: 'Die Marken',
            rows: [
              ['Marke', 'Kurs', 'Abstand'],
              ['Einstieg', amount(entry, sign), '–'],
              ['Stopp', amount(stop, sign), distance(stop, entry)],
              ['Ziel', amount(target, sign), distance(target, entry)],
              ['Höchster Kurs in 52 Wochen', amount(high1Year, sign), distance(high1Year, entry)],
              ['Tiefster Kurs in 52 Wochen', amount(low1Year, sign), distance(low1Year, entry)],
            ],
          },
          { type: 'headline', value: 'Was schiefgehen kann' },
          paragraph(
            'Bis zum Ziel ist es doppelt so weit wie zum Stopp. Der Plan verdient also auf Dauer nur Geld, wenn er in mehr als einem von drei Fällen aufgeht, Kosten nicht gerechnet.',
            'Über Nacht kann der Kurs den Stopp überspringen; dann fällt der Verlust größer aus als geplant.',
          ),
          SIMULATED,
        ],
        also: [{ entityType: 'INDEX', entityValue: '20735' }],
      };
    },
  } satisfies Report;
};

function round(price: number): number {
  return Math.round(price * 100) / 100;
}

function distance(price: number, entry: number): string {
  const change = (price / entry - 1) * 100;
  if (Math.abs(change) < 0.005) return '–';
  return signedPercent(change);
}

function yearly(change: number | undefined): string {
  return change === undefined ? '' : `Auf Jahressicht ergibt sich ein ${plusOrMinus(change)}.`;
}
