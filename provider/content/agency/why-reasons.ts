import { datesOf, moversAt, quoteAt, signsOfDays, type CompanyNote, type AgencySources, type Reading } from './figures.ts';
import { count, currencySign, ordinal, perShare, signedPercent, startOfBerlinDay, tendencyOf, type Say } from './words.ts';

/** Share and its index at one minute. */
export interface Move {
  readonly reading: Reading;
  readonly index: Reading;
  readonly at: number;
  /** Whether the closing price is known. */
  readonly isOver: boolean;
  readonly sources: AgencySources;
  readonly say: Say;
}

export interface Reason {
  readonly headline: string;
  readonly sentence: string;
  /** Whether the company has an event in its calendar today. */
  readonly isNews: boolean;
}

type Look = (move: Move) => Omit<Reason, 'isNews'> | undefined;

/**
 * Returns the strongest reason for a share's move: its calendar, its marks of the year, its sector or its previous days. Without one it
 * compares the share with its index.
 */
export function reasonFor(move: Move): Reason {
  const [reason] = reasons(move);
  return reason ?? { ...besideIndex(move), isNews: false };
}

/** Returns the weaker reasons, for the full report. */
export function furtherReasons(move: Move): readonly Reason[] {
  return [...reasons(move)].slice(1);
}

/** Yields the reasons lazily, the strongest first. */
function* reasons(move: Move): Generator<Reason, undefined> {
  for (const look of [onDate, ofYear, withSector, afterDays]) {
    const reason = look(move);
    if (reason !== undefined) yield { ...reason, isNews: look === onDate };
  }
  return undefined;
}

const onDate: Look = ({ reading: { instrument, change }, at, sources, say }) => {
  const date = datesOf(sources, at).find(({ share }) => share.entityValue === instrument.entityValue);
  if (date === undefined) return undefined;
  const { kind, report } = date;
  const { name } = instrument;
  const isUp = change > 0;
  return {
    headline: say(
      `${name} ${isUp ? 'steigt' : 'fällt'}: ${kind} steht auf dem Kalender`,
      `${kind} bei ${name}: Die Aktie ${isUp ? 'legt zu' : 'gibt nach'}`,
    ),
    sentence: `Auf dem Kalender des Unternehmens steht für heute: ${kind}.${report === undefined ? '' : ` ${profitOf(report)}`}`,
  };
};

/** Describes the earnings per share compared with the expected ones. */
function profitOf({ eps, epsExpected, isoCurrency }: NonNullable<CompanyNote['report']>): string {
  const sign = currencySign(isoCurrency);
  return `Das Ergebnis je Aktie liegt bei ${perShare(eps, sign)}, erwartet waren ${perShare(epsExpected, sign)}.`;
}

/** Highest or lowest price of a year, reached today. */
const ofYear: Look = ({ reading: { instrument, change }, at, sources }) => {
  const quote = quoteAt(sources, instrument.entityValue, at);
  const midnight = startOfBerlinDay(at);
  const isToday = (instant: number | undefined): boolean => instant !== undefined && instant >= midnight;
  const { name } = instrument;
  if (change > 0 && isToday(quote?.timeHigh1Year))
    return {
      headline: `${name} erreicht den höchsten Stand seit einem Jahr`,
      sentence: 'Heute hat die Aktie ihren höchsten Kurs der vergangenen zwölf Monate erreicht.',
    };
  if (change < 0 && isToday(quote?.timeLow1Year))
    return {
      headline: `${name} erreicht den tiefsten Stand seit einem Jahr`,
      sentence: 'Heute hat die Aktie ihren tiefsten Kurs der vergangenen zwölf Monate erreicht.',
    };
  return undefined;
};

/** Minimum move in percent of the share itself, and of the average of its sector peers in the index. */
const SECTOR_MOVES = 0.75;
const PEERS_NAMED = 3;

/** Collective names for the shares of a sector. */
const SECTOR_SHARES: Readonly<Record<string, string>> = {
  Automobil: 'Autowerte',
  'Banken und Finanzdienste': 'Bank- und Finanzwerte',
  Versicherungen: 'Versicherungswerte',
  'Chemie und Rohstoffe': 'Chemie- und Rohstoffwerte',
  'Energie und Versorger': 'Energiewerte',
  Gesundheit: 'Gesundheitswerte',
  Industrie: 'Industriewerte',
  'Handel und Konsum': 'Handels- und Konsumwerte',
  Technologie: 'Technologiewerte',
  'Telekommunikation und Medien': 'Telekom- und Medienwerte',
  'Verkehr und Tourismus': 'Verkehrs- und Reisewerte',
  Immobilien: 'Immobilienwerte',
};

/** All shares of the sector in the index move in the same direction: at least two others. */
const withSector: Look = ({ reading: { instrument, change }, index, at, sources, say }) => {
  const sector = sources.sectorOf(instrument);
  if (sector === undefined) return undefined;
  const peers = moversAt(sources, index.instrument.entityValue, at).filter(
    (mover) => mover.instrument.entityValue !== instrument.entityValue && sources.sectorOf(mover.instrument) === sector,
  );
  const average = peers.reduce((sum, mover) => sum + mover.change, 0) / peers.length;
  const goTogether = peers.every((mover) => mover.change * change > 0) && Math.min(Math.abs(average), Math.abs(change)) >= SECTOR_MOVES;
  if (peers.length < 2 || !goTogether) return undefined;
  const isUp = change > 0;
  const shares = SECTOR_SHARES[sector] ?? `Werte der Branche „${sector}“`;
  const named = peers
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, PEERS_NAMED)
    .map((mover) => `${mover.instrument.name} ${signedPercent(mover.change)}`);
  return {
    headline: isUp
      ? say(`${instrument.name} steigt mit der Branche`, `${shares} gefragt: ${instrument.name} legt zu`)
      : say(`${instrument.name} fällt mit der Branche`, `${shares} unter Druck: ${instrument.name} gibt nach`),
    sentence: `Im ${index.instrument.name} ${isUp ? 'steigen' : 'fallen'} alle ${shares}: ${named.join(', ')}.`,
  };
};

