import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions } from './compare.ts';
import { versionOfFolder, type Version } from './version.ts';

/** A document of one file. */
function version(text: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(folder, 'api.yaml'), text);
  try {
    return versionOfFolder(folder, 'api');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first lines of a document. */
export const ROOT = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
/** Answers of a call that says nothing. */
export const OK = "responses: { '200': { description: ok } }";
const componentsOf = (schemas: string): string => (schemas === '' ? '' : `components: { schemas: { ${schemas} } }\n`);

/** A document whose call sends a schema. */
export const sent = (schema: string, schemas = ''): string =>
  `${ROOT}paths:\n  /t: { post: { operationId: t, requestBody: { content: { application/json: { schema: ${schema} } } }, ${OK} } }\n${componentsOf(schemas)}`;
/** A document whose call gets a schema. */
export const got = (schema: string, schemas = ''): string =>
  `${ROOT}paths:\n  /t: { get: { operationId: t, responses: { '200': { description: ok, content: { application/json: { schema: ${schema} } } } } } }\n${componentsOf(schemas)}`;
/** A document whose call has a parameter. */
export const asked = (parameter: string): string => `${ROOT}paths:\n  /t: { get: { operationId: t, parameters: [${parameter}], ${OK} } }\n`;
/** A document whose answer has a header of a schema. */
export const headed = (schema: string): string =>
  `${ROOT}paths:\n  /t: { get: { operationId: t, responses: { '200': { description: ok, headers: { X-A: { schema: ${schema} } } } } } }\n`;
/** A document of one call with what it says. */
export const called = (operation: string, components = '{}'): string =>
  `${ROOT}paths:\n  /t: { post: { operationId: t, ${operation} } }\ncomponents: ${components}\n`;
/** A document with further keys at its root. */
export const root = (more: string, path = '/t'): string => `${ROOT}${more}\npaths:\n  ${path}: { get: { operationId: t, ${OK} } }\n`;
/** Tells what a comparison finds, as severity and rule. */
export const found = (before: string, after: string): string[] =>
  compareVersions(version(before), version(after)).map(({ severity, rule }) => `${severity} ${rule}`);
