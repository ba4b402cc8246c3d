import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readCsv, readYaml } from './read-data.ts';
import type { PriceModel } from './types.ts';

interface PairRow {
  readonly pair: string;
  readonly notation?: number;
  readonly name: string;
  readonly url: string;
  readonly level?: number;
  readonly volatility?: number;
  /** Pair that this one is pegged to: currencies with a fixed rate to the US dollar follow EUR/USD. */
  readonly peg?: string;
  readonly base?: string;
  readonly divisor?: string;
  readonly decimals: number;
  readonly importance: number;
  readonly aliases: readonly string[];
  readonly since?: string;
  readonly anchors?: string;
}

interface Currency {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly decimals: number;
}

const currencyRows = readCsv('currency-names.csv');
const currencies: ReadonlyMap<string, Currency> = new Map(
  currencyRows.map(({ code = '', name = '', url = '', decimals }) => [code, { code, name, url, decimals: Number(decimals) }]),
);

/**
 * Currency pairs: the handwritten ones of `data/currencies.yaml`, EUR/… and USD/… of every currency of `currency-names.csv`, and the
 * crosses of `currency-pairs.yaml`. Only euro rates have a model; every other pair is the ratio of two of them.
 */
export function readCurrencies(): Entry[] {
  const own = readYaml<PairRow[]>('currencies.yaml');
  const known = new Set(own.map(({ pair }) => pair));
  const euro = currencyRows.filter(({ eur }) => eur).map(euroRow);
  const dollar = Array.from(currencies.keys()).filter((code) => code !== 'EUR' && code !== 'USD');
  const crosses = [...dollar.map((code) => ['USD', code] as const), ...readYaml<[string, string][]>('currency-pairs.yaml')];
  const rows = [...own, ...euro, ...crosses.map(([base, quote]) => crossRow(base, quote)).filter(({ pair }) => !known.has(pair))];
  return rows.map(entryOf);
}

function currencyOf(code: string): Currency {
  const currency = currencies.get(code);
  if (currency === undefined) throw new Error(`data/currency-names.csv has no currency "${code}".`);
  return currency;
}

function euroRow({ code = '', eur, volatility, importance, since = '', anchors = '', peg }: Record<string, string>): PairRow {
  const { name, url, decimals } = currencyOf(code);
  return {
    pair: `EUR${code}`,
    name: `Euro / ${name}`,
    url: `Eurokurs-Euro-${url}`,
    level: Number(eur),
    volatility: Number(volatility),
    decimals,
    importance: Number(importance),
    aliases: [],
    since,
    anchors,
    ...present({ peg }),
  };
}

function crossRow(base: string, quote: string): PairRow {
  const [from, to] = [currencyOf(base), currencyOf(quote)];
  return {
    pair: `${base}${quote}`,
    name: `${from.name} / ${to.name}`,
    url: `Wechselkurs-${from.url}-${to.url}`,
    base: `EUR${quote}`,
    divisor: `EUR${base}`,
    decimals: to.decimals,
    importance: 30,
    aliases: [],
  };
}

function entryOf(row: PairRow): Entry {
  const { pair, name } = row;
  const [base, quote] = [currencyOf(pair.slice(0, 3)), currencyOf(pair.slice(3))];
  return {
    instrument: {
      entityType: 'CURRENCY',
      entityValue: pair,
      name,
      tinyName: `${base.code}/${quote.code}`,
      urlName: row.url,
      symbol: pair,
      displayType: 'Währung',
      websitePath: websitePathOf({ entityType: 'CURRENCY', entityValue: pair, urlName: row.url }),
      importance: row.importance,
      aliases: [`${base.code}/${quote.code}`, ...row.aliases],
      details: {
        model: modelOf(row, quote.code),
        profile: [
          `Der Kurs nennt, wie viele Einheiten der Währung ${quote.name} (${quote.code}) für 1 ${base.code} (${base.name}) gezahlt werden.${
            row.base === undefined ? '' : ' Er ergibt sich aus den Kursen beider Währungen zum Euro.'
          }`,
        ],
        currency: { nameBase: base.name, nameQuote: quote.name },
      },
    },
    notations: [
      notationOf({
        entityValue: pair,
        venue: 'FX',
        currency: quote.code,
        isDefault: true,
        idNotation: row.notation,
        decimals: row.decimals,
        tickSize: 10 ** -row.decimals / 10,
      }),
    ],
  };
}

function modelOf(row: PairRow, currency: string): PriceModel {
  return {
    currency,
    level: row.level ?? 1,
    volatility: row.volatility ?? 0,
    since: row.since ?? '1999-01-04',
    anchors: readAnchors(row.anchors),
    dailyVolume: 0,
    clock: 'CURRENCY',
    ...present({
      factor: row.peg,
      ratio: row.base === undefined || row.divisor === undefined ? undefined : { base: row.base, divisor: row.divisor },
    }),
  };
}

/**
 * Units of a currency per euro at the reference day.
 * @throws Error for a currency without a rate
 */
export function perEuro(code: string): number {
  if (code === 'EUR') return 1;
  const level = (euroRates ??= new Map(
    readCurrencies().map(({ instrument }) => [instrument.entityValue, instrument.details.model?.level]),
  )).get(`EUR${code}`);
  if (level === undefined) throw new Error(`There is no rate EUR/${code}.`);
  return level;
}

let euroRates: Map<string, number | undefined> | undefined;
