import { between, chance, pick, roundTo } from '../chance.ts';
import { indexValueOf } from '../indices.ts';
import { readYaml } from '../read-data.ts';
import type { FundDetails } from '../types.ts';
import { earningsDrift, type Benchmark, type FundPlan } from './entry.ts';
import { dayFrom, volumeOf } from './etfs.ts';
import type { Focus, FundHouse } from './focus.ts';

const STYLES: Readonly<Record<string, readonly string[]>> = {
  Aktienfonds: ['', 'Dividende', 'Wachstum', 'Substanz', 'Nachhaltig', 'Konzentriert', 'Select'],
  Rentenfonds: ['', 'Basis', 'Plus', 'Nachhaltig', 'Flexibel'],
  Geldmarktfonds: ['', 'Liquidität', 'Reserve'],
  Mischfonds: ['', 'Stiftung', 'Nachhaltig', 'Generationen', 'Multi Asset'],
  Rohstofffonds: ['', 'ohne Agrar', 'Metalle'],
};

interface ShareClass {
  readonly suffix: string;
  readonly distributing: boolean;
  readonly isInstitutional: boolean;
}

const CLASSES: readonly ShareClass[] = [
  { suffix: 'A', distributing: true, isInstitutional: false },
  { suffix: 'T', distributing: false, isInstitutional: false },
  { suffix: 'I', distributing: false, isInstitutional: true },
];

/** Active funds: each house offers about half of the focuses, in up to two styles and three share classes. */
export function activePlans(
  focuses: readonly Focus[],
  houses: readonly FundHouse[],
  benchmarks: ReadonlyMap<string, Benchmark>,
): FundPlan[] {
  const managers = readYaml<string[]>('fund-managers.yaml');
  return focuses.flatMap((focus) => {
    const benchmark = benchmarks.get(indexValueOf(focus.index));
    if (benchmark === undefined) throw new Error(`data/fund-focuses.yaml: ${focus.name} has no benchmark.`);
    return houses.flatMap((house) =>
      stylesOf(focus, house).flatMap((style) =>
        CLASSES.filter((one) => isOffered(focus, house, style, one)).map((one) =>
          planOf({ focus, house, style, one, benchmark, managers }),
        ),
      ),
    );
  });
}

function stylesOf(focus: Focus, house: FundHouse): string[] {
  const seed = `${house.brand}/${focus.id}/style`;
  if (chance(seed) > (house.etf ? 0.34 : 0.62)) return [];
  const styles = (STYLES[focus.type] ?? ['']).filter((style) => style === '' || !focus.short.includes(style));
  const first = pick(`${seed}/1`, styles);
  const second = pick(`${seed}/2`, styles);
  return chance(`${seed}/two`) < 0.25 && second !== first ? [first, second] : [first];
}

function isOffered(focus: Focus, house: FundHouse, style: string, { suffix, distributing, isInstitutional }: ShareClass): boolean {
  if (distributing && focus.yield < 0.5) return false;
  return chance(`${house.brand}/${focus.id}/${style}/${suffix}`) < (isInstitutional ? 0.45 : 0.85);
}

interface Choice {
  readonly focus: Focus;
  readonly house: FundHouse;
  readonly style: string;
  readonly one: ShareClass;
  readonly benchmark: Benchmark;
  readonly managers: readonly string[];
}

function planOf({ focus, house, style, one, benchmark, managers }: Choice): FundPlan {
  const seed = `${house.brand}/${focus.id}/${style}`;
  const base = [house.brand, focus.short, style].filter(Boolean).join(' ');
  const { ongoingCharges, maxInitialFee } = costsOf(focus, one, seed);
  const yieldPct = roundTo(focus.yield * (style === 'Dividende' ? 1.4 : between(`${seed}/yield`, 0.75, 1.05)), 0.01);
  const { volatility, beta } = movementOf(focus, seed);
  const details: FundDetails = {
    idIssuer: house.id,
    nameIssuer: house.brand,
    nameCompany: house.name,
    nameIndex: benchmark.name,
    benchmark: benchmark.entityValue,
    distributing: one.distributing,
    distributions: one.distributing ? pick(`${seed}/rhythm`, [1, 1, 2, 4]) : 0,
    yieldPct,
    nameType: focus.type,
    idFocus: focus.id,
    nameFocus: focus.name,
    nameRegion: focus.region,
    universe: focus.universe,
    ongoingCharges,
    managementFee: roundTo(ongoingCharges * 0.78, 0.01),
    custodianFee: roundTo(between(`${seed}/custodian`, 0.03, 0.1), 0.01),
    maxInitialFee,
    currency: 'EUR',
    launched: dayFrom(`${seed}/launched/${one.suffix}`, 1994, 2025),
    volume: volumeOf(`${seed}/${one.suffix}`, 8, 2_500),
    riskClass: focus.risk,
    minInvestment: one.isInstitutional ? pick(`${seed}/min`, [50_000, 100_000, 500_000]) : pick(`${seed}/min`, [0, 0, 50, 500, 1_000]),
    minFollowup: one.isInstitutional ? 0 : pick(`${seed}/follow`, [0, 0, 25, 50]),
    savingsPlan: !one.isInstitutional && chance(`${seed}/savings`) < 0.7,
    custodianBank: house.custodian,
    manager: pick(`${seed}/manager`, managers),
    domicile: pick(`${seed}/domicile`, house.domiciles),
  };
  return {
    name: `${base} ${one.suffix}`,
    tinyName: `${base} ${one.suffix}`,
    isEtf: false,
    details,
    benchmark,
    beta,
    noise: volatility,
    drift: (earningsDrift(benchmark, one.distributing, yieldPct) * beta + house.skill - ongoingCharges) / 100,
    hedged: focus.type === 'Rentenfonds' && benchmark.currency !== 'EUR' && chance(`${seed}/hedged`) < 0.5,
  };
}

function costsOf({ type }: Focus, { isInstitutional }: ShareClass, seed: string): { ongoingCharges: number; maxInitialFee: number } {
  const isEquity = type === 'Aktienfonds' || type === 'Rohstofffonds';
  const [low, high] = type === 'Geldmarktfonds' ? [0.1, 0.35] : type === 'Rentenfonds' ? [0.5, 1.1] : isEquity ? [1.2, 2] : [1.1, 1.8];
  const charges = between(`${seed}/charges`, low, high) * (isInstitutional ? 0.55 : 1);
  const fee = type === 'Geldmarktfonds' || isInstitutional ? 0 : pick(`${seed}/fee`, isEquity ? [5, 5, 5.25, 4, 3] : [3, 3, 2.5, 2, 4]);
  return { ongoingCharges: roundTo(charges, 0.01), maxInitialFee: fee };
}

/** Movement of an active fund relative to its benchmark. */
function movementOf({ type, equity }: Focus, seed: string): { volatility: number; beta: number } {
  if (type === 'Geldmarktfonds') return { volatility: 0.0015, beta: 0.9 };
  if (type === 'Rentenfonds') return { volatility: 0.012, beta: roundTo(between(`${seed}/beta`, 0.75, 1.15), 0.01) };
  if (type === 'Mischfonds') return { volatility: 0.025, beta: roundTo(((equity ?? 50) / 100) * between(`${seed}/beta`, 0.9, 1.1), 0.01) };
  return { volatility: roundTo(between(`${seed}/noise`, 0.025, 0.065), 0.001), beta: roundTo(between(`${seed}/beta`, 0.85, 1.12), 0.01) };
}
