import { moversAt, quoteAt, type Reading } from './figures.ts';
import { keyOf, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, clockTime, count, currencySign, percent, plusOrMinus, signedPercent, startOfBerlinDay, weekdayName } from './words.ts';

const ROWS = 5;
const LEAST = 4;

/** Writes about the largest gains and losses among the members of an index. */
export const writeMovers: Writer = (slot, sources, say) => {
  const movers = moversAt(sources, slot.subject.entityValue, slot.at);
  const index = sources.instrument(slot.subject.entityValue)?.name;
  const [first, last] = [movers[0], movers.at(-1)];
  if (index === undefined || first === undefined || last === undefined || movers.length < LEAST) return undefined;
  const half = Math.min(ROWS, Math.floor(movers.length / 2));
  const [top, bottom] = [movers.slice(0, half), movers.slice(-half).toReversed()];
  const [best, worst] = [first.instrument.name, last.instrument.name];
  const [day, time] = [weekdayName(slot.at), clockTime(slot.at)];
  return {
    headline: say(
      `${index}: ${best} vorn, ${worst} hinten`,
      `Gewinner und Verlierer im ${index}: ${best} und ${worst}`,
      `${best} führt den ${index} an`,
      `Wer im ${index} am meisten bewegt: ${best} und ${worst}`,
    ),
    teaser: say(
      `${best} ${signedPercent(first.change)}, ${worst} ${signedPercent(last.change)}: die Liste von ${time}.`,
      `Die größten Veränderungen im ${index}, Stand ${time}.`,
    ),
    body: () => ({
      contentItems: [
        paragraph(
          say(
            `Am ${day} um ${time} führt ${best} die Liste der beobachteten Werte im ${index} an.`,
            `Unter den beobachteten Werten im ${index} liegt ${best} am ${day} um ${time} vorn.`,
            `${best} steht am ${day} um ${time} an der Spitze der beobachteten Werte im ${index}.`,
          ),
          say(
            `Der Kurs ${first.change >= 0 ? 'steigt' : 'sinkt'} um ${percent(first.change)} auf ${price(first)}.`,
            `Die Aktie kostet ${price(first)}, ein ${plusOrMinus(first.change)}.`,
          ),
          say(
            `Am anderen Ende steht ${worst} mit ${price(last)} und ${signedPercent(last.change)}.`,
            `Schlusslicht ist ${worst} bei ${price(last)}, das entspricht ${signedPercent(last.change)}.`,
          ),
        ),
        { type: 'table', title: `Oben im ${index}`, rows: rowsOf(top) },
        { type: 'table', title: `Unten im ${index}`, rows: rowsOf(bottom) },
        SIMULATED,
      ],
      also: [...top, ...bottom].map(({ instrument }) => keyOf(instrument)),
    }),
  } satisfies Report;
};

function price({ last, isoCurrency }: Reading): string {
  return amount(last, currencySign(isoCurrency));
}

function rowsOf(movers: readonly Reading[]): string[][] {
  return [['Wert', 'Kurs', 'Veränderung'], ...movers.map((mover) => [mover.instrument.name, price(mover), signedPercent(mover.change)])];
}

/** Writes about members of an index that reached their highest or lowest price of a year on the day. */
export const writeHighs: Writer = (slot, sources, say) => {
  const index = sources.instrument(slot.subject.entityValue)?.name;
  const members = sources.membersOf(slot.subject.entityValue);
  if (index === undefined || members.length < LEAST) return undefined;
  const day = weekdayName(slot.at);
  return {
    headline: say(
      `52-Wochen-Hochs und -Tiefs im ${index} am ${day}`,
      `Wer im ${index} am ${day} neue Jahresmarken setzt`,
      `Jahreshochs und Jahrestiefs: der ${index} am ${day}`,
    ),
    teaser: say(
      `Welche Mitglieder des ${index} bis ${clockTime(slot.at)} so teuer oder so billig waren wie seit einem Jahr nicht.`,
      `Stand ${clockTime(slot.at)}: die Höchst- und Tiefststände der vergangenen 52 Wochen im ${index}.`,
    ),
    body: () => {
      const midnight = startOfBerlinDay(slot.at);
      const today = (instant: number | undefined): boolean => instant !== undefined && instant >= midnight;
      const all = members
        .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
        .map((instrument) => ({ instrument, quote: quoteAt(sources, instrument.entityValue, slot.at) }));
      const highs = all.filter(({ quote }) => today(quote?.timeLast) && today(quote?.timeHigh1Year)).map(({ instrument }) => instrument);
      const lows = all.filter(({ quote }) => today(quote?.timeLast) && today(quote?.timeLow1Year)).map(({ instrument }) => instrument);
      const [up, down] = [numbered(highs.length, 'Hoch', 'Hochs'), numbered(lows.length, 'Tief', 'Tiefs')];
      const names = (records: typeof highs): string => records.map(({ name }) => name).join(', ');
      return {
        contentItems: [
          paragraph(
            say(
              `Stand ${clockTime(slot.at)} zählen wir am ${day} unter ${members.length} Mitgliedern des ${index} ${up} und ${down}.`,
              `Bis ${clockTime(slot.at)} gab es am ${day} im ${index} ${up} und ${down}.`,
            ),
            balance(highs.length - lows.length, say),
          ),
          paragraph(highs.length === 0 ? '' : `Ein Hoch erreichten: ${names(highs)}.`),
          paragraph(lows.length === 0 ? '' : `Ein Tief erreichten: ${names(lows)}.`),
          SIMULATED,
        ],
        also: [...highs, ...lows].slice(0, 20).map(keyOf),
      };
    },
  } satisfies Report;
};

function balance(difference: number, say: (...variants: string[]) => string): string {
  if (difference > 0) return say('Damit überwiegen die Höchststände.', 'Die Zahl der Hochs ist also größer.');
  if (difference < 0) return say('Damit überwiegen die Tiefststände.', 'Die Zahl der Tiefs ist also größer.');
  return say('Beide Zahlen halten sich die Waage.', 'Keine der beiden Seiten überwiegt.');
}

function numbered(number: number, one: string, many: string): string {
  return number === 0 ? `kein ${one}` : number === 1 ? `ein ${one}` : `${count(number)} ${many}`;
}
