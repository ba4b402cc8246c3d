import { numberAt } from '#domain/input/at.ts';
import { between, chance, pick, roundTo, hashOfName } from '../chance.ts';
import { indexValueOf } from '../indices.ts';
import type { FundDetails } from '../types.ts';
import { earningsDrift, type Benchmark, type FundPlan } from './entry.ts';
import type { Focus, FundHouse } from './focus.ts';

type Benchmarks = ReadonlyMap<string, Benchmark>;

/** ETFs: every index of every focus from several houses; most in two share classes, some hedged to the euro. */
export function etfPlans(focuses: readonly Focus[], houses: readonly FundHouse[], benchmarks: Benchmarks): FundPlan[] {
  return focuses.flatMap((focus) => {
    if (focus.type === 'Mischfonds') return [];
    return [focus.index, ...(focus.etf ?? [])].flatMap((key) => {
      const benchmark = benchmarks.get(indexValueOf(key));
      if (benchmark === undefined) throw new Error(`data/fund-focuses.yaml: ${focus.name} names the unknown index ${key}.`);
      return houses.filter(({ etf }) => etf).flatMap((house) => classesOf(focus, house, benchmark));
    });
  });
}

function classesOf(focus: Focus, house: FundHouse, benchmark: Benchmark): FundPlan[] {
  const seed = `${house.brand}/${benchmark.entityValue}`;
  if (chance(`${seed}/offered`) < 0.1) return [];
  const classes = [planOf(focus, house, benchmark, 'Acc')];
  if (focus.yield > 0.5 && chance(`${seed}/dist`) < 0.72) classes.push(planOf(focus, house, benchmark, 'Dist'));
  if (benchmark.currency !== 'EUR' && chance(`${seed}/hedged`) < 0.3) classes.push(planOf(focus, house, benchmark, 'EUR Hedged Acc'));
  return classes;
}

function planOf(focus: Focus, house: FundHouse, benchmark: Benchmark, shareClass: string): FundPlan {
  const seed = `${house.brand}/${benchmark.entityValue}`;
  const hedged = shareClass.startsWith('EUR');
  const distributing = shareClass === 'Dist';
  const name = `${house.brand} ${benchmark.name} UCITS ETF ${shareClass}`;
  const ongoingCharges = roundTo(chargesOf(focus, seed) + (hedged ? 0.05 : 0), 0.01);
  const yieldPct = roundTo(focus.yield * between(`${seed}/yield`, 0.85, 1.1), 0.01);
  const launched = dayFrom(`${seed}/launched/${shareClass}`, 2002, 2025);
  const details: FundDetails = {
    idIssuer: house.id,
    nameIssuer: house.brand,
    nameCompany: house.name,
    nameIndex: benchmark.name,
    benchmark: benchmark.entityValue,
    distributing,
    distributions: distributing ? pick(`${seed}/rhythm`, [1, 2, 4]) : 0,
    yieldPct,
    nameType: focus.type,
    idFocus: focus.id,
    nameFocus: focus.name,
    nameRegion: focus.region,
    universe: focus.universe,
    replication: focus.universe.asset === 'COMMODITY' ? 1 : pick(`${seed}/replication`, [2, 2, 2, 3, 3, 1]),
    ongoingCharges,
    managementFee: roundTo(ongoingCharges * 0.8, 0.01),
    custodianFee: roundTo(ongoingCharges * 0.1, 0.01),
    maxInitialFee: 0,
    currency: hedged ? 'EUR' : pick(`${seed}/currency`, ['EUR', benchmark.currency === 'USD' ? 'USD' : 'EUR']),
    launched,
    volume: volumeOf(`${seed}/${shareClass}`, 15, 9_000),
    riskClass: focus.risk,
    minInvestment: 0,
    minFollowup: 0,
    savingsPlan: chance(`${seed}/savings`) < 0.85,
    custodianBank: house.custodian,
    domicile: pick(`${seed}/domicile`, house.domiciles),
  };
  return {
    name,
    tinyName: `${house.brand} ${benchmark.name} ${shareClass}`,
    isEtf: true,
    symbol: symbolOf(name),
    details,
    benchmark,
    beta: 1,
    noise: 0.002,
    drift: (earningsDrift(benchmark, distributing, yieldPct) - ongoingCharges + between(`${seed}/lending`, -0.03, 0.08)) / 100,
    hedged,
  };
}

function chargesOf({ type, region, risk }: Focus, seed: string): number {
  if (type === 'Geldmarktfonds') return between(seed, 0.06, 0.12);
  if (type === 'Rentenfonds') return between(seed, 0.07, 0.25);
  const isBroad = risk <= 5 && ['Deutschland', 'Euroland', 'Europa', 'USA', 'Welt'].includes(region);
  return isBroad ? between(seed, 0.07, 0.3) : between(seed, 0.18, 0.65);
}

/** Random working day between two years. */
export function dayFrom(seed: string, from: number, to: number): string {
  const first = Date.UTC(from, 0, 2);
  const day = new Date(first + Math.floor(chance(seed) * ((Date.UTC(to, 11, 20) - first) / 86_400_000)) * 86_400_000);
  const weekend = numberAt([1, 0, 0, 0, 0, 0, 2], day.getUTCDay());
  return new Date(day.getTime() + weekend * 86_400_000).toISOString().slice(0, 10);
}

/** Random assets in whole units, limits in millions; most funds are small, few are large. */
export function volumeOf(seed: string, from: number, to: number): number {
  const millions = from * (to / from) ** (chance(`${seed}/volume`) ** 1.3);
  return Math.round(millions * 1_000) * 1_000;
}

/** Symbol of four letters and digits, as exchanges assign them to ETFs. */
function symbolOf(name: string): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const number = hashOfName(`symbol/${name}`);
  const letter = (shift: number): string => letters[(number >>> shift) % letters.length] ?? 'X';
  return `${letter(0)}${letter(5)}${(number >>> 10) % 10}${letter(14)}`;
}
