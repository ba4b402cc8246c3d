import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseOwn, type Holding } from '#domain/input/own-json.ts';
import { UNION_FILES } from '../generated/unions.ts';
import { replaceSchemas, type Schemas } from './schemas.ts';

/**
 * Reloads the schemas from disk, for a server that runs while they change.
 * @param directory folder that holds `generated/` and `kinds/`. Throws when a file is missing or half written.
 */
export function reloadSchemas(directory: string): void {
  const file = join(directory, 'generated/validators.cjs');
  const load = createRequire(file);
  delete load.cache[file];
  replaceSchemas({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Modules of codegen export them all; `require` tells no type
    validators: load(file) as Schemas['validators'],
    unions: Object.fromEntries(Object.entries(UNION_FILES).map(([kind, path]) => [kind, json<unknown>(join(directory, path))])),
    references: json(join(directory, 'generated/references.json')),
    operations: json(join(directory, 'operations/generated/table.json')),
    versions: json(join(directory, 'generated/block-versions.json')),
    articleItems: json(join(directory, 'generated/article-items.json')),
  });
}

/** Reads a file that codegen wrote. */
function json<Shape>(file: Holding<Shape>): Shape {
  return parseOwn<Shape>(readFileSync(file, 'utf8'));
}
