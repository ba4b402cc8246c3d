import type { QuoteFigures } from '#market/prices/index.ts';
import { moversAt, quoteAt, readingAt, type Reading } from './figures.ts';
import { keyOf, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import {
  amount,
  clockTime,
  comparative,
  farOff,
  haveRisen,
  tendencyOf,
  percent,
  plusOrMinus,
  strength,
  weekdayName,
  type Say,
} from './words.ts';

const points = (value: number): string => amount(value, 'Punkte');
const dative = (value: number): string => amount(value, 'Punkten');

/** Writes the opening, midday and closing reports of an index. */
export const writeIndexReport: Writer = (slot, sources, say) => {
  const reading = readingAt(sources, slot.subject.entityValue, slot.at);
  if (reading === undefined) return undefined;
  const phase = PHASES[slot.kind === 'opening' || slot.kind === 'midday' ? slot.kind : 'closing'];
  const { name } = reading.instrument;
  const day = weekdayName(slot.at);
  return {
    headline: phase.headline(say, name, reading.change),
    teaser: teaserOf(say, name, day, reading),
    body: () => {
      const movers = moversAt(sources, slot.subject.entityValue, slot.at);
      const quote = quoteAt(sources, slot.subject.entityValue, slot.at);
      const closing = quote === undefined || slot.kind !== 'closing' ? [] : [paragraph(year(say, quote), distance(say, name, quote))];
      return {
        contentItems: [
          paragraph(phase.lead(say, name, day, reading), phase.level(say, clockTime(slot.at), reading), previous(say, reading)),
          paragraph(quote === undefined || slot.kind === 'opening' ? '' : range(say, quote), breadth(say, movers), ends(say, movers)),
          ...closing,
          SIMULATED,
        ],
        also: [movers[0], movers.at(-1)].flatMap((mover) => (mover === undefined ? [] : [keyOf(mover.instrument)])),
      };
    },
  } satisfies Report;
};

interface Phase {
  readonly headline: (say: Say, name: string, change: number) => string;
  readonly lead: (say: Say, name: string, day: string, reading: Reading) => string;
  readonly level: (say: Say, time: string, reading: Reading) => string;
}

const PHASES: Readonly<Record<'opening' | 'midday' | 'closing', Phase>> = {
  opening: {
    headline: (say, name, change) =>
      ({
        up: say(
          `${name} startet mit Gewinnen`,
          `${name} eröffnet ${percent(change)} höher`,
          `Freundlicher Auftakt für den ${name}`,
          `${name} legt zum Start zu`,
        ),
        down: say(
          `${name} startet mit Verlusten`,
          `${name} eröffnet ${percent(change)} tiefer`,
          `Schwacher Auftakt für den ${name}`,
          `${name} gibt zum Start nach`,
        ),
        flat: say(`${name} startet kaum verändert`, `${name} tritt zum Auftakt auf der Stelle`, `Ruhiger Auftakt für den ${name}`),
      })[tendencyOf(change)],
    lead: (say, name, day, { change }) =>
      tendencyOf(change) === 'flat'
        ? say(
            `Der ${name} ist am ${day} nahezu unverändert in den Handel gestartet.`,
            `Ohne klare Richtung hat der ${name} am ${day} den Handel aufgenommen.`,
          )
        : say(
            `Der ${name} ist am ${day} ${farOff(say, change)} in den Handel gestartet.`,
            `Mit einem ${plusOrMinus(change)} hat der ${name} am ${day} den Handel aufgenommen.`,
            `Am ${day} ging es für den ${name} zum Auftakt ${strength(say, change)} ${change > 0 ? 'aufwärts' : 'abwärts'}.`,
            `Die ersten Minuten des Handels brachten dem ${name} am ${day} ein ${plusOrMinus(change)}.`,
          ),
    level: (say, time, { last, change }) =>
      say(
        `Um ${time} stand der Index bei ${dative(last)}, das waren ${percent(change)} ${change >= 0 ? 'mehr' : 'weniger'} als zum vorigen Schluss.`,
        `Kurz nach der Eröffnung wurden ${points(last)} berechnet, ein ${plusOrMinus(change)}.`,
        `Das Barometer notierte um ${time} mit ${dative(last)} und damit ${percent(change)} ${comparative(change)}.`,
      ),
  },
  midday: {
    headline: (say, name, change) =>
      ({
        up: say(`${name} am Mittag im Plus`, `${name} hält Gewinne bis zum Mittag`, `${name} gewinnt bis zum Mittag ${percent(change)}`),
        down: say(
          `${name} am Mittag im Minus`,
          `${name} liegt zur Mittagszeit zurück`,
          `${name} verliert bis zum Mittag ${percent(change)}`,
        ),
        flat: say(`${name} am Mittag unentschlossen`, `${name} zur Mittagszeit fast unverändert`),
      })[tendencyOf(change)],
    lead: (say, name, day, { change }) =>
      tendencyOf(change) === 'flat'
        ? say(
            `Zur Mittagszeit hat sich der ${name} am ${day} kaum vom Fleck bewegt.`,
            `Am ${day}mittag lag der ${name} nahe seinem vorigen Schluss.`,
          )
        : say(
            `Zur Halbzeit des Handels notierte der ${name} am ${day} ${farOff(say, change)}.`,
            `Bis zum Mittag summierte sich das ${change > 0 ? 'Plus' : 'Minus'} im ${name} am ${day} auf ${percent(change)}.`,
            `Der ${name} zeigte sich am ${day}mittag mit einem ${plusOrMinus(change)}.`,
          ),
    level: (say, time, { last, change }) =>
      say(
        `Gegen ${time} wurde der Index mit ${dative(last)} berechnet, ${percent(change)} ${comparative(change)} als zum vorigen Schluss.`,
        `Der Stand um ${time}: ${points(last)}, eine Veränderung von ${percent(change)} nach ${change >= 0 ? 'oben' : 'unten'}.`,
        `Mit ${dative(last)} lag er ${percent(change)} ${change >= 0 ? 'über' : 'unter'} dem Vortageswert.`,
      ),
  },
  closing: {
    headline: (say, name, change) =>
      ({
        up: say(
          `${name} schließt ${percent(change)} im Plus`,
          `${name} geht mit Gewinnen aus dem Handel`,
          `${name} beendet den Tag höher`,
          `Plus von ${percent(change)}: ${name} zum Handelsschluss`,
        ),
        down: say(
          `${name} schließt ${percent(change)} im Minus`,
          `${name} geht mit Verlusten aus dem Handel`,
          `${name} beendet den Tag tiefer`,
          `Minus von ${percent(change)}: ${name} zum Handelsschluss`,
        ),
        flat: say(`${name} schließt nahezu unverändert`, `${name} beendet den Tag ohne Richtung`),
      })[tendencyOf(change)],
    lead: (say, name, day, { change }) =>
      tendencyOf(change) === 'flat'
        ? say(
            `Am Ende des Handels stand der ${name} am ${day} fast dort, wo er begonnen hatte.`,
            `Der ${name} hat den ${day} praktisch unverändert beendet.`,
          )
        : say(
            `Der ${name} hat den ${day} ${farOff(say, change)} beendet.`,
            `Mit einem ${plusOrMinus(change)} ist der ${name} am ${day} aus dem Handel gegangen.`,
            `Am ${day} verbuchte der ${name} bis zum Handelsschluss ein ${plusOrMinus(change)}.`,
            `Unter dem Strich steht für den ${name} am ${day} ein ${plusOrMinus(change)}.`,
          ),
    level: (say, _time, { last, change }) =>
      say(
        `Der Schlussstand beträgt ${points(last)}, ${percent(change)} ${change >= 0 ? 'mehr' : 'weniger'} als am Handelstag davor.`,
        `Die letzte Berechnung ergab ${points(last)} und damit ein ${plusOrMinus(change)}.`,
        `Zum Schluss wurden ${points(last)} festgestellt, ein Unterschied von ${percent(change)} zum Vortag.`,
      ),
  },
};

function teaserOf(say: Say, name: string, day: string, { last, change }: Reading): string {
  return say(
    `Der ${name} steht am ${day} bei ${dative(last)} (${change >= 0 ? 'plus' : 'minus'} ${percent(change)}).`,
    `${points(last)}, ${change >= 0 ? 'plus' : 'minus'} ${percent(change)}: der ${name} am ${day}.`,
  );
}

function previous(say: Say, reading: Reading): string {
  return say(
    `Am vorigen Handelstag hatte er mit ${dative(reading.previous)} geschlossen.`,
    `Der letzte Schlussstand davor lag bei ${dative(reading.previous)}.`,
    `Verglichen wird mit ${dative(reading.previous)} am Handelstag zuvor.`,
  );
}

function range(say: Say, quote: QuoteFigures): string {
  return say(
    `Die Spanne des Tages reichte bis dahin von ${formatted(quote.low)} bis ${dative(quote.high)}.`,
    `Das Tagestief wurde bei ${formatted(quote.low)}, das Tageshoch bei ${dative(quote.high)} erreicht.`,
    `Zwischen ${formatted(quote.low)} und ${dative(quote.high)} bewegte sich der Index im Tagesverlauf.`,
  );
}

function formatted(value: number): string {
  return dative(value).replace(/\u00A0.*/su, '');
}

function breadth(say: Say, movers: readonly Reading[]): string {
  if (movers.length < 5) return '';
  const up = movers.filter(({ change }) => change > 0).length;
  const down = movers.filter(({ change }) => change < 0).length;
  return say(
    `Von ${movers.length} beobachteten Mitgliedern lagen ${up} im Plus und ${down} im Minus.`,
    haveRisen(up, movers.length),
    `Unter ${movers.length} beobachteten Werten stehen ${up} Gewinnern ${down} Verlierer gegenüber.`,
  );
}

function ends(say: Say, movers: readonly Reading[]): string {
  const [first, last] = [movers[0], movers.at(-1)];
  if (movers.length < 5 || first === undefined || last === undefined) return '';
  const top = `${first.instrument.name} mit ${first.change >= 0 ? 'plus' : 'minus'} ${percent(first.change)}`;
  const bottom = `${last.instrument.name} mit ${last.change >= 0 ? 'plus' : 'minus'} ${percent(last.change)}`;
  return say(
    `An der Spitze stand ${top}, am Ende ${bottom}.`,
    `Die Liste führte ${top} an, den letzten Platz belegte ${bottom}.`,
    `Am besten schnitt ${top} ab, am schwächsten ${bottom}.`,
  );
}

function year(say: Say, quote: QuoteFigures): string {
  const change = quote.performance1YearPct;
  if (change === undefined) return '';
  return say(
    `Auf Sicht von zwölf Monaten ergibt sich ein ${plusOrMinus(change)}.`,
    `Binnen Jahresfrist hat der Index ${percent(change)} ${change >= 0 ? 'gewonnen' : 'verloren'}.`,
    `Der Vergleich mit dem Stand vor einem Jahr zeigt ein ${plusOrMinus(change)}.`,
  );
}

function distance(say: Say, name: string, quote: QuoteFigures): string {
  const { last, high1Year } = quote;
  if (high1Year === undefined || high1Year <= 0) return '';
  const gap = (1 - last / high1Year) * 100;
  if (gap < 0.005)
    return say(`Höher stand der ${name} in den vergangenen zwölf Monaten nie.`, 'Das ist zugleich der höchste Stand seit einem Jahr.');
  return say(
    `Zum höchsten Stand der vergangenen zwölf Monate fehlen ${percent(gap)}.`,
    `Das Jahreshoch von ${dative(high1Year)} liegt ${percent((high1Year / last) * 100 - 100)} darüber.`,
  );
}
