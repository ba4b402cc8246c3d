import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions } from './compare.ts';
import { versionOfFolder, type Version } from './version.ts';

/** Document that consists of one file. */
function version(text: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(folder, 'api.yaml'), text);
  try {
    return versionOfFolder(folder, 'api');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** First lines of a document. */
export const ROOT = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
/** Responses of a call without content. */
export const OK = "responses: { '200': { description: ok } }";
const componentsOf = (schemas: string): string => (schemas === '' ? '' : `components: { schemas: { ${schemas} } }\n`);

/** Document with a call that sends this schema. */
export const sent = (schema: string, schemas = ''): string =>
  `${ROOT}paths:\n  /t: { post: { operationId: t, requestBody: { content: { application/json: { schema: ${schema} } } }, ${OK} } }\n${componentsOf(schemas)}`;
/** Document with a call that gets this schema. */
export const got = (schema: string, schemas = ''): string =>
  `${ROOT}paths:\n  /t: { get: { operationId: t, responses: { '200': { description: ok, content: { application/json: { schema: ${schema} } } } } } }\n${componentsOf(schemas)}`;
/** Document with a call that has this parameter. */
export const asked = (parameter: string): string => `${ROOT}paths:\n  /t: { get: { operationId: t, parameters: [${parameter}], ${OK} } }\n`;
/** Document with a response whose header has this schema. */
export const headed = (schema: string): string =>
  `${ROOT}paths:\n  /t: { get: { operationId: t, responses: { '200': { description: ok, headers: { X-A: { schema: ${schema} } } } } } }\n`;
/** Document with this single call. */
export const called = (operation: string, components = '{}'): string =>
  `${ROOT}paths:\n  /t: { post: { operationId: t, ${operation} } }\ncomponents: ${components}\n`;
/** Document with additional keys at its root. */
export const root = (more: string, path = '/t'): string => `${ROOT}${more}\npaths:\n  ${path}: { get: { operationId: t, ${OK} } }\n`;
/** Findings of a comparison as severity and rule. */
export const found = (before: string, after: string): string[] =>
  compareVersions(version(before), version(after)).map(({ severity, rule }) => `${severity} ${rule}`);
