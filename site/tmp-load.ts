import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
export function loadConfig(dir: string): any {
  const y = (f: string) => parse(readFileSync(join(dir, f), 'utf8'));
  const issuers = readdirSync(join(dir, 'issuers')).filter((f) => f.endsWith('.yaml')).map((f) => y('issuers/' + f));
  const pages = (readdirSync(join(dir, 'pages'), { recursive: true }) as string[]).filter((f) => f.endsWith('.yaml')).map((f) => y('pages/' + f));
  return { config: { site: y('site.yaml'), navigation: y('navigation.yaml'), footer: y('footer.yaml'), indices: y('indices.yaml'), customers: y('customers.yaml'), articleBlocks: y('article-blocks.yaml'), issuers, pages }, findings: [] };
}
