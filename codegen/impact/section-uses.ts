import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '#documents/reader/source.ts';
import { isObject } from '../json.ts';
import type { Site, User } from './unit.ts';

const FILE = 'sections.yaml';
/** Schema of instruments in answers. Sections select instruments by its fields. */
const INSTRUMENT = 'Instrument';

/**
 * Sections of the markets as users of the contracts: they select instruments by type and sub type, in any answer that contains them, and
 * determine their address.
 */
export function sectionUses(root: string, schemas: ReadonlyMap<string, ReadonlySet<string>>): User[] {
  const path = join(root, 'config', FILE);
  if (!existsSync(path)) return [];
  const source = readSource(FILE, readFileSync(path, 'utf8'));
  const sections: readonly unknown[] = isObject(source.value) && Array.isArray(source.value['sections']) ? source.value['sections'] : [];
  const sites = sections.flatMap((section, index) =>
    membersOf(section).flatMap((member, place) =>
      ['entityType', 'entitySubTypes'].flatMap((key): Site[] => {
        if (!Object.hasOwn(member, key)) return [];
        const { line } = source.locate(['sections', index, 'instruments', place, key], 'value');
        return [{ file: `config/${FILE}`, line, field: `${INSTRUMENT}.${key.replace(/s$/u, '')}` }];
      }),
    ),
  );
  const receives = [...schemas].flatMap(([operation, carried]) => (carried.has(INSTRUMENT) ? [operation] : [])).toSorted();
  return sites.length === 0 ? [] : [{ name: `config/${FILE}`, family: undefined, calls: [], receives, sites }];
}

function membersOf(section: unknown): readonly Readonly<Record<string, unknown>>[] {
  const members: readonly unknown[] = isObject(section) && Array.isArray(section['instruments']) ? section['instruments'] : [];
  return members.filter(isObject);
}
