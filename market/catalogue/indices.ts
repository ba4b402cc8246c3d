import { wknOfIsin } from '#domain/instrument/check-digit.ts';
import { isOneOf } from '#domain/input/typed-entries.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { COUNTRIES } from './countries.ts';
import { ownEntityValue } from './ids.ts';
import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readCsv, readYaml } from './read-data.ts';
import type { PriceModel } from './types.ts';

interface IndexRow {
  readonly key: string;
  readonly value: string;
  readonly notation?: number;
  readonly symbol: string;
  readonly name: string;
  readonly url?: string;
  readonly isin?: string;
  readonly wkn?: string;
  readonly venue: string;
  readonly also: readonly string[];
  readonly currency: string;
  readonly level: number;
  readonly volatility: number;
  readonly factor?: string;
  readonly beta?: number;
  readonly clock: PriceModel['clock'];
  readonly importance: number;
  readonly since: string;
  readonly anchors: string;
  readonly type: string;
  readonly country?: string;
  readonly continent: string;
  readonly family: string;
  readonly members: number;
  readonly aliases: readonly string[];
  readonly profile: readonly string[];
  /** Price index or interest rate (entityValue) that it is computed from, and additional log price per year. */
  readonly computedFrom?: string;
  readonly gain?: number;
}

/** Instruments that are not indices but serve as factors for others. */
const PRICES = [
  ['GOLD', '1326189'],
  ['BRENT', '7743988'],
] as const;

const CLOCKS = ['EUROPE', 'AMERICA', 'ASIA', 'CURRENCY', 'CRYPTO'] as const satisfies PriceModel['clock'][];
const rows = readRows();
const valueByKey = valuesOf(rows);

/**
 * Returns the entityValue of an index by its key in the data files (`DAX`, `WORLD`).
 * @throws Error if there is none
 */
export function indexValueOf(key: string): string {
  const value = valueByKey.get(key);
  if (value === undefined) throw new Error(`"${key}" is no key of data/indices.yaml or data/indices-world.csv.`);
  return value;
}

/** Indices from `data/indices.yaml` (those with members) and `data/indices-world.csv`. */
export function readIndices(): Entry[] {
  return rows.map(entryOf);
}

function clockOf(key: string, clock: string | undefined): PriceModel['clock'] {
  if (isOneOf(CLOCKS, clock)) return clock;
  throw new Error(`data/indices-world.csv: the clock "${clock}" of ${key} is none of ${CLOCKS.join(', ')}.`);
}

function readRows(): IndexRow[] {
  const own = readYaml<Omit<IndexRow, 'currency'>[]>('indices.yaml').map((row) => ({ ...row, currency: currencyOf(row.venue) }));
  const world = readCsv('indices-world.csv').map((row): IndexRow => {
    const { key = '', name = '', symbol = '', venue = '', currency = '', anchors = '', type = '', continent = '', family = '' } = row;
    const text = { key, name, symbol, venue, currency, anchors, type, continent, family, since: row.since ?? '' };
    return {
      ...text,
      // The real number of an index is also that of its notation.
      ...(row.value ? { value: row.value, notation: Number(row.value) } : { value: ownEntityValue(`index/${key}`) }),
      also: [],
      level: Number(row.level),
      volatility: Number(row.volatility),
      clock: clockOf(key, row.clock),
      importance: Number(row.importance),
      members: Number(row.members),
      aliases: row.aliases ? [row.aliases] : [],
      profile: [row.profile ?? ''],
      ...present({ isin: row.isin, wkn: row.wkn || wknOfIsin(row.isin ?? ''), country: row.country, factor: row.factor }),
      ...(row.beta ? { beta: Number(row.beta) } : {}),
      ...(row.computedFrom ? { computedFrom: row.computedFrom } : {}),
      ...(row.gain ? { gain: Number(row.gain) } : {}),
    };
  });
  const values = valuesOf([...own, ...world]);
  return [
    ...own,
    ...world.map(({ factor, computedFrom: from, ...row }) => ({
      ...row,
      ...present({
        factor: factor && values.get(factor),
        computedFrom: from && (values.get(from) ?? ownEntityValue(`interest/${from}`)),
      }),
    })),
  ];
}

function valuesOf(indices: readonly Pick<IndexRow, 'key' | 'value'>[]): ReadonlyMap<string, string> {
  return new Map([...indices.map(({ key, value }) => [key, value] as const), ...PRICES]);
}

function entryOf(row: IndexRow): Entry {
  const urlName = `${row.url ?? urlNameOf(row.name)}-Index`;
  const { value: entityValue } = row;
  const inPoints = { entityValue, currency: row.currency, unitType: 'PKT', tickSize: 0.01 } as const;
  return {
    instrument: {
      entityType: 'INDEX',
      entityValue,
      name: row.name,
      tinyName: row.name,
      urlName,
      ...present({ isin: row.isin, wkn: row.wkn }),
      symbol: row.symbol,
      displayType: 'Index',
      websitePath: websitePathOf({ entityType: 'INDEX', entityValue, urlName }),
      importance: row.importance,
      aliases: row.aliases,
      details: {
        model: {
          currency: 'PKT',
          level: row.level,
          volatility: row.volatility,
          since: row.since,
          anchors: readAnchors(row.anchors),
          dailyVolume: 0,
          clock: row.clock,
          ...present({ factor: row.factor, beta: row.beta, drift: row.gain, computedFrom: row.computedFrom }),
        },
        profile: row.profile,
        index: {
          nameIndexType: row.type,
          nameContinent: row.continent,
          nameFamily: row.family,
          idFamily: urlNameOf(row.family),
          numberConstituents: row.members,
          ...present({ isoCountry: row.country, nameCountry: row.country === undefined ? undefined : COUNTRIES[row.country] }),
        },
      },
    },
    notations: [
      notationOf({ ...inPoints, venue: row.venue, isDefault: true, idNotation: row.notation }),
      ...row.also.map((venue) => notationOf({ ...inPoints, venue, isDefault: false })),
    ],
  };
}

/** Index levels have the currency of their shares. */
function currencyOf(venue: string): string {
  if (venue === 'NIK') return 'JPY';
  return venue === 'GER' || venue === 'STX' ? 'EUR' : 'USD';
}
