import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocksTask } from './blocks/task.ts';
import { check, describe as sentence } from './check.ts';
import { configTask } from './config/task.ts';
import { contractsTask } from './contracts/task.ts';
import { generate, plan } from './run.ts';
import { createTestTree, writeBlock, type TestTree } from './test-tree.ts';

let tree: TestTree;
beforeEach(() => void (tree = createTestTree()));
afterEach(() => tree.dispose());

const read = (path: string) => readFileSync(join(tree.root, path), 'utf8');

const page = (block: object) => ({
  route: '/a',
  title: 'A',
  description: 'B',
  dataClass: 'static',
  rendering: 'cached',
  robots: 'index',
  body: { main: [block] },
});

async function validator(): Promise<ValidateFunction> {
  writeBlock(tree, 'article', 'sample-text', { 'x-vocabulary': 'article' });
  await generate(tree.root, [configTask]);
  const validators = createRequire(import.meta.url)(join(tree.root, 'documents/generated/validators.cjs')) as { page: ValidateFunction };
  return validators.page;
}

describe('a run of codegen', () => {
  it('writes the same bytes every time, and nothing when nothing changed', async () => {
    const [first, second] = [await plan(tree.root), await plan(tree.root)];
    expect(first.problems).toEqual([]);
    const texts = ({ files }: typeof first) => files.map(({ path, text }) => [path, text]);
    expect(texts(second)).toEqual(texts(first));
    expect((await generate(tree.root)).changed).toHaveLength(first.files.length);
    expect((await generate(tree.root)).changed).toEqual([]);
  });

  it('removes what has no source any more', async () => {
    await generate(tree.root);
    tree.write('blocks/generated/old.ts', '');
    expect((await generate(tree.root)).changed).toEqual(['blocks/generated/old.ts']);
  });

  it.each([
    'documents/schemas/page.base.schema.json',
    'documents/kinds/trainings/trainings.schema.json',
    'subjects/training/subject.schema.json',
  ])('leaves the files of a part alone whose sources are broken, and still does the others: %s', async (file) => {
    await generate(tree.root);
    const before = read('documents/generated/types.ts');
    if (file.startsWith('documents/kinds/')) tree.write('documents/kinds/trainings/kind.ts', '');
    tree.write(file, '{ "type": ');
    writeBlock(tree, 'market', 'another-list');
    const { changed, problems } = await generate(tree.root);
    expect(problems.join()).toContain(file);
    expect(read('documents/generated/types.ts')).toBe(before);
    expect(changed).toContain('blocks/generated/registry.ts');
  });
});

it('names the contract that is not YAML, and both contracts that define the same', async () => {
  tree.write('contracts/http/broken.yaml', 'paths: [');
  expect((await plan(tree.root, [contractsTask])).problems[0]).toContain('contracts/http/broken.yaml');
  tree.write('contracts/http/broken.yaml', 'components: { schemas: { Quote: { type: object } } }');
  expect((await plan(tree.root, [contractsTask])).problems[0]).toContain(
    'components/schemas/Quote is defined in broken.yaml and in common.yaml',
  );
});

describe('the drift check', () => {
  it('names every changed, missing, superfluous and untracked file', async () => {
    execFileSync('git', ['init', '-q'], { cwd: tree.root });
    await generate(tree.root);
    execFileSync('git', ['add', '.'], { cwd: tree.root });
    expect((await check(tree.root)).drift).toEqual([]);

    appendFileSync(join(tree.root, 'client/generated/operations.ts'), '// by hand');
    tree.remove('blocks/generated/props.ts');
    tree.write('provider/generated/extra.json', '{}');
    execFileSync('git', ['rm', '-q', '--cached', 'documents/generated/types.ts'], { cwd: tree.root });
    expect((await check(tree.root)).drift.map(sentence)).toEqual([
      'blocks/generated/props.ts is missing',
      'client/generated/operations.ts differs from its sources',
      'provider/generated/extra.json has no source any more',
      'documents/generated/types.ts is not under version control: git add it',
    ]);
  });
});

