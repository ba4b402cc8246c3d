import articleItems from '../generated/article-items.json' with { type: 'json' };
import references from '../generated/references.json' with { type: 'json' };
import { UNIONS } from '../generated/unions.ts';
import validators from '../generated/validators.cjs';
import versions from '../generated/block-versions.json' with { type: 'json' };
import { operationTable, type OperationTable } from '../operations/table.ts';
import type { BlockVersions } from '../versions/steps.ts';

/** Places of names in the documents of a schema; codegen writes it (`codegen/config/references.ts`). */
export interface ReferencePlaces {
  /** Kind of the named thing (`x-reference`). */
  readonly reference?: string;
  readonly properties?: Readonly<Record<string, ReferencePlaces>>;
  readonly items?: ReferencePlaces;
  /** Values of keys that `properties` does not name. */
  readonly values?: ReferencePlaces;
  /** Places that apply only where the keys of `when` have these values. */
  readonly branches?: readonly { readonly when: Readonly<Record<string, unknown>>; readonly places: ReferencePlaces }[];
  /** Continues at one of the definitions. */
  readonly definition?: string;
}

export interface ReferenceSchema {
  readonly root: ReferencePlaces;
  readonly definitions: Readonly<Record<string, ReferencePlaces>>;
}

/**
 * Schemas for reading and checking documents: the generated validators, the schemas with tagged unions, the places of names, the calls that
 * blocks may name, the migrations of older blocks, and the names of article contents.
 */
export interface Schemas {
  readonly validators: typeof validators;
  readonly unions: Readonly<Record<string, unknown>>;
  readonly references: Readonly<Record<string, ReferenceSchema>>;
  readonly operations: OperationTable;
  readonly versions: BlockVersions;
  /** Names of the contents of articles in the schema of articles, with the block that shows each. */
  readonly articleItems: Readonly<Record<string, string>>;
}

let current: Schemas = {
  validators,
  unions: UNIONS,
  references,
  operations: operationTable,
  versions,
  articleItems,
};

export function schemas(): Schemas {
  return current;
}

/** Replaces the schemas. Documents that were read before keep their results: create a new store afterwards. */
export function replaceSchemas(next: Schemas): void {
  current = next;
}
