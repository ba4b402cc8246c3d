import { notationOf, present, websitePathOf, type Entry } from './parts.ts';
import { readAnchors, readYaml } from './read-data.ts';

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
  readonly aliases: readonly string[];
  readonly anchors: string;
  readonly profile: readonly string[];
}

/** Crypto currencies from `data/crypto.yaml`; their models are in US dollars, the first notation in euros. */
export function readCrypto(): Entry[] {
  return (readYaml('crypto.yaml') as CoinRow[]).map((row) => {
    const { code, name } = row;
    const notation = { entityValue: code, venue: 'CRY', decimals: row.decimals, tickSize: row.step };
    return {
      instrument: {
        entityType: 'CRYPTO',
        entityValue: code,
        name,
        tinyName: name,
        urlName: name,
        ...present({ isin: row.isin, wkn: row.wkn }),
        symbol: code,
        displayType: 'Kryptowährung',
        websitePath: websitePathOf({ entityType: 'CRYPTO', entityValue: code, urlName: name }),
        importance: row.importance,
        aliases: row.aliases,
        details: {
          model: {
            currency: 'USD',
            level: row.level,
            volatility: row.volatility,
            since: row.since,
            anchors: readAnchors(row.anchors),
            dailyVolume: 0,
            clock: 'CRYPTO',
            ...present({ factor: row.factor, beta: row.beta }),
          },
          profile: row.profile,
        },
      },
      notations: [
        notationOf({ ...notation, currency: 'EUR', isDefault: true }),
        notationOf({ ...notation, currency: 'USD', isDefault: false }),
      ],
    };
  });
}
