// npm run test:edits [-- FILTER …]: makes valid edits in a clone of the project and runs the suites there that read shipped documents. Exit
// code 1 if one fails: then a test depends on content that editors may change.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cloneProject } from './clone.ts';
import { VALID_EDITS } from './edits.ts';

/** Suites that read the editors' folders. */
const SUITES = [
  'documents/issuers.test.ts',
  'documents/check.test.ts',
  'tests/blocks/',
  'content/',
  'provider/transport/http/handlers/articles.test.ts',
  'renderer/route.test.ts',
  'renderer/render-page.test.ts',
  'site/server/sitemap.test.ts',
  'site/server/moved-addresses.test.ts',
  'site/pictures/',
  'blocks/shell/',
];

const root = cloneProject();
try {
  for (const { what, make } of VALID_EDITS) {
    make(root);
    console.log(what);
  }
  const asked = process.argv.slice(2);
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  const check = spawnSync(bin('node'), ['documents/check.ts'], { cwd: root, stdio: 'inherit' });
  const suites = asked.length > 0 ? asked : SUITES;
  const run = spawnSync(bin('vitest'), ['run', '--project', 'unit', '--project', 'component', ...suites], { cwd: root, stdio: 'inherit' });
  process.exitCode = check.status === 0 && run.status === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
