import { parsePattern, PatternError, type PatternSegment } from '#documents/routes/pattern.ts';
import type { Sections } from '#documents/generated/types.ts';
import { checkedDocument, constant } from '../checked-document.ts';
import { CODE } from '../code-files.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';
import { readNames, type NamedRoute } from './read-names.ts';
import { readUses } from './read-uses.ts';

const pages = 'config/pages/';
const sections = 'config/sections.yaml';
const target = 'documents/routes/generated/';
const sectionsTarget = 'domain/instrument/generated/';

/** Generates types and routes for `pathOf` and the data for the check of pages, from named pages and the code that refers to them. */
export const routesTask: Task = {
  name: 'routes',
  owns: [target, sectionsTarget],
  reads: (path) =>
    path === sections || (path.startsWith(pages) && path.endsWith('.yaml')) || (CODE.test(path) && !path.includes('/generated/')),
  async run(root) {
    const { routes, problems } = readNames(root, pages);
    const uses = readUses(root);
    const unknown = [...uses].flatMap(([name, files]) =>
      routes.some((route) => route.name === name)
        ? []
        : [`${files[0]}: pathOf leads to "${name}", which no page in ${pages} is called (name:)`],
    );
    const files = [
      await formatted(`${sectionsTarget}sections.ts`, sectionsSource(root)),
      await formatted(`${target}routes.ts`, routesSource(routes)),
      await formatted(`${target}uses.ts`, usesSource(routes, uses)),
    ];
    return { files, problems: [...problems, ...unknown] };
  },
};

function sectionsSource(root: string): string {
  const document = checkedDocument<Sections>(root, { source: sections, schema: 'documents/kinds/sections/sections.schema.json' });
  const places = (document?.sections ?? []).map(({ path, instruments }) => ({ path, instruments }));
  return [
    "import type { Section } from '../section.ts';",
    '/** The sections of the portal with what each holds. */',
    `export const SECTIONS: readonly Section[] = ${JSON.stringify(places)};`,
  ].join('\n\n');
}

function routesSource(routes: readonly NamedRoute[]): string {
  return [
    constant(
      'Routes by the names of their pages. A running portal takes them from its configuration (`routesOf`).',
      'ROUTES',
      Object.fromEntries(routes.map(({ name, route }) => [name, route])),
    ),
    '/** Values for the placeholders of each route. */',
    'export interface RouteParameters {',
    ...routes.map(({ name, route }) => `readonly '${name}': ${parametersOf(route)};`),
    '}',
  ].join('\n\n');
}

function usesSource(routes: readonly NamedRoute[], uses: ReadonlyMap<string, readonly string[]>): string {
  const used = routes.flatMap(({ name, file }) => {
    const files = uses.get(name);
    return files === undefined ? [] : [[name, { file, uses: files }] as const];
  });
  return constant(
    'The pages to which code leads by their names: the document of each, and the files that do.',
    'ROUTE_USES',
    Object.fromEntries(used),
  );
}

function parametersOf(route: string): string {
  const parameters = segmentsOf(route).filter(({ kind }) => kind !== 'static');
  if (parameters.length === 0) return 'Readonly<Record<never, never>>';
  return `{ ${parameters.map(({ kind, name }) => `readonly ${name}${kind.startsWith('optional') ? '?: string | undefined' : ': string'}`).join('; ')} }`;
}

function segmentsOf(route: string): readonly PatternSegment[] {
  try {
    return parsePattern(route).segments;
  } catch (error) {
    // The check of the configuration reports invalid patterns.
    if (error instanceof PatternError) return [];
    throw error;
  }
}