describe('the block registry', () => {
  it('ties component, needs and props of a whole block together', async () => {
    tree.write('blocks/market/sample-list/data.ts', '');
    await generate(tree.root, [blocksTask]);
    expect(read('blocks/generated/registry.ts')).toContain("import { needs as sampleListNeeds } from '../market/sample-list/data.ts';");
    expect(read('blocks/generated/registry.ts')).toContain('defineBlock<props.SampleListProps>()');
    expect(read('blocks/generated/registry.ts')).toContain('config: [],');
    expect(read('blocks/generated/props.ts')).toContain('items?: SampleListItem[]');
    expect(read('blocks/generated/styles/market.css')).toContain("@import '../../market/sample-list/block.css'");
    expect(read('blocks/generated/registry.ts')).toContain("styles: 'market',");
  });

  it('names the parts of the configuration that a block asks for', async () => {
    writeBlock(tree, 'market', 'sample-list', { 'x-config': ['navigation', 'site'] });
    await generate(tree.root, [blocksTask]);
    expect(read('blocks/generated/registry.ts')).toContain("config: ['navigation', 'site'],");
  });

  it.each(['block.schema.json', 'block.tsx', 'fixtures.yaml'])('says which block has no %s and leaves it out', async (file) => {
    writeBlock(tree, 'market', 'half-list');
    tree.remove(`blocks/market/half-list/${file}`);
    const { problems } = await generate(tree.root, [blocksTask]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^blocks/market/half-list: ${file.replaceAll('.', '\\.')} .*missing`));
    expect(read('blocks/generated/registry.ts')).not.toContain('half-list');
  });

  it.each([
    ['another tag', { properties: { type: { const: 'other' } } }, '"const": "half-list"'],
    ['no required tag', { required: [] }, '"required"'],
    ['an open object', { additionalProperties: true }, '"additionalProperties": false'],
    ['no vocabulary', { 'x-vocabulary': 'site' }, '"x-vocabulary"'],
    ['a part of the configuration that does not exist', { 'x-config': ['site', 'navigaton'] }, 'there is no "navigaton"'],
    ['an unknown subject', { 'x-subject': 'person' }, '"x-subject"'],
  ])('refuses a schema with %s', async (_, overrides, advice) => {
    writeBlock(tree, 'market', 'half-list', overrides);
    const { problems } = await plan(tree.root, [blocksTask]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(advice);
  });

  it('writes a style sheet per family, one for the texts of articles, and that of the frame for the base', async () => {
    writeBlock(tree, 'article', 'sample-text', { 'x-vocabulary': 'article' });
    writeBlock(tree, 'article', 'sample-teaser');
    writeBlock(tree, 'shell', 'sample-bar', { 'x-vocabulary': 'shell' });
    writeBlock(tree, 'news', 'plain-list');
    tree.remove('blocks/news/plain-list/block.css');
    await generate(tree.root, [blocksTask]);
    const sheets = ['market', 'article', 'article-text', 'shell'].map((name) => read(`blocks/generated/styles/${name}.css`));
    const imported = sheets.map((sheet) => [...sheet.matchAll(/@import '(.*?)'/g)].map(([, file]) => file));
    expect(imported).toEqual([
      ['../../market/sample-list/block.css'],
      ['../../article/sample-teaser/block.css'],
      ['../../article/sample-text/block.css'],
      ['../../shell/sample-bar/block.css'],
    ]);
    expect(
      [...read('blocks/generated/registry.ts').matchAll(/type: '(.*?)'|styles: (.*),/g)].map(([, type, styles]) => type ?? styles),
    ).toEqual([
      'plain-list',
      'undefined',
      'sample-bar',
      'undefined',
      'sample-list',
      "'market'",
      'sample-teaser',
      "'article'",
      'sample-text',
      "'article-text'",
    ]);
  });

  it('names what a block styles that is not its own', async () => {
    writeBlock(tree, 'market', 'other-list');
    tree.write('blocks/market/other-list/block.css', '@layer blocks { .other-list { color: red } .sample-list__row { color: red } }');
    const { problems } = await generate(tree.root, [blocksTask]);
    expect(problems).toEqual([
      expect.stringMatching(/^blocks\/market\/other-list\/block\.css: "\.sample-list__row" is not a class of the block/),
    ]);
  });

  it('refuses one type in two families', async () => {
    writeBlock(tree, 'news', 'sample-list');
    const { problems } = await plan(tree.root, [blocksTask]);
    expect(problems).toEqual([expect.stringContaining('already exists in blocks/market/sample-list')]);
  });
});

describe('the form of a block', () => {
  const formOf = (operation: string) => `export const form = { operation: '${operation}' };`;

  it('ties its definition to the request of its operation, and brings a check of that request alone', async () => {
    tree.write('blocks/market/sample-list/form.ts', formOf('confirmUser'));
    const { changed, problems } = await generate(tree.root, [blocksTask]);
    expect(problems).toEqual([]);
    expect(changed.filter((path) => path.includes('/requests/'))).toEqual([
      'blocks/generated/requests/confirmUser.js',
      'blocks/generated/requests/confirmUser.d.ts',
    ]);
    expect(read('blocks/generated/registry.ts')).toContain('form: sampleListForm');
    const source = read('blocks/generated/requests/confirmUser.js');
    expect(source).not.toMatch(/^import|= require\(/m);
    const { validate } = (await import(/* @vite-ignore */ join(tree.root, 'blocks/generated/requests/confirmUser.js'))) as {
      validate: ValidateFunction;
    };
    expect([validate({ code: '3f9c1b7ad2e84c60' }), validate({ code: 'x', more: 1 })]).toEqual([true, false]);
    expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(['additionalProperties', 'minLength']);
    expect(JSON.stringify(validate.errors)).not.toContain('"x"');
  });

  it('makes the page schema name it', async () => {
    tree.write('blocks/market/sample-list/form.ts', formOf('confirmUser'));
    await generate(tree.root, [configTask]);
    expect(read('documents/generated/page.schema.json')).toContain('"x-form": true');
  });

  it.each([
    ['nothing', 'export const other = 1;', 'blocks/market/sample-list/form.ts: export a form'],
    ['an unknown operation', formOf('unknown'), 'No contract names the operation "unknown"'],
    ['an operation without JSON', formOf('logoutUserByGet'), 'takes no JSON'],
  ])('is refused with %s', async (_, source, fault) => {
    tree.write('blocks/market/sample-list/form.ts', source);
    expect((await plan(tree.root, [blocksTask])).problems).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the page schema', () => {
  it('takes every block of the page vocabulary, with a rule, and the place of an article', async () => {
    const validate = await validator();
    expect(validate(page({ type: 'sample-list', items: [{ name: 'x' }], isEnabled: { loggedIn: true } }))).toBe(true);
    const subject = { kind: 'article', parameter: 'alias' };
    expect(validate({ ...page({ type: 'article-content' }), subject })).toBe(true);
    expect(validate(page({ type: 'article-content' }))).toBe(false);
  });

  it.each([
    ['a misspelt key', { type: 'sample-list', itmes: [] }, { keyword: 'additionalProperties', params: { additionalProperty: 'itmes' } }],
    ['an unknown type', { type: 'sampel-list' }, { keyword: 'discriminator', params: { tagValue: 'sampel-list' } }],
    ['a block of articles', { type: 'sample-text' }, { keyword: 'discriminator', params: { tagValue: 'sample-text' } }],
    ['a fault deep inside', { type: 'sample-list', items: [{}] }, { keyword: 'required', instancePath: '/body/main/0/items/0' }],
  ])('answers %s with one error that carries what a diagnosis needs', async (_, block, expected) => {
    const validate = await validator();
    expect(validate(page(block))).toBe(false);
    expect(validate.errors).toHaveLength(1);
    expect(validate.errors?.[0]).toMatchObject(expected);
    expect(validate.errors?.[0]?.parentSchema).toBeDefined();
  });

  it('offers editors the type of each block as one branch', async () => {
    await validator();
    const schema = JSON.parse(read('documents/generated/page.schema.json')) as { definitions: { block: { oneOf: unknown[] } } };
    expect(schema.definitions.block.oneOf.slice(0, 2)).toEqual([
      { $ref: '#/definitions/article-content' },
      { $ref: '#/definitions/sample-list' },
    ]);
  });
});

describe('a kind of subject', () => {
  const person = {
    'x-about': 'eine Person',
    'x-placeholders': ['person.name'],
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'parameter'],
    properties: { kind: { const: 'person' }, parameter: { $ref: '#/definitions/parameter' } },
  };
  const file = 'subjects/person/subject.schema.json';

  it('is one file of schema: pages may be about it, blocks may need it, and titles may name what it lists', async () => {
    tree.write(file, JSON.stringify(person));
    writeBlock(tree, 'market', 'person-facts', { 'x-subject': 'person' });
    const { problems } = await generate(tree.root, [configTask, blocksTask]);
    expect(problems).toEqual([]);
    expect(read('documents/generated/types.ts')).toContain("readonly person: 'person.name';");
    expect(read('documents/generated/page.schema.json')).toContain('{person.name}');
    expect(read('blocks/generated/registry.ts')).toContain("subject: 'person'");
  });

  it.each([
    ['has another name than its folder', { ...person, properties: { kind: { const: 'people' } } }, '"const": "person"'],
    ['has no German name', { ...person, 'x-about': undefined }, '"x-about"'],
    ['does not say what titles may name', { ...person, 'x-placeholders': undefined }, '"x-placeholders"'],
  ])('is refused when it %s', async (_, schema, advice) => {
    tree.write(file, JSON.stringify(schema));
    const { problems } = await plan(tree.root, [configTask]);
    expect(problems).toEqual([expect.stringContaining(advice)]);
  });
});
