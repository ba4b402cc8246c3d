import { formatNumber } from '#domain/format/number.ts';
import type { QuoteFigures } from '#market/prices/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { priceAt, quoteAt, readingAt, type AgencySources } from './figures.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import {
  amount,
  capital,
  clockTime,
  comparative,
  farOff,
  currencyName,
  currencySign,
  tendencyOf,
  percent,
  pointsBetween,
  price as priceText,
  plusOrMinus,
  strength,
  weekdayName,
  type Say,
} from './words.ts';

/** German grammar of instruments other than shares. `subject` is the nominative within a sentence. */
interface Noun {
  readonly title: string;
  readonly subject: string;
  /** Unit of the price: `je Feinunze`. The currency is that of the prices. */
  readonly per?: string;
  readonly decimals: number;
}

interface Priced extends Noun {
  readonly unit: string;
}

const NOUNS: Readonly<Record<string, Noun>> = {
  '1326189': { title: 'Goldpreis', subject: 'der Goldpreis', per: 'je Feinunze', decimals: 2 },
  '1326190': { title: 'Silberpreis', subject: 'der Silberpreis', per: 'je Feinunze', decimals: 3 },
  '7743988': { title: 'Ölpreis', subject: 'der Preis für Rohöl der Sorte Brent', per: 'je Barrel', decimals: 2 },
  '15534887': { title: 'Kupferpreis', subject: 'der Kupferpreis', per: 'je Tonne', decimals: 2 },
  EURUSD: { title: 'Euro', subject: 'der Euro', decimals: 4 },
  BTC: { title: 'Bitcoin', subject: 'der Bitcoin', decimals: 2 },
  ETH: { title: 'Ether', subject: 'der Kurs von Ether', decimals: 2 },
};
const INDEX_UNIT = 'Punkten';

/** Adds the unit of the prices to a noun: „US-Dollar je Feinunze“. */
function priced(noun: Noun, isoCurrency: string): Priced {
  return { ...noun, unit: [currencyName(isoCurrency), noun.per].filter(Boolean).join(' ') };
}

/** Writes about metals, oil, currencies and cryptocurrencies. */
export const writeRate: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  const known = NOUNS[slot.subject.entityValue];
  if (reading === undefined || known === undefined) return undefined;
  const noun = priced(known, reading.isoCurrency);
  const { change } = reading;
  const [day, time] = [weekdayName(slot.at), clockTime(slot.at)];
  const price = amount(reading.last, noun.unit, noun.decimals);
  return {
    headline: headlineOf(say, noun.title, change),
    teaser: say(`${capital(noun.subject)} steht am ${day} um ${time} bei ${price}.`, `${noun.title}: ${price} am ${day} um ${time}.`),
    body: () => {
      const quote = quoteAt(sources, slot.subject.entityValue, slot.at);
      return {
        contentItems: [
          paragraph(lead(say, noun.subject, day, change), at(say, price, time, change)),
          paragraph(
            previous(say, amount(reading.previous, noun.unit, noun.decimals)),
            quote === undefined ? '' : dayRange(say, quote, noun),
            yearly(say, quote?.performance1YearPct),
          ),
          SIMULATED,
        ],
      };
    },
  } satisfies Report;
};

/** Writes about a share at one minute of the day. */
export const writeShare: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const { change, instrument } = reading;
  const title = shareName(instrument.name);
  const [day, time] = [weekdayName(slot.at), clockTime(slot.at)];
  const unit = currencySign(reading.isoCurrency);
  const price = amount(reading.last, unit);
  return {
    headline: headlineOf(say, title, change),
    teaser: say(`Am ${day} um ${time} kostet die ${title} ${price}.`, `${price} um ${time}: So bewegt sich die ${title} am ${day}.`),
    body: () => {
      const quote = quoteAt(sources, slot.subject.entityValue, slot.at);
      return {
        contentItems: [
          paragraph(lead(say, `die ${title}`, day, change), at(say, price, time, change)),
          paragraph(
            previous(say, amount(reading.previous, unit)),
            compared(say, sources, slot.at, change),
            turnover(say, quote?.totalVolume),
          ),
          paragraph(yearly(say, quote?.performance1YearPct), yearRange(say, quote, unit)),
          SIMULATED,
        ],
        also: [{ entityType: 'INDEX', entityValue: '20735' }],
      };
    },
  } satisfies Report;
};

const WEEK = 7 * DAY_MS;

/** Writes Saturday's review of the week. */
export const writeWeek: Writer = (slot, sources, say) => {
  const { entityValue } = slot.subject;
  const [now, before] = [priceAt(sources, entityValue, slot.at), priceAt(sources, entityValue, slot.at - WEEK)];
  const name = NOUNS[entityValue]?.title ?? sources.instrument(entityValue)?.name;
  if (now === undefined || before === undefined || before <= 0 || name === undefined) return undefined;
  const known = NOUNS[entityValue];
  const { unit, decimals, subject } =
    known === undefined
      ? { unit: INDEX_UNIT, decimals: 2, subject: `der ${name}` }
      : priced(known, sources.notationsOf(entityValue)[0]?.isoCurrency ?? 'EUR');
  const change = (now / before - 1) * 100;
  return {
    headline: say(
      `${name}: die Woche im Rückblick`,
      `Wochenbilanz: ${name} ${percent(change)} ${comparative(change)}`,
      `So lief die Woche: ${name}`,
    ),
    teaser: say(
      `Am Wochenende steht ein ${plusOrMinus(change)} zu Buche.`,
      `${capital(subject)} beendet die Woche bei ${amount(now, unit, decimals)}.`,
    ),
    body: () => ({
      contentItems: [
        paragraph(
          say(
            `In der abgelaufenen Woche hat ${subject} ${percent(change)} ${change >= 0 ? 'gewonnen' : 'verloren'}.`,
            `Für die vergangene Woche verzeichnet ${subject} ein ${plusOrMinus(change)}.`,
            `Am Ende der Woche steht für ${subject.replace(/^der /u, 'den ')} ein ${plusOrMinus(change)}.`,
          ),
          say(
            `Von ${formatNumber(before, { decimals })} in der Vorwoche ging es auf ${amount(now, unit, decimals)}.`,
            `Der letzte Kurs vor dem Wochenende lag bei ${amount(now, unit, decimals)}, sieben Tage davor waren es ${formatNumber(before, { decimals })}.`,
          ),
        ),
        paragraph(yearly(say, quoteAt(sources, entityValue, slot.at)?.performance1YearPct)),
        SIMULATED,
      ],
    }),
  } satisfies Report;
};

