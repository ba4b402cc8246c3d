import { ROUTES } from '#documents/routes/generated/routes.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { BlockConfig } from '#documents/reader/config.ts';
import { isRecord } from '#documents/reader/path.ts';
import type { ConfigName } from '#documents/reader/single-files.ts';
import type { PageFacts } from './block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { AnyBlock, AnyView } from './registry.ts';
import { formView, type BlockForm, type FormState, type FormView } from './form/form.ts';

/** Example of a block: test case, gallery entry and axe run. */
export interface BlockFixture {
  readonly block: string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly page: PageFacts;
  /** Parts of the configuration that the block's schema names, as on a page. */
  readonly config: Partial<BlockConfig>;
  readonly subject: Subject | undefined;
  /** Answers to the block's queries by key. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly index: number;
  /** State in which the block's form was returned; undefined for its first display. */
  readonly form: FormState | undefined;
  /** State of each form of a block with several forms, by key. */
  readonly forms: Readonly<Record<string, FormState>> | undefined;
}

interface FixtureSource {
  readonly name: string;
  readonly props?: Record<string, unknown>;
  readonly page?: Partial<PageFacts>;
  readonly config?: Partial<BlockConfig>;
  readonly subject?: Subject;
  readonly data?: Record<string, unknown>;
  readonly index?: number;
  readonly form?: FormState;
  readonly forms?: Readonly<Record<string, FormState>>;
}

/** Files that examples are made of. */
interface OwnFiles {
  'page.yaml': Omit<PageFacts, 'routes'>;
  'config.yaml': BlockConfig;
  'fixtures.yaml': readonly FixtureSource[];
  'block.schema.json': { readonly 'x-config'?: readonly ConfigName[] };
}

// The site's bundler leaves `import.meta.dirname` undefined.
const BLOCKS = resolve(fileURLToPath(import.meta.url), '../..');
const EXAMPLES = join(BLOCKS, 'fixtures');
const FAMILIES_WITHOUT_BLOCKS = new Set(['kit', 'fixtures', 'generated']);

/** Folder of every block by its type. */
export function blockFolders(): ReadonlyMap<string, string> {
  const families = readdirSync(BLOCKS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !FAMILIES_WITHOUT_BLOCKS.has(entry.name),
  );
  const folders = families.flatMap(({ name: family }) =>
    readdirSync(join(BLOCKS, family), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => [entry.name, join(BLOCKS, family, entry.name)] as const),
  );
  return new Map(folders.toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * Returns all fixtures of one block.
 * @throws if the block or its `fixtures.yaml` does not exist; the message has the path
 */
export function loadFixtures(type: string): readonly BlockFixture[] {
  const folder = blockFolders().get(type);
  if (folder === undefined) throw new Error(`There is no folder blocks/*/${type}.`);
  const file = join(folder, 'fixtures.yaml');
  if (!existsSync(file)) throw new Error(`${file} is missing: every block needs fixtures.`);
  const page = readOwn(EXAMPLES, 'page.yaml');
  const config = askedOf(folder);
  const sources = readOwn(folder, 'fixtures.yaml');
  return sources.map((source) => ({
    block: type,
    name: source.name,
    props: { type, ...source.props },
    page: { ...page, routes: ROUTES, ...source.page },
    config: { ...config, ...source.config },
    subject: source.subject,
    data: source.data ?? {},
    index: source.index ?? 0,
    form: source.form,
    forms: source.forms,
  }));
}

/** Forms of a fixture's block and their views, as if rendered for a visitor. */
export type FixtureForms = Pick<AnyBlock, 'form' | 'forms'>;
type FixtureView = Omit<BlockFixture, 'form' | 'forms'> & Pick<AnyView, 'form' | 'forms'>;

export function fixtureView(fixture: BlockFixture, { form, forms }: FixtureForms): FixtureView {
  const { form: state, forms: states = {}, ...view } = fixture;
  const shown = (one: BlockForm, how: FormState | undefined): FormView => formView(one, fixture.page, 'beispiel', how);
  return {
    ...view,
    ...(form && { form: shown(form, state) }),
    ...(forms && { forms: Object.fromEntries(Object.entries(forms).map(([key, one]) => [key, shown(one, states[key])])) }),
  };
}

/** Complete configuration of the examples. */
export function fixtureConfig(): BlockConfig {
  return readOwn(EXAMPLES, 'config.yaml');
}

function askedOf(folder: string): Partial<BlockConfig> {
  const { 'x-config': names = [] } = readOwn(folder, 'block.schema.json');
  const config = fixtureConfig();
  return Object.fromEntries(names.map((name) => [name, config[name]]));
}

function readOwn<Name extends keyof OwnFiles>(folder: string, name: Name): OwnFiles[Name] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Tests render every block with its examples and check them
  return readDocument(join(folder, name)) as OwnFiles[Name];
}

/** Reads a YAML file and replaces each `{ $file: path#key }` by the content of that file. */
export function readDocument(file: string): unknown {
  return include(parsed(file), dirname(file));
}

const cache = new Map<string, { readonly changed: number; readonly document: unknown }>();

/** Parses a file. Shared files are included often, so results are cached until the file changes. */
function parsed(file: string): unknown {
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.document;
  const document: unknown = parse(readFileSync(file, 'utf8'), { merge: true });
  cache.set(file, { changed, document });
  return document;
}

/** Keys beside `$file` override those of the included mapping; `null` removes a key. */
function include(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => include(item, folder));
  if (!isRecord(value)) return value;
  const { $file, ...own } = value;
  const overrides = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, include(item, folder)]));
  if (typeof $file !== 'string') return overrides;
  const [path = '', key] = $file.split('#');
  const document = readDocument(resolve(folder, path));
  const included = key === undefined ? document : pick(document, key, $file);
  if (Object.keys(overrides).length === 0) return included;
  return Object.fromEntries(Object.entries({ ...(isRecord(included) ? included : {}), ...overrides }).filter(([, item]) => item !== null));
}

function pick(document: unknown, key: string, reference: string): unknown {
  const keys = isRecord(document) ? Object.keys(document) : [];
  if (isRecord(document) && keys.includes(key)) return document[key];
  throw new Error(`${reference}: there is no key "${key}" at the top of the document. There are: ${keys.join(', ')}.`);
}
