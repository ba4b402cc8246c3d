import { readYaml } from './read-data.ts';

/** Branch of the economy: its numbers, and typical figures of its shares and companies. */
export interface Branch {
  readonly branch: { readonly idBranch: number; readonly name: string };
  readonly sector: { readonly idSector: number; readonly name: string };
  readonly usual: BranchUsual;
}

/** Decimals (0.05 = 5 %), except where a unit is named. */
export interface BranchUsual {
  readonly volatility: number;
  readonly beta: number;
  readonly priceEarnings: number;
  readonly returnOnEquity: number;
  readonly netMargin: number;
  readonly equityRatio: number;
  readonly payout: number;
  readonly growth: number;
  /** In the company's currency; yen companies have a hundred times this amount. */
  readonly revenuePerEmployee: number;
  /** 0: the margin hardly varies, 1: it varies strongly. */
  readonly risk: number;
  /** Ending of a German sentence that begins with „Das Unternehmen …“. */
  readonly activity: string;
}

type Row = [...number[], string];

const branches = readBranches();

/**
 * Returns the branch of this name.
 * @throws Error with the name if `data/branches.yaml` does not have it
 */
export function branchOf(name: string): Branch {
  const branch = branches.get(name);
  if (branch === undefined) throw new Error(`Branch "${name}" is not in data/branches.yaml.`);
  return branch;
}

/** Returns the branch of this name if the catalogue has it; imports may contain others. */
export function findBranch(name: string): Branch | undefined {
  return branches.get(name);
}

function readBranches(): ReadonlyMap<string, Branch> {
  const sectors = Object.entries(readYaml<Record<string, Record<string, Row>>>('branches.yaml'));
  return new Map(
    sectors.flatMap(([sector, rows], idSector) =>
      Object.entries(rows).map(([name, row], index): [string, Branch] => [
        name,
        {
          branch: { idBranch: (idSector + 1) * 100 + index + 1, name },
          sector: { idSector: idSector + 1, name: sector },
          usual: usualOf(row),
        },
      ]),
    ),
  );
}

function usualOf(row: Row): BranchUsual {
  const [volatility = 0, beta = 0, priceEarnings = 0, roe = 0, margin = 0, equity = 0, payout = 0, growth = 0, perHead = 0, risk = 0] =
    row.filter((cell) => typeof cell === 'number');
  return {
    volatility,
    beta,
    priceEarnings,
    returnOnEquity: roe / 100,
    netMargin: margin / 100,
    equityRatio: equity / 100,
    payout: payout / 100,
    growth: growth / 100,
    revenuePerEmployee: perHead * 1000,
    risk,
    activity: String(row.at(-1)),
  };
}
