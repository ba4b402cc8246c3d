import { wknOfIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { ownEntityValue } from './ids.ts';
import { notationOf, present, websitePathOf, type Entry } from './parts.ts';
import { readAnchors, readYaml } from './read-data.ts';

interface EtfRow {
  readonly value?: string;
  readonly notation?: number;
  readonly isin: string;
  readonly wkn?: string;
  readonly symbol: string;
  readonly name: string;
  readonly tiny: string;
  readonly issuer: string;
  readonly index: string;
  readonly follows?: string;
  readonly factor?: string;
  readonly beta?: number;
  readonly volatility?: number;
  readonly currency: string;
  readonly level: number;
  readonly volume: number;
  readonly since: string;
  readonly distributing?: boolean;
  readonly importance: number;
  readonly anchors?: string;
}

const VENUES = ['GER', 'GAT', 'STU', 'TRO', 'LSX', 'LUSG', 'FRA', 'QUO'];

/** Exchange-traded funds from `data/etfs.yaml`; they trade in euros whatever their index counts in. */
export function readEtfs(): Entry[] {
  return (readYaml('etfs.yaml') as EtfRow[]).map((row) => {
    const { isin, name } = row;
    const entityValue = row.value ?? ownEntityValue(isin);
    const urlName = `${urlNameOf(row.tiny)}-ETF`;
    return {
      instrument: {
        entityType: 'FUND',
        entitySubType: 'ETF',
        entityValue,
        name,
        tinyName: row.tiny,
        urlName,
        isin,
        ...present({ wkn: row.wkn ?? wknOfIsin(isin) }),
        symbol: row.symbol,
        homeSymbol: row.symbol,
        displayType: 'ETF',
        websitePath: websitePathOf({ entityType: 'FUND', entitySubType: 'ETF', entityValue, isin, urlName }),
        importance: row.importance,
        aliases: [`${row.index} ETF`],
        details: {
          model: {
            currency: row.currency,
            level: row.level,
            volatility: row.volatility ?? 0,
            since: row.since,
            anchors: readAnchors(row.anchors),
            dailyVolume: row.volume * 1_000,
            clock: row.currency === 'EUR' ? 'EUROPE' : 'AMERICA',
            ...present({ tracks: row.follows, factor: row.factor, beta: row.beta }),
          },
          fund: { nameIssuer: row.issuer, nameIndex: row.index, distributing: row.distributing ?? false },
        },
      },
      notations: VENUES.map((venue) =>
        notationOf({
          entityValue,
          venue,
          currency: 'EUR',
          isDefault: venue === 'GER',
          idNotation: venue === 'GER' ? row.notation : undefined,
        }),
      ),
    };
  });
}
