import { urlNameOf } from '#domain/text/slug.ts';
import { COUNTRIES } from './countries.ts';
import { notationOf, present, websitePathOf, type Entry } from './parts.ts';
import { readAnchors, readYaml } from './read-data.ts';
import type { PriceModel } from './types.ts';

interface IndexRow {
  readonly value: string;
  readonly notation?: number;
  readonly symbol: string;
  readonly name: string;
  readonly url?: string;
  readonly isin: string;
  readonly wkn: string;
  readonly venue: string;
  readonly also: readonly string[];
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
}

/** Indices from `data/indices.yaml`. */
export function readIndices(): Entry[] {
  return (readYaml('indices.yaml') as IndexRow[]).map((row) => {
    const urlName = `${row.url ?? urlNameOf(row.name)}-Index`;
    const { value: entityValue, isin } = row;
    const inPoints = { entityValue, currency: currencyOf(row.venue), unitType: 'PKT', tickSize: 0.01 } as const;
    return {
      instrument: {
        entityType: 'INDEX',
        entityValue,
        name: row.name,
        tinyName: row.name,
        urlName,
        isin,
        wkn: row.wkn,
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
            ...present({ factor: row.factor, beta: row.beta }),
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
  });
}

/** Index levels carry the currency of their shares. */
function currencyOf(venue: string): string {
  if (venue === 'NIK') return 'JPY';
  return venue === 'GER' || venue === 'STX' ? 'EUR' : 'USD';
}
