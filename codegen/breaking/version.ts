import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCollection, isNode, isPair, isScalar, type Node } from 'yaml';
import { bundleContracts, openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { readContract, type ReadContract } from '../contracts/read-contract.ts';
import { serverOf } from '../contracts/servers.ts';
import { isObject } from '../json.ts';
import { cursorAt } from './cursor.ts';
import type { Location } from './finding.ts';

/** State of the contracts: the bundled document, and the source position of each place. */
export interface Version {
  readonly document: OpenApiDocument;
  /** File, line and column (from 1) of a JSON pointer's last segment. */
  locate(pointer: readonly string[]): Omit<Location, 'version'>;
}

interface Source extends ReadContract {
  readonly file: string;
}

/**
 * Reads the provider's contracts of a folder. Only they have clients outside of this project: the composer's app is built and shipped with
 * its server, so a change of its contract breaks nobody.
 * @param shownAs folder that locations name
 */
export function versionOfFolder(directory: string, shownAs: string = directory): Version {
  const sources = readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name): Source => ({ file: join(shownAs, name), ...readContract(join(directory, name)) }))
    .filter(({ file, data }) => serverOf(data, basename(file)) === 'provider');
  if (sources.length === 0) throw new Error(`In ${directory} liegt kein Vertrag (*.yaml).`);
  const document = bundleContracts(directory, 'provider');
  bringIn(document);
  for (const { data } of sources) {
    handDown(document, openApiOf(data));
    takeOver(document, openApiOf(data));
  }
  return { document, locate: (pointer) => locate(sources, pointer) };
}

/** Replaces references to `components.pathItems` by the paths themselves. */
function bringIn(document: OpenApiDocument): void {
  for (const [path, item] of Object.entries(document.paths)) {
    if (typeof item['$ref'] !== 'string') continue;
    const { $ref: _reference, ...beside } = item;
    document.paths[path] = { ...structuredClone(cursorAt(document, ['paths', path])?.value), ...beside };
  }
}

/** Copies keys of the root that the bundle does not merge; of the language version, the last file's applies. */
function takeOver(document: OpenApiDocument, { openapi = document.openapi, ...data }: Partial<OpenApiDocument>): void {
  const whole: Record<string, unknown> = document;
  document.openapi = openapi;
  for (const [key, value] of Object.entries(data)) {
    const known = whole[key];
    if (known === undefined) whole[key] = value;
    else if (key === 'webhooks' && isObject(known) && isObject(value)) whole[key] = { ...known, ...value };
  }
}

/** Copies settings at the root of a file (servers, security) to each of its paths, because the bundle has one root for several files. */
function handDown(document: OpenApiDocument, { servers, security, paths = {} }: Partial<OpenApiDocument>): void {
  for (const path of Object.keys(paths)) {
    const item = document.paths[path];
    if (item === undefined) continue;
    if (servers !== undefined) item['servers'] ??= servers;
    for (const operation of Object.values(item)) if (security !== undefined && isObject(operation)) operation['security'] ??= security;
  }
}

/**
 * Returns the contracts at a commit, branch or tag.
 * @throws Error if git does not know the reference or it has no contracts
 */
export function versionAtRef(root: string, reference: string): Version {
  const folder = 'contracts/http';
  const names = git(root, reference, ['ls-tree', '--name-only', reference, `${folder}/`])
    .split('\n')
    .filter((name) => name.endsWith('.yaml'));
  if (names.length === 0) throw new Error(`„${reference}“ enthält keine Verträge unter ${folder}/.`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache', 'contracts-'));
  try {
    for (const name of names) writeFileSync(join(copy, basename(name)), git(root, reference, ['show', `${reference}:${name}`]));
    return versionOfFolder(copy, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function git(root: string, reference: string, parameters: readonly string[]): string {
  try {
    return execFileSync('git', [...parameters], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (cause) {
    throw new Error(`git kennt den Stand „${reference}“ nicht. Nennen Sie einen Commit, Zweig oder Tag.`, { cause });
  }
}

/** Locates the last key of the pointer that is actually written in the file. */
function locate(sources: readonly Source[], pointer: readonly string[]): Omit<Location, 'version'> {
  const depth = pointer[0] === 'components' ? 3 : 2;
  const source = sources.find(({ document }) => document.hasIn(pointer.slice(0, depth))) ?? sources[0];
  if (source === undefined) return { file: '', line: 1, column: 1 };
  const { line, col } = source.lines.linePos(offsetOf(source.document.contents, pointer));
  return { file: source.file, line, column: col };
}

function offsetOf(start: Node | null, pointer: readonly string[]): number {
  let node: unknown = start;
  let offset = 0;
  for (const key of pointer) {
    if (!isCollection(node)) break;
    const item: unknown = node.items.find((entry, index) => (isPair(entry) ? keyOf(entry.key) === key : String(index) === key));
    if (item === undefined) break;
    const spot: unknown = isPair(item) ? item.key : item;
    offset = (isNode(spot) ? spot.range?.[0] : undefined) ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}
