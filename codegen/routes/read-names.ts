import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../json.ts';

/** Page with a name. */
export interface NamedRoute {
  readonly name: string;
  readonly route: string;
  /** Path of its document, from the root of the project. */
  readonly file: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Reads the named pages below a folder, by name. Skips documents that are not YAML; the check of the configuration reports them. */
export function readNames(root: string, folder: string): { readonly routes: readonly NamedRoute[]; readonly problems: readonly string[] } {
  const found = globSync(`${folder}**/*.yaml`, { cwd: root }).flatMap((file) => namedIn(root, file));
  const routes = found.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.file < b.file ? -1 : 1));
  const twice = routes.filter(({ name }, index) => routes[index - 1]?.name === name);
  return {
    routes: routes.filter((route) => !twice.includes(route)),
    problems: twice.map(({ name, file }) => `${file}: another page is called "${name}", too`),
  };
}

function namedIn(root: string, file: string): NamedRoute[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/^name:/mu.test(text)) return [];
  try {
    const page: unknown = parse(text);
    if (!isObject(page)) return [];
    const { name, route } = page;
    return typeof name === 'string' && typeof route === 'string' && NAME.test(name) ? [{ name, route, file }] : [];
  } catch {
    return [];
  }
}
