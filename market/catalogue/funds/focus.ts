import { indexValueOf } from '../indices.ts';
import { readYaml } from '../read-data.ts';
import type { FundUniverse } from '../types.ts';

/** Investment focus of funds, from `data/fund-focuses.yaml`. */
export interface Focus {
  readonly id: number;
  readonly name: string;
  /** Name of the focus within fund names. */
  readonly short: string;
  readonly type: string;
  readonly region: string;
  /** Key of the benchmark. */
  readonly index: string;
  /** Keys of further indices that ETFs track. */
  readonly etf?: readonly string[];
  /** Percent of equities in mixed funds. */
  readonly equity?: number;
  readonly risk: number;
  /** Earnings a year in percent of the price. */
  readonly yield: number;
  /** Universe of the fund; its `index` is an entityValue. */
  readonly universe: FundUniverse;
}

/** A fictional fund company from `data/fund-houses.yaml`. */
export interface FundHouse {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  readonly etf: boolean;
  readonly domiciles: readonly string[];
  readonly custodian: string;
  readonly skill: number;
}

export function readFocuses(): Focus[] {
  return readYaml<Focus[]>('fund-focuses.yaml').map(({ universe, ...focus }) => ({
    ...focus,
    universe: universe.index === undefined ? universe : { ...universe, index: indexValueOf(universe.index) },
  }));
}

export function readHouses(): FundHouse[] {
  return readYaml<FundHouse[]>('fund-houses.yaml');
}
