import { chance } from '../chance.ts';
import { COUNTRIES } from '../countries.ts';
import { readCsv } from '../read-data.ts';
import type { BondPlan } from './entry.ts';
import { issueOf, issueVolume } from './terms.ts';

const TENORS = [2, 3, 5, 5, 7, 7, 10, 10, 10, 15, 20, 30];

const TYPES: Readonly<Record<string, string>> = {
  Bundesland: 'Länderanleihe',
  Förderbank: 'Förderbankanleihe',
  Staatenbund: 'Gemeinschaftsanleihe',
};

/** Bonds of states, federal states and public banks from `data/bond-states.csv`: real issuers, simulated bonds. */
export function statePlans(): BondPlan[] {
  return readCsv('bond-states.csv').flatMap((row) => Array.from({ length: Number(row.count) }, (_, index) => planOf(row, index)));
}

function planOf(row: Record<string, string>, index: number): BondPlan {
  const { name = '', short = '', country = '', subtype = '', rating = '', currency = '' } = row;
  const seed = `bond/${name}/${index}`;
  const spread = Number(row.spread);
  const isState = subtype === 'Zentralstaat';
  const isFloating = !isState && currency === 'EUR' && chance(`${seed}/floating`) < 0.08;
  const couponType = isFloating ? 'FLOATING' : chance(`${seed}/zero`) < 0.06 ? 'ZERO' : 'FIXED';
  const issue = issueOf({
    seed,
    currency,
    frequency: isFloating ? 4 : row.frequency === '2' ? 2 : 1,
    spread,
    couponType,
    tenors: TENORS,
    step: isState ? 0.1 : 0.125,
  });
  return {
    short,
    spread,
    beginning: row.beginning || undefined,
    importance: Number(row.importance) + (index % 3),
    details: {
      ...issue,
      nameType: TYPES[subtype] ?? 'Staatsanleihe',
      nominal: Number(row.nominal),
      volume: isState ? issueVolume(seed, 2_000, 30_000) : issueVolume(seed, 500, 6_000),
      seniority: 'vorrangig',
      ratingClass: rating,
      callable: false,
      issuer: {
        name,
        isoCountry: country,
        nameCountry: COUNTRIES[country] ?? country,
        nameType: isState ? 'Staat' : 'Öffentliche Hand',
        nameSubType: subtype,
      },
    },
  };
}
