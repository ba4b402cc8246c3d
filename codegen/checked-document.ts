import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { Holding } from '#domain/input/own-json.ts';
import { readSchema } from '#documents/schemas/read-schema.ts';

/**
 * Reads a document of the configuration from which constants are generated; undefined if it does not exist.
 * @throws Error if the document does not match its schema
 */
export function checkedDocument<Shape>(
  root: string,
  { source, schema }: { readonly source: Holding<Shape>; readonly schema: string },
): Shape | undefined {
  if (!existsSync(join(root, source))) return undefined;
  const document: unknown = parse(readFileSync(join(root, source), 'utf8'));
  const validate = new Ajv({ strict: false }).compile<Shape>(readSchema(join(root, schema)));
  if (validate(document)) return document;
  const [fault] = validate.errors ?? [];
  throw new Error(`${source}: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}; \`npm run config:check\` says more.`);
}

/** Generates a constant with its comment. */
export function constant(comment: string, name: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;`;
}
