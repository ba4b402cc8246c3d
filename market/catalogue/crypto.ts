import { formatNumber } from '#domain/format/number.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readCsv, readYaml } from './read-data.ts';

interface CoinRow {
  readonly code: string;
  readonly name: string;
  readonly isin?: string;
  readonly wkn?: string;
  readonly level: number;
  readonly volatility: number;
  readonly factor?: string;
  readonly beta?: number;
  readonly decimals: number;
  readonly step: number;
  readonly since: string;
  readonly importance: number;
  /** Supply in millions of coins. */
  readonly supply: number;
  readonly max?: number;
  readonly aliases: readonly string[];
  readonly anchors: string;
  readonly profile: readonly string[];
}

/**
 * Crypto currencies from `data/crypto.yaml` and `data/crypto-more.csv`. Their models are in US dollars, their first notation is in euros.
 */
export function readCrypto(): Entry[] {
  return [...readYaml<CoinRow[]>('crypto.yaml'), ...readCsv('crypto-more.csv').map(coinOf)].map(entryOf);
}

/** The price step follows from four significant digits of the price. */
function coinOf(row: Record<string, string>): CoinRow {
  const level = Number(row.level);
  const decimals = Math.max(2, 3 - Math.floor(Math.log10(level)));
  return {
    code: row.code ?? '',
    name: row.name ?? '',
    level,
    volatility: Number(row.volatility),
    factor: 'BTC',
    beta: Number(row.beta),
    decimals,
    step: 1 / 10 ** decimals,
    since: row.since ?? '',
    importance: Number(row.importance),
    supply: Number(row.supply),
    ...(row.max ? { max: Number(row.max) } : {}),
    aliases: [],
    anchors: row.anchors ?? '',
    profile: [`${row.profile ?? ''} ${limitOf(Number(row.max || 0))}`],
  };
}

/** Daily turnover in dollars, per fourth power of the importance: 12 billion for Bitcoin. */
const MONEY = 150;

/** Millions of coins as German text. */
function limitOf(max: number): string {
  if (max === 0) return 'Eine feste Obergrenze der Menge gibt es nicht.';
  const [number, unit] =
    max >= 1_000_000 ? [max / 1_000_000, 'Billionen'] : max >= 1_000 ? [max / 1_000, 'Milliarden'] : [max, 'Millionen'];
  return `Die Menge ist auf rund ${formatNumber(number, { decimals: Number.isInteger(number) ? 0 : 1 })} ${unit} Einheiten begrenzt.`;
}

function entryOf(row: CoinRow): Entry {
  const { code, name } = row;
  const urlName = urlNameOf(name);
  const notation = { entityValue: code, venue: 'CRY', decimals: row.decimals, tickSize: row.step };
  return {
    instrument: {
      entityType: 'CRYPTO',
      entityValue: code,
      name,
      tinyName: name,
      urlName,
      ...present({ isin: row.isin, wkn: row.wkn }),
      symbol: code,
      displayType: 'Kryptowährung',
      websitePath: websitePathOf({ entityType: 'CRYPTO', entityValue: code, urlName }),
      importance: row.importance,
      aliases: row.aliases,
      details: {
        model: {
          currency: 'USD',
          level: row.level,
          volatility: row.volatility,
          since: row.since,
          anchors: readAnchors(row.anchors),
          dailyVolume: Math.max(1, Math.round((row.importance ** 4 * MONEY) / row.level)),
          clock: 'CRYPTO',
          ...present({ factor: row.factor, beta: row.beta }),
        },
        profile: row.profile,
        crypto: {
          circulatingSupply: Math.round(row.supply * 1_000_000),
          ...present({ maxSupply: row.max === undefined ? undefined : Math.round(row.max * 1_000_000) }),
        },
      },
    },
    notations: [
      notationOf({ ...notation, currency: 'EUR', isDefault: true }),
      notationOf({ ...notation, currency: 'USD', isDefault: false }),
    ],
  };
}
