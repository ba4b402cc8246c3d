import { wknOfIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { between, roundTo } from '../chance.ts';
import { COUNTRIES } from '../countries.ts';
import { ownEntityValue } from '../ids.ts';
import { indexValueOf } from '../indices.ts';
import { notationOf, present, type Entry } from '../parts.ts';
import { websitePathOf } from '../website-path.ts';
import { readAnchors, readYaml } from '../read-data.ts';
import type { FundDetails } from '../types.ts';
import { readFocuses, type Focus } from './focus.ts';
import { fundProfile } from './profile.ts';

interface EtfRow {
  readonly value?: string;
  readonly notation?: number;
  readonly isin: string;
  readonly wkn?: string;
  readonly symbol: string;
  readonly name: string;
  readonly tiny: string;
  readonly issuer: string;
  /** Company and custodian, if they differ from those of the issuer's other funds. */
  readonly company?: string;
  readonly custodian?: string;
  /** Former names. */
  readonly also?: readonly string[];
  readonly index: string;
  /** Id of the focus in `fund-focuses.yaml`. */
  readonly focus: number;
  /** Ongoing charges in percent. */
  readonly charges: number;
  readonly swap?: boolean;
  /** Key of the index, if it is one of ours. */
  readonly follows?: string;
  readonly factor?: string;
  readonly beta?: number;
  readonly volatility?: number;
  readonly currency: string;
  readonly level: number;
  readonly volume: number;
  /** Assets in millions, in the fund's currency. */
  readonly assets: number;
  readonly since: string;
  readonly distributing?: boolean;
  readonly importance: number;
  readonly anchors?: string;
}

const VENUES = ['GER', 'GAT', 'STU', 'TRO', 'LSX', 'LUSG', 'FRA', 'QUO'];

const ISSUERS: Readonly<Record<string, readonly [id: number, company: string, custodian: string]>> = {
  iShares: [51863, 'BlackRock Asset Management', 'State Street Bank'],
  Xtrackers: [51864, 'DWS Investment S.A.', 'State Street Bank'],
  Deka: [51865, 'Deka Investment GmbH', 'DekaBank'],
  Vanguard: [51866, 'Vanguard Group (Ireland) Limited', 'Brown Brothers Harriman'],
  Amundi: [51867, 'Amundi Luxembourg S.A.', 'CACEIS Bank'],
};

/** Real exchange-traded funds from `data/etfs.yaml`. They trade in euros, whatever the currency of their index. */
export function readEtfs(): Entry[] {
  const focuses = new Map(readFocuses().map((focus) => [focus.id, focus]));
  return readYaml<EtfRow[]>('etfs.yaml').map((row) => entryOf(row, focuses.get(row.focus)));
}

function entryOf(row: EtfRow, focus: Focus | undefined): Entry {
  const { isin, name } = row;
  if (focus === undefined) throw new Error(`data/etfs.yaml: ${name} has a focus that fund-focuses.yaml does not have.`);
  const entityValue = row.value ?? ownEntityValue(isin);
  const urlName = `${urlNameOf(row.tiny)}-ETF`;
  const fund = detailsOf(row, focus);
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
      aliases: [`${row.index} ETF`, ...(row.also ?? [])],
      details: {
        model: {
          currency: row.currency,
          level: row.level,
          volatility: row.volatility ?? 0,
          since: row.since,
          anchors: readAnchors(row.anchors),
          dailyVolume: row.volume * 1_000,
          clock: row.currency === 'EUR' ? 'EUROPE' : 'AMERICA',
          ...present({ tracks: fund.benchmark, factor: row.factor, beta: row.beta }),
          ...(row.follows === undefined ? {} : { drift: roundTo(-row.charges / 100, 0.0001) }),
        },
        profile: fundProfile(fund),
        fund,
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
}

function detailsOf(row: EtfRow, focus: Focus): FundDetails {
  const [idIssuer, company, custodian] = ISSUERS[row.issuer] ?? [0, row.issuer, ''];
  const distributing = row.distributing ?? false;
  const domicile = row.isin.slice(0, 2);
  if (COUNTRIES[domicile] === undefined) throw new Error(`data/etfs.yaml: ${row.name} is set up in an unknown country.`);
  return {
    idIssuer,
    nameIssuer: row.issuer,
    nameCompany: row.company ?? company,
    nameIndex: row.index,
    ...present({ benchmark: row.follows && indexValueOf(row.follows) }),
    distributing,
    distributions: distributing ? 4 : 0,
    yieldPct: focus.yield,
    nameType: focus.type,
    idFocus: focus.id,
    nameFocus: focus.name,
    nameRegion: focus.region,
    universe: focus.universe,
    replication: row.swap === true ? 1 : row.index.startsWith('MSCI') || row.index.startsWith('FTSE') ? 3 : 2,
    ongoingCharges: row.charges,
    managementFee: row.charges,
    custodianFee: roundTo(between(`${row.isin}/custodian`, 0.01, 0.05), 0.01),
    maxInitialFee: 0,
    currency: row.name.includes('USD') ? 'USD' : 'EUR',
    launched: row.since,
    volume: row.assets * 1_000_000,
    riskClass: focus.risk,
    minInvestment: 0,
    minFollowup: 0,
    savingsPlan: true,
    custodianBank: row.custodian ?? custodian,
    domicile,
  };
}
