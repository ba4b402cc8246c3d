import { urlNameOf } from '#domain/text/slug.ts';
import { ownEntityValue } from './ids.ts';
import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readYaml } from './read-data.ts';

interface CommodityRow {
  /** Real entityValue, if known. */
  readonly value?: string;
  /** Instrument whose price this one shows in another unit. */
  readonly tracks?: string;
  readonly metal?: boolean;
  readonly name: string;
  readonly symbol: string;
  readonly isin?: string;
  readonly wkn?: string;
  readonly category: string;
  readonly unit: string;
  readonly reference: string;
  readonly currency: string;
  readonly step: number;
  readonly level: number;
  readonly volatility: number;
  readonly factor?: string;
  readonly beta?: number;
  readonly since: string;
  readonly also?: string;
  readonly importance: number;
  readonly aliases: readonly string[];
  readonly anchors: string;
  readonly profile: readonly string[];
}

/** Daily turnover in the currency of the price, per cube of the importance: 4 billion for gold. */
const MONEY = 5_000;

/** Decimals of a step, at least two. */
function decimalsOf(step: number): number {
  let decimals = 2;
  while (Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-9) decimals += 1;
  return decimals;
}

/** Commodities and precious metals from `data/commodities.yaml`. */
export function readCommodities(): Entry[] {
  return readYaml<CommodityRow[]>('commodities.yaml').map((row) => {
    const entityType = row.metal === true ? 'PRECIOUS_METAL' : 'COMMODITY';
    const entityValue = row.value ?? ownEntityValue(`commodity/${row.symbol}`);
    const urlName = urlNameOf(row.name);
    const decimals = decimalsOf(row.step);
    const notation = { entityValue, venue: 'COM', decimals, tickSize: row.step };
    return {
      instrument: {
        entityType,
        entityValue,
        name: row.name,
        tinyName: row.name,
        urlName,
        ...present({ isin: row.isin, wkn: row.wkn }),
        symbol: row.symbol,
        displayType: row.metal === true ? 'Edelmetall' : 'Rohstoff',
        websitePath: websitePathOf({ entityType, entityValue, urlName }),
        importance: row.importance,
        aliases: row.aliases,
        details: {
          model: {
            currency: row.currency,
            level: row.level,
            volatility: row.volatility,
            since: row.since,
            anchors: readAnchors(row.anchors),
            dailyVolume: Math.max(1, Math.round((row.importance ** 3 * MONEY) / row.level)),
            clock: 'AMERICA',
            ...present({ tracks: row.tracks, factor: row.factor, beta: row.beta }),
          },
          profile: row.profile,
          commodity: { nameCategory: row.category, nameQuotationUnit: row.unit, nameProvider: row.reference },
        },
      },
      notations: [
        notationOf({ ...notation, currency: row.currency, isDefault: true }),
        ...(row.also === undefined ? [] : [notationOf({ ...notation, currency: row.also, isDefault: false })]),
      ],
    };
  });
}
