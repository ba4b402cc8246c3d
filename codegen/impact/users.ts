import type { OpenApiDocument } from '../contracts/bundle.ts';
import { operationsOf } from '../breaking/read-operations.ts';
import { readSubjects } from '../config/subjects.ts';
import { readTable } from '../operations/read-table.ts';
import { readAnswerUses } from './answer-uses.ts';
import { clientOf } from './client-of.ts';
import { formUse } from './form-uses.ts';
import { readPlacements, type Placement } from './placements.ts';
import { schemasByOperation } from './reach.ts';
import { sectionUses } from './section-uses.ts';
import { readUsage, type Usage } from './usage.ts';
import type { Site, User } from './unit.ts';

/** Users of the contracts, with their places. */
export interface Users {
  readonly blocks: readonly User[];
  /** Files of subjects, renderer and site that use the contracts, and documents that do. */
  readonly outside: readonly User[];
  readonly placements: readonly Placement[];
}

type Received = Pick<User, 'calls' | 'receives' | 'sites'>;

/** Reads blocks, the code around them and the pages, and matches them with a document of the contracts. */
export async function readUsers(root: string, document: OpenApiDocument): Promise<Users> {
  const { blocks, outside } = readUsage(root, new Set(operationsOf(document).map(({ id }) => id)), await clientOf(document));
  const schemas = schemasByOperation(document);
  // The answer of such a call is the subject of a page. The renderer makes it on behalf of the blocks.
  const subjectCalls = new Map(readSubjects(root).map(({ kind, operation }) => [kind, operation]));
  const received = ({ calls, subjects, sites }: Usage): Received => ({
    calls,
    receives: [...new Set([...calls, ...subjects.flatMap((kind) => subjectCalls.get(kind) ?? [])])].toSorted(),
    sites,
  });
  const named = readAnswerUses(root, readTable(document)).map(({ name, operation, sites }): User => ({
    name,
    family: 'data',
    calls: [operation],
    receives: [operation],
    sites,
  }));
  const written = blocks.map((block) => {
    const form = formUse(root, `blocks/${block.family}/${block.type}`, document);
    const calls = [...new Set([...block.calls, ...form.calls])].toSorted();
    const user = userOf(block.type, block.family, received({ ...block, calls }), schemas);
    return { ...user, sites: [...block.configSites, ...user.sites, ...form.sites] };
  });
  return {
    blocks: [...written, ...named],
    outside: [
      ...outside
        .map((file) => userOf(file.file, undefined, received(withCalls(file, outside)), schemas))
        .filter(({ sites }) => sites.length > 0),
      ...sectionUses(root, schemas),
    ],
    placements: readPlacements(root),
  };
}

/** A file without calls processes answers that other files outside of blocks received. */
function withCalls(usage: Usage, all: readonly Usage[]): Usage {
  if (usage.calls.length + usage.subjects.length > 0) return usage;
  return { ...usage, calls: [...new Set(all.flatMap(({ calls }) => calls))] };
}

/** Restricts fields to those in answers of the user's calls: a shared function may read more than this user passes to it. */
function userOf(
  name: string,
  family: string | undefined,
  { calls, receives, sites }: Received,
  schemas: ReadonlyMap<string, ReadonlySet<string>>,
): User {
  const carried = new Set(receives.flatMap((operation) => [...(schemas.get(operation) ?? [])]));
  const isReached = ({ field }: Site): boolean => {
    if (/^\w+$/.test(field)) return true;
    const [operation] = /^\w+(?=[?:])/.exec(field) ?? [];
    return operation === undefined ? carried.has(field.split('.')[0] ?? '') : receives.includes(operation);
  };
  return { name, family, calls, receives, sites: sites.filter(isReached) };
}
