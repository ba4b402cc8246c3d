import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';

/**
 * Reads an OpenAPI document, JSON or YAML.
 * @throws Error that says what is wrong with it and what to do.
 */
export function readDocument(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Give the path of an OpenAPI document (YAML or JSON).`);
  const document = parsed(readFileSync(file, 'utf8'));
  const version = isObject(document) ? document['openapi'] : undefined;
  if (!isObject(document) || typeof version !== 'string' || !/^3\.[01]\b/.test(version))
    throw new Error(
      `${relative(process.cwd(), file)}: "openapi" is ${JSON.stringify(version) ?? 'missing'}; 3.0.x and 3.1.x can be read. Convert the document first.`,
    );
  // A document of 3.1 may describe webhooks only.
  return { ...document, paths: document['paths'] ?? {} } as OpenApiDocument;
}

/** JSON is YAML, but a parser of YAML takes a minute for what that of the platform reads in 0.1 s. */
function parsed(text: string): unknown {
  return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: -1, logLevel: 'error' });
}
