import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const cached = new Map<number, string>();

/** HTML of a built error page that Next never sends by itself: unreachable data (503) and exceeded limits (429). */
export function statusPage(status: 429 | 503): string {
  let html = cached.get(status);
  if (html === undefined) cached.set(status, (html = readFileSync(join(projectRoot(), `site/.next/server/pages/${status}.html`), 'utf8')));
  return html;
}
