import { notationOf, present, websitePathOf, type Entry } from './parts.ts';
import { readAnchors, readYaml } from './read-data.ts';
import type { PriceModel } from './types.ts';

interface PairRow {
  readonly pair: string;
  readonly notation?: number;
  readonly name: string;
  readonly url: string;
  readonly level?: number;
  readonly volatility?: number;
  readonly base?: string;
  readonly divisor?: string;
  readonly decimals: number;
  readonly importance: number;
  readonly aliases: readonly string[];
  readonly since?: string;
  readonly anchors?: string;
}

/** Currency pairs from `data/currencies.yaml`. */
export function readCurrencies(): Entry[] {
  return (readYaml('currencies.yaml') as PairRow[]).map((row) => {
    const { pair, name } = row;
    const home = pair.slice(3);
    return {
      instrument: {
        entityType: 'CURRENCY',
        entityValue: pair,
        name,
        tinyName: `${pair.slice(0, 3)}/${home}`,
        urlName: row.url,
        symbol: pair,
        displayType: 'Währung',
        websitePath: websitePathOf({ entityType: 'CURRENCY', entityValue: pair, urlName: row.url }),
        importance: row.importance,
        aliases: [`${pair.slice(0, 3)}/${home}`, ...row.aliases],
        details: { model: modelOf(row, home) },
      },
      notations: [
        notationOf({
          entityValue: pair,
          venue: 'FX',
          currency: home,
          isDefault: true,
          idNotation: row.notation,
          decimals: row.decimals,
          tickSize: 10 ** -row.decimals / 10,
        }),
      ],
    };
  });
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
    ...present({ ratio: row.base === undefined || row.divisor === undefined ? undefined : { base: row.base, divisor: row.divisor } }),
  };
}
