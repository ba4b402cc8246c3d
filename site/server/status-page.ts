import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const kept = new Map<number, string>();

/** A built page that Next itself does not know: for data that cannot be reached, and for visitors who take too much. */
export function statusPage(status: 429 | 503): string {
  let html = kept.get(status);
  if (html === undefined) kept.set(status, (html = readFileSync(join(projectRoot(), `site/.next/server/pages/${status}.html`), 'utf8')));
  return html;
}