/** Moves below this count as unchanged, in percent. */
const STILL = 0.25;
/** Number of previous days to look at. */
const DAYS_BEFORE = 15;
/** Minimum number of days in a row that the report mentions. */
const ROW = 3;

/** Series of days in one direction that continues or ends today. */
const afterDays: Look = ({ reading: { instrument, change }, at, isOver, sources }) => {
  const [today = 0, ...before] = signsOfDays(sources, instrument.entityValue, at, DAYS_BEFORE);
  const [latest = 0] = before;
  if (Math.abs(change) < STILL || latest === 0 || today !== Math.sign(change)) return undefined;
  const days = rowOf(before);
  const { name } = instrument;
  const kind = (sign: number): string => (sign > 0 ? 'Gewinntag' : 'Verlusttag');
  if (latest === today)
    return days + 1 < ROW
      ? undefined
      : {
          headline: isOver
            ? `${name} ${today > 0 ? 'steigt' : 'fällt'} den ${ordinal(days + 1, 'n')} Tag in Folge`
            : `${name} auf dem Weg zum ${ordinal(days + 1, 'n')} ${kind(today)} in Folge`,
          sentence: isOver
            ? `Es ist der ${ordinal(days + 1)} ${kind(today)} in Folge.`
            : `Bleibt es dabei, ist es der ${ordinal(days + 1)} ${kind(today)} in Folge.`,
        };
  if (days < ROW) return undefined;
  const row = `${count(days)} ${kind(latest)}en`;
  return {
    headline: today > 0 ? `${name} erholt sich nach ${row}` : `${name} verliert nach ${row}`,
    sentence: `Zuvor war die Aktie ${count(days)} Tage in Folge ${latest > 0 ? 'gestiegen' : 'gefallen'}.`,
  };
};

/** Returns the number of equal signs at the start of the list. */
function rowOf(signs: readonly number[]): number {
  const end = signs.findIndex((sign) => sign !== signs[0]);
  return end === -1 ? signs.length : end;
}

function besideIndex({ reading: { instrument, change }, index, say }: Move): Omit<Reason, 'isNews'> {
  const { name } = instrument;
  const isUp = change > 0;
  const title = index.instrument.name;
  if (tendencyOf(index.change) === 'flat')
    return {
      headline: isUp ? `${name} vorn in einem ${title} ohne Richtung` : `${name} hinten in einem ${title} ohne Richtung`,
      sentence: `Der ${title} selbst bewegt sich kaum; die Aktie geht ihren eigenen Weg.`,
    };
  const indexRises = index.change > 0;
  if (Math.abs(change) < Math.min(STILL, Math.abs(index.change)))
    return {
      headline: indexRises ? `${name} kommt nicht vom Fleck` : `${name} hält sich im schwachen ${title}`,
      sentence: `Der ${title} ${indexRises ? 'steigt' : 'gibt nach'}, die Aktie steht fast dort, wo sie am Handelstag davor stand.`,
    };
  if (isUp !== indexRises)
    return {
      headline: isUp ? `${name} stemmt sich gegen den schwachen ${title}` : `${name} fällt gegen den Trend`,
      sentence: isUp ? `Die Aktie steigt, obwohl der ${title} nachgibt.` : `Die Aktie fällt, obwohl der ${title} zulegt.`,
    };
  return along(name, title, change, index.change, say);
}

/** Describes a share that moves with its index, faster or slower. */
function along(name: string, title: string, change: number, ofIndex: number, say: Say): Omit<Reason, 'isNews'> {
  const isFaster = Math.abs(change) > Math.abs(ofIndex);
  if (ofIndex > 0)
    return isFaster
      ? {
          headline: say(`${name} steigt stärker als der ${title}`, `Rückenwind vom Markt: ${name} zieht an`),
          sentence: say(
            `Der ganze ${title} steigt, diese Aktie noch mehr.`,
            `Der Markt zieht mit, und die Aktie läuft ihm davon.`,
            `Im festen ${title} ist die Aktie besonders gefragt.`,
          ),
        }
      : {
          headline: say(`${name} hält mit dem ${title} nicht Schritt`, `${name} bleibt hinter dem ${title} zurück`),
          sentence: say(`Der ganze ${title} steigt, diese Aktie weniger.`, `Vom freundlichen Markt kommt bei der Aktie nur ein Teil an.`),
        };
  return isFaster
    ? {
        headline: say(`${name} fällt stärker als der ${title}`, `${name} im Sog des schwachen ${title}`),
        sentence: say(
          `Der ganze ${title} gibt nach, diese Aktie noch mehr.`,
          `Der Markt ist schwach, die Aktie noch schwächer.`,
          `Im fallenden ${title} trennen sich Anleger besonders von dieser Aktie.`,
        ),
      }
    : {
        headline: say(`${name} hält sich besser als der ${title}`, `${name} verliert weniger als der ${title}`),
        sentence: say(`Der ganze ${title} gibt nach, diese Aktie weniger.`, `Dem schwachen Markt entzieht sich die Aktie zum Teil.`),
      };
}
