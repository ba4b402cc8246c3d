import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

let kept: string | undefined;

/** The built page for data that cannot be reached. Next itself only knows a page for 404 and one for 500. */
export function unavailablePage(): string {
  kept ??= readFileSync(join(projectRoot(), 'site/.next/server/pages/503.html'), 'utf8');
  return kept;
}
