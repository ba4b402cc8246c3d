import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { Holding } from '#domain/input/own-json.ts';
import { readSchema } from '#documents/schemas/read-schema.ts';

/**
 * A document of the configuration that constants are made of; undefined when there is none.
 * @throws Error when it does not have the shape that its schema demands.
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

/** The source of a constant with its comment. */
export function constant(comment: string, name: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;`;
}
