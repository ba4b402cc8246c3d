import type { ConfigName } from '#documents/reader/single-files.ts';
import type { Finding } from '../breaking/finding.ts';
import type { Users } from './users.ts';
import type { Placement } from './placements.ts';
import type { Site, User } from './unit.ts';

export interface AffectedBlock {
  readonly type: string;
  readonly family: string;
  readonly operations: readonly string[];
  readonly sites: readonly Site[];
}
/** Route with its affected blocks. */
export interface AffectedRoute {
  readonly file: string;
  readonly route: string;
  readonly blocks: readonly string[];
}
export interface Reached {
  readonly blocks: readonly AffectedBlock[];
  readonly routes: readonly AffectedRoute[];
  /** Affected places outside of blocks. */
  readonly outside: readonly Site[];
}
export interface Impact extends Reached {
  readonly finding: Finding;
}

/** Returns the impact of every breaking or risky change. */
export function impactOf(findings: readonly Finding[], users: Users): Impact[] {
  return findings.filter(({ severity }) => severity !== 'info').map((finding) => ({ finding, ...reachedBy(finding, users) }));
}

/** Code that calls an operation or receives its answer, and the fields that it uses. */
export function usersOf(operation: string, users: Users, schemas: ReadonlySet<string>): Reached {
  const isPart = ({ field }: Site): boolean =>
    field === operation || schemas.has(field.split('.')[0] ?? '') || field.startsWith(`${operation}?`) || field.startsWith(`${operation}:`);
  return collect(users, (user) =>
    user.receives.includes(operation) ? { operations: [operation], sites: user.sites.filter(isPart) } : undefined,
  );
}

/** Blocks that read a part of the configuration, according to their schemas. */
export function readersOf(config: ConfigName, users: Users): Reached {
  return collect(users, (user) => {
    const sites = user.sites.filter(({ field }) => field === `config.${config}`);
    return sites.length === 0 ? undefined : { operations: [], sites };
  });
}

/** Everything that one block calls and reads, and the routes that contain it; undefined if there is no such block. */
export function ofBlock(name: string, users: Users): Reached | undefined {
  const block = users.blocks.find((candidate) => candidate.name === name);
  return (
    block && { ...collect(users, (user) => (user === block ? { operations: user.receives, sites: user.sites } : undefined)), outside: [] }
  );
}

function reachedBy({ position, operations, fields }: Finding, users: Users): Reached {
  return collect(users, (user) => {
    const used = (position === 'request' ? user.calls : user.receives).filter((operation) => operations.includes(operation));
    const sites = user.sites.filter(({ field }) => (fields.length === 0 ? used : fields).includes(field));
    return used.length === 0 || (fields.length > 0 && sites.length === 0) ? undefined : { operations: used, sites };
  });
}

type Use = Pick<AffectedBlock, 'operations' | 'sites'>;

function collect(users: Users, useOf: (user: User) => Use | undefined): Reached {
  const blocks = users.blocks.flatMap((block): AffectedBlock[] => {
    const use = useOf(block);
    return use === undefined ? [] : [{ type: block.name, family: block.family ?? '', ...use }];
  });
  const types = blocks.map(({ type }) => type);
  return {
    blocks,
    routes: users.placements.flatMap((placement) => affected(placement, types)),
    outside: users.outside.flatMap((user) => useOf(user)?.sites ?? []),
  };
}

function affected({ file, route, blocks }: Placement, types: readonly string[]): AffectedRoute[] {
  const placed = types.filter((type) => blocks.has(type));
  return placed.length === 0 ? [] : [{ file, route, blocks: placed }];
}
