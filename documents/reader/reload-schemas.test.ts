import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { validatorOf } from './kinds.ts';
import { reloadSchemas } from './reload-schemas.ts';
import { subjectTraits } from './schema-tree.ts';
import { schemas } from './schemas.ts';

const documents = join(import.meta.dirname, '..');
const directory = mkdtempSync(join(tmpdir(), 'parkett-schemas-'));
afterEach(() => {
  reloadSchemas(documents);
  rmSync(directory, { recursive: true });
});

it('takes up a schema that changed while the server runs', () => {
  for (const folder of ['generated', 'operations/generated', 'kinds'])
    cpSync(join(documents, folder), join(directory, folder), { recursive: true });
  const change = (file: string, from: string, to: string): void =>
    writeFileSync(
      join(directory, file),
      readFileSync(join(directory, file), 'utf8').replaceAll(from, () => to),
    );
  change('generated/page.schema.json', 'einen Artikel', 'ein Stück');
  change('operations/generated/table.json', 'findStocks', 'searchShares');
  writeFileSync(join(directory, 'generated/validators.cjs'), 'exports.site = () => true;');
  expect(validatorOf('site')({})).toBe(false);
  reloadSchemas(directory);
  expect(validatorOf('site')({})).toBe(true);
  expect(subjectTraits('article').about).toBe('ein Stück');
  expect(Object.keys(schemas().operations.operations)).toContain('searchShares');
});
