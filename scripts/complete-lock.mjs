import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptional } from './lib/lock-file.mjs';
import { root } from './lib/project.mjs';

/** `npm run lock:complete`: adds the packages of other platforms that the registry left out of package-lock.json. */
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptional(lock.packages);
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(`package-lock.json: ${missing.length} Pakete anderer Plattformen ergänzt.`);
