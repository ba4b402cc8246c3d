import { formatLongDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { hashText, uniform } from '#market/base/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { previousTradingDay, scheduleOf } from '#market/calendar/index.ts';
import { priceAt, readingAt } from './figures.ts';
import { paragraph, shareName, SIMULATED, type Report, type Writer } from './text.ts';
import { amount, clockTime, currencyName, currencySign, plusOrMinus, weekdayName } from './words.ts';

const XETRA = scheduleOf(1);
/** Invented names: the market is simulated, and so are its managers. */
const WHO = [
  ['ein Mitglied des Vorstands', 'Vorstandsmitglied'],
  ['ein Mitglied des Aufsichtsrats', 'Aufsichtsratsmitglied'],
  ['eine Person in enger Beziehung zu einem Vorstandsmitglied', 'Person aus dem Umfeld des Vorstands'],
] as const;
/** Amounts of the deals in money; the number of shares follows from the price. */
const SIZES = [25_000, 40_000, 60_000, 90_000, 150_000, 240_000] as const;
const ROUND = 10;

/**
 * Writes about a director's dealing: a company insider bought or sold its shares on the trading day before, at the price of that minute.
 */
export const writeDealing: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  const tradedAt = dealAt(slot.id, slot.at);
  const paid = priceAt(sources, slot.subject.entityValue, tradedAt);
  if (reading === undefined || paid === undefined || paid <= 0) return undefined;
  const key = hashText(`agency/dealing/${slot.id}`);
  const [who, short] = WHO[Math.floor(uniform(key, 1, 0) * WHO.length)] ?? WHO[0];
  const isPurchase = uniform(key, 2, 0) < 0.7;
  const size = SIZES[Math.floor(uniform(key, 3, 0) * SIZES.length)] ?? SIZES[0];
  const pieces = Math.max(ROUND, Math.round(size / paid / ROUND) * ROUND);
  const { name } = reading.instrument;
  const sign = currencySign(reading.isoCurrency);
  const count = formatNumber(pieces, { decimals: 0 });
  const volume = amount(Math.round(pieces * paid * 100) / 100, sign);
  const since = (reading.last / paid - 1) * 100;
  const done = isPurchase ? 'gekauft' : 'verkauft';
  return {
    headline: say(
      `Directors’ Dealings: ${short} ${isPurchase ? 'kauft' : 'verkauft'} Aktien von ${name}`,
      `Directors’ Dealings bei ${name}: ${isPurchase ? 'Kauf' : 'Verkauf'} für rund ${amount(Math.round((pieces * paid) / 1000) * 1000, currencyName(reading.isoCurrency), 0)}`,
    ),
    teaser: `${count} Stück zu ${amount(paid, sign)}, zusammen ${volume}.`,
    body: () => ({
      contentItems: [
        paragraph(
          say(
            `Bei ${name} hat ${who} am ${formatLongDate(tradedAt)} eigene Aktien ${done}.`,
            `Wie die Marktsimulation meldet, hat bei ${name} ${who} am ${formatLongDate(tradedAt)} Aktien des Unternehmens ${done}.`,
          ),
          `Um ${clockTime(tradedAt)} wechselten ${count} Stück zu ${amount(paid, sign)} den Besitzer, das Geschäft hatte damit einen Umfang von ${volume}.`,
        ),
        paragraph(
          say(
            `Am ${weekdayName(slot.at)} um ${clockTime(slot.at)} kostet die ${shareName(name)} ${amount(reading.last, sign)}.`,
            `Am ${weekdayName(slot.at)} um ${clockTime(slot.at)} steht der Kurs bei ${amount(reading.last, sign)}.`,
          ),
          Math.abs(since) < 0.005
            ? 'Das ist der Preis des Geschäfts.'
            : `Gegenüber dem Preis des Geschäfts ist das ein ${plusOrMinus(since)}.`,
          `Seit dem vorigen Schlusskurs ergibt sich ein ${plusOrMinus(reading.change)}.`,
        ),
        {
          type: 'table',
          title: 'Das Geschäft',
          rows: [
            ['Merkmal', 'Angabe'],
            ['Unternehmen', name],
            ['Art', isPurchase ? 'Kauf' : 'Verkauf'],
            ['Tag', `${formatLongDate(tradedAt)}, ${clockTime(tradedAt)}`],
            ['Stück', count],
            ['Preis', amount(paid, sign)],
            ['Umfang', volume],
          ],
        },
        paragraph(
          'Wer ein Unternehmen führt oder beaufsichtigt, muss Geschäfte mit dessen Papieren melden, so verlangt es Artikel 19 der Marktmissbrauchsverordnung; das gilt auch für nahe Angehörige.',
          isPurchase
            ? 'Ein Kauf zeigt Zutrauen, mehr nicht: Auch wer ein Unternehmen führt, irrt sich über dessen Kurs.'
            : 'Ein Verkauf kann viele Gründe haben, vom Hausbau bis zur Steuer; gegen das Unternehmen spricht er allein nicht.',
        ),
        SIMULATED,
      ],
    }),
  } satisfies Report;
};

/** Returns a minute of the trading day before the report, outside of its first and last hour. */
function dealAt(id: string, at: number): number {
  const { openTime, closeTime } = previousTradingDay(XETRA, Math.floor(at / DAY_MS));
  const part = 0.15 + 0.7 * uniform(hashText(`agency/dealing-time/${id}`), 0, 0);
  return Math.floor((openTime + (closeTime - openTime) * part) / 60_000) * 60_000;
}