function dayRange(say: Say, quote: QuoteFigures, noun: Priced): string {
  return say(
    `Im Tagesverlauf lag das Hoch bei ${formatNumber(quote.high, noun)} und das Tief bei ${amount(quote.low, noun.unit, noun.decimals)}.`,
    `Gehandelt wurde seit Tagesbeginn zwischen ${formatNumber(quote.low, noun)} und ${amount(quote.high, noun.unit, noun.decimals)}.`,
  );
}

function turnover(say: Say, volume: number | undefined): string {
  if (volume === undefined || volume <= 0) return '';
  const pieces = formatNumber(volume, { decimals: 0 });
  return say(`Bis dahin wechselten ${pieces} Stück den Besitzer.`, `Der Umsatz am Hauptplatz betrug ${pieces} Aktien.`);
}

function headlineOf(say: Say, title: string, change: number): string {
  return {
    up: say(`${title} ${percent(change)} im Plus`, `${title} zieht an`, `${title} legt zu`, `${title} gewinnt ${percent(change)}`),
    down: say(
      `${title} ${percent(change)} im Minus`,
      `${title} gibt nach`,
      `${title} sinkt um ${percent(change)}`,
      `${title} verliert an Boden`,
    ),
    flat: say(`${title} kaum bewegt`, `${title} tritt auf der Stelle`),
  }[tendencyOf(change)];
}

function lead(say: Say, subject: string, day: string, change: number): string {
  if (tendencyOf(change) === 'flat') {
    return say(`Kaum bewegt hat sich am ${day} ${subject}.`, `${capital(subject)} zeigt am ${day} keine klare Richtung.`);
  }
  const verb = change > 0 ? say('legt', 'steigt') : say('gibt', 'fällt');
  const tail = verb === 'legt' ? ' zu' : verb === 'gibt' ? ' nach' : '';
  return say(
    `${capital(subject)} ${verb} am ${day} ${strength(say, change)}${tail}.`,
    `Am ${day} ${verb} ${subject} ${strength(say, change)}${tail}.`,
    `${capital(subject)} notiert am ${day} ${farOff(say, change)}.`,
  );
}

function at(say: Say, price: string, time: string, change: number): string {
  return say(
    `Um ${time} wurden ${price} gezahlt, ${percent(change)} ${change >= 0 ? 'mehr' : 'weniger'} als zum vorigen Schluss.`,
    `Der letzte Kurs von ${time} beträgt ${price}, ein ${plusOrMinus(change)}.`,
    `Der Kurs liegt um ${time} bei ${price} und damit ${percent(change)} ${comparative(change)}.`,
  );
}

function previous(say: Say, price: string): string {
  return say(
    `Der vorige Schlusskurs betrug ${price}.`,
    `Zuvor hatte der Handel bei ${price} geendet.`,
    `Als Vergleich dient der letzte Schluss von ${price}.`,
  );
}

function compared(say: Say, sources: AgencySources, instant: number, change: number): string {
  const index = readingAt(sources, '20735', instant);
  if (index === undefined) return '';
  const gap = pointsBetween(change, index.change);
  return say(
    `Der DAX ${index.change >= 0 ? 'gewinnt' : 'verliert'} zugleich ${percent(index.change)}.`,
    `Damit läuft sie ${percent(gap)}-Punkte ${gap >= 0 ? 'besser' : 'schlechter'} als der DAX.`.replace(
      '\u00A0%-Punkte',
      '\u00A0Prozentpunkte',
    ),
  );
}

function yearly(say: Say, change: number | undefined): string {
  if (change === undefined) return '';
  return say(
    `Innerhalb eines Jahres ergibt sich ein ${plusOrMinus(change)}.`,
    `Gegenüber dem Stand vor zwölf Monaten errechnet sich ein ${plusOrMinus(change)}.`,
    `Auf Jahressicht beträgt die Veränderung ${percent(change)} nach ${change >= 0 ? 'oben' : 'unten'}.`,
  );
}

function yearRange(say: Say, quote: QuoteFigures | undefined, unit: string): string {
  if (quote?.high1Year === undefined || quote.low1Year === undefined) return '';
  return say(
    `Die Spanne der vergangenen 52 Wochen reicht von ${priceText(quote.low1Year)} bis ${amount(quote.high1Year, unit)}.`,
    `In 52 Wochen lag der höchste Kurs bei ${priceText(quote.high1Year)}, der tiefste bei ${amount(quote.low1Year, unit)}.`,
  );
}
