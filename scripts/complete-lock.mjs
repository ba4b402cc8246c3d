import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/command.mjs';
import { missingOptional } from './lib/lock-file.mjs';
import { root } from './lib/project.mjs';

/**
 * `npm run lock:complete`: adds packages of other platforms that the registry omitted from package-lock.json, with checksum and licence if
 * the registry knows them. A registry that serves only this platform does not; then another machine can add them.
 */
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptional(lock.packages);
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
const checksums = await addChecksums(lock.packages);
if (missing.length + checksums.added > 0) writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(`package-lock.json: ${missing.length} Pakete anderer Plattformen und ${checksums.added} Prüfsummen ergänzt.`);
if (checksums.unknown !== undefined)
  console.log(
    `Diese Registry kennt ${checksums.unknown} nicht; wiederhole es an einer, die alle Plattformen führt, damit jedes Paket eine Prüfsumme hat.`,
  );

/** Queries packages one by one. Stops at the first package that the registry does not know. */
async function addChecksums(packages) {
  let added = 0;
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.integrity !== undefined || entry.link === true) continue;
    const id = `${place.split('node_modules/').at(-1)}@${entry.version}`;
    const { code, output } = await run('npm', ['view', id, 'dist.integrity', 'license', '--json']);
    // The output may contain warnings beside the answer.
    const [answer = '{}'] = code === 0 ? (/\{[^]*\}/.exec(output) ?? []) : [];
    const { 'dist.integrity': integrity, license } = JSON.parse(answer);
    if (integrity === undefined) return { added, unknown: id };
    Object.assign(entry, { integrity, license });
    added += 1;
  }
  return { added };
}
