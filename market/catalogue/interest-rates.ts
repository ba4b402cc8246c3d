import { dateOf, dayOf } from '#domain/bond/schedule.ts';
import { entryAt } from '#domain/input/at.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { bondIndexOf, INDEX_DURATION } from './bonds/bond-index.ts';
import { safeYield } from './bonds/curves.ts';
import { roundTo } from './chance.ts';
import { COUNTRIES } from './countries.ts';
import { ownEntityValue, ownNotation } from './ids.ts';
import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readCsv } from './read-data.ts';
import type { PriceModel } from './types.ts';

const REFERENCE = dayOf('2026-11-16');
const LAST_YEAR = 2036;

/** Returns the entityValue of an interest rate by its key in `data/interest-rates.csv`. */
export function rateValueOf(key: string): string {
  return ownEntityValue(`interest/${key}`);
}

/** Interest rates from `data/interest-rates.csv`: key rates by their steps, all others from the yield curves. */
export function readInterestRates(): Entry[] {
  return readCsv('interest-rates.csv').map(entryOf);
}

function entryOf(row: Record<string, string>): Entry {
  const { key = '', name = '', symbol = '', category = '', provider = '', currency = '', country = '', venue = '' } = row;
  const entityValue = rateValueOf(key);
  const urlName = urlNameOf(name);
  return {
    instrument: {
      entityType: 'INTEREST',
      entityValue,
      name,
      tinyName: name,
      urlName,
      symbol,
      displayType: 'Zins',
      websitePath: websitePathOf({ entityType: 'INTEREST', entityValue, urlName }),
      importance: Number(row.importance),
      aliases: [],
      details: {
        model: row.steps ? steppedModel(row) : curveModel(row),
        profile: [profileOf(row)],
        interest: {
          nameCategory: category,
          isoCurrency: currency,
          ...present({ isoCountry: country }),
          nameProvider: provider,
          term: Number(row.term),
        },
      },
    },
    notations: [
      notationOf({
        entityValue,
        venue,
        currency,
        isDefault: true,
        unitType: 'PCT',
        decimals: 3,
        tickSize: 0.001,
        // Overnight rates keep the number from the time when the venue of all rates was INT.
        idNotation: category === 'Tagesgeld' ? ownNotation(entityValue, 'INT', currency) : undefined,
      }),
    ],
  };
}

function profileOf({ name = '', category, provider = '', country = '', currency = '' }: Record<string, string>): string {
  const where = COUNTRIES[country];
  if (category === 'Leitzinsen')
    return `${name}: Zu diesem Satz legen oder leihen Banken Geld bei der Notenbank (${provider}). Er ändert sich nur, wenn sie es beschließt.`;
  if (category === 'Staatsanleihen')
    return `Der Wert nennt die Rendite in Prozent im Jahr, die eine Staatsanleihe mit dieser Laufzeit bis zur Rückzahlung bringt (Währung ${currency}${where === undefined ? '' : `, Land ${where}`}).`;
  if (category === 'Tagesgeld')
    return `${name} ist ein Referenzzins in der Währung ${currency} für Geld, das über Nacht verliehen wird. Er erscheint am Morgen danach und wird von ${provider} veröffentlicht.`;
  return `${name} ist ein Referenzzins in der Währung ${currency}. Er wird an jedem Handelstag festgestellt und von ${provider} veröffentlicht.`;
}

/** Share of a yield's volatility that is independent of the bond index. */
const OWN = 0.3;

/**
 * Yields of states move against the bonds of their currency: by one point if those lose as much as their duration implies, by less at the
 * short end.
 */
function againstBonds(currency: string, category: string, term: number): Pick<PriceModel, 'factor' | 'beta'> | undefined {
  if (category !== 'Staatsanleihen') return undefined;
  return { factor: bondIndexOf(currency), beta: roundTo((-100 / INDEX_DURATION) * Math.min(1, 0.4 + term * 0.15), 0.01) };
}

function curveModel({ currency = '', category = '', term, offset, volatility, since = '' }: Record<string, string>): PriceModel {
  const bonds = againstBonds(currency, category, Number(term));
  const rate = (day: number): number => roundTo(safeYield(currency, day, Number(term)) + Number(offset), 0.001);
  const first = Number(since.slice(0, 4)) + 1;
  const days = Array.from({ length: LAST_YEAR - first + 1 }, (_, index) => dayOf(`${first + index}-01-01`));
  return {
    currency,
    arithmetic: true,
    level: rate(REFERENCE),
    volatility: Number(volatility) * (bonds === undefined ? 1 : OWN),
    ...bonds,
    since,
    anchors: days.map((day) => [dateOf(day), rate(day)]),
    dailyVolume: 0,
    clock: currency === 'USD' ? 'AMERICA' : 'EUROPE',
  };
}

/** Key rates are constant between two decisions, and after the last known one. */
function steppedModel({ currency = '', since = '', steps = '' }: Record<string, string>): PriceModel {
  const decisions = readAnchors(steps);
  const anchors = decisions.flatMap(([day, rate], index): [string, number][] => {
    const before = decisions[index - 1]?.[1];
    return before === undefined ? [[day, rate]] : [[dateOf(dayOf(day) - 1), before], [day, rate]]; // prettier-ignore
  });
  return {
    currency,
    arithmetic: true,
    level: entryAt(decisions, decisions.length - 1)[1],
    volatility: 0,
    since,
    anchors,
    dailyVolume: 0,
    clock: 'EUROPE',
  };
}
