import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesOf, type Addition } from './extend/addition.ts';
import { articleBlock } from './extend/article-block.ts';
import { block } from './extend/block.ts';
import { form } from './extend/form.ts';
import { island } from './extend/island.ts';
import { kind } from './extend/kind.ts';
import { operation } from './extend/operation.ts';
import { page } from './extend/page.ts';
import { pageFile } from './extend/page-file.ts';
import { pageScript } from './extend/page-script.ts';
import { product } from './extend/product.ts';
import { FAVOURITE_PAGE, privateSubject } from './extend/private-subject.ts';
import { startCopy, type RunningCopy } from './extend/running-copy.ts';
import { createScratchCopy, type Printed, type ScratchCopy } from './extend/scratch-copy.ts';
import { subject } from './extend/subject.ts';
import { matchesPattern, readTable } from './extend/table.ts';

const additions: Readonly<Record<string, Addition>> = {
  page,
  block,
  form,
  subject,
  'private subject': privateSubject,
  operation,
  island,
  'kind of configuration': kind,
  product,
  'page script': pageScript,
  'file beside a page': pageFile,
};
/** Maximum number of new files; edits of existing files do not count. */
const MOST: Readonly<Record<string, number>> = {
  page: 1,
  block: 3,
  subject: 3,
  'private subject': 3,
  operation: 3,
  island: 1,
  'kind of configuration': 3,
  product: 0,
  'page script': 1,
  'file beside a page': 1,
};
/** Files that a first attempt omits. */
const forgotten = [
  'blocks/market/term-definition/fixtures.yaml',
  'blocks/market/term-definition/live.client.tsx',
  'provider/transport/http/handlers/glossary.ts',
  'subjects/term/instances.ts',
  'subjects/term/subject.ts',
];

/** Program in the copy that prints the composer's knowledge of the added kind. */
const COMPOSER_TELLS = `import { kindOf } from '#documents/reader/kinds.ts';
import { titleOf } from './composer/app/list/find-documents.ts';
import { NAMES } from './composer/app/pickers/names.ts';
import { isDocument } from './composer/server/files.ts';
import { findSchema } from './composer/server/schemas.ts';

const file = 'trainings.yaml';
const kind = kindOf(file);
const value = { trainings: [{ code: 'einstieg', label: 'Einstieg' }] };
console.log(
  JSON.stringify({
    isListed: isDocument(file),
    title: titleOf({ file, kind, title: file, errors: 0, warnings: 0, changedAt: null, others: [] }),
    choices: NAMES['training'].choices(value, []),
    schema: findSchema(process.cwd(), kind).title,
  }),
);
`;

let copy: ScratchCopy;
let portal: RunningCopy | undefined;
let first: { readonly codegen: Printed; readonly types: Printed };
let second: { readonly codegen: Printed; readonly types: Printed; readonly config: Printed };

beforeAll(async () => {
  copy = createScratchCopy();
  for (const addition of Object.values(additions)) copy.add(addition, forgotten);
  copy.add(articleBlock);
  first = { codegen: await generate(), types: await checkTypes() };
  copy.addRest();
  writeFileSync(join(copy.root, 'config/pages/konto/favorit.yaml'), FAVOURITE_PAGE);
  second = { codegen: await generate(), types: await checkTypes(), config: await copy.run('documents/check.ts') };
}, 300_000);
afterAll(async () => {
  await portal?.stop();
  vi.unstubAllEnvs();
  copy.dispose();
});

const generate = (): Promise<Printed> => copy.run('codegen/main.ts');
const checkTypes = (): Promise<Printed> =>
  copy.run(resolve('node_modules/ts7/bin/tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', '.types.json');

describe.each(Object.entries(additions))('To add %s', (what, addition) => {
  it('takes the files that the architecture names, at most five', () => {
    const { always, maybe } = readTable().get(what) ?? { always: [], maybe: [] };
    const files = filesOf(addition);
    expect(always.filter((pattern) => !files.some((file) => matchesPattern(file, pattern)))).toEqual([]);
    expect(files.filter((file) => ![...always, ...maybe].some((pattern) => matchesPattern(file, pattern)))).toEqual([]);
    expect(always.length).toBeGreaterThan(0);
    expect(always.length + maybe.length).toBeLessThanOrEqual(5);
    const written = Object.keys(addition.creates).filter((file) => always.some((pattern) => matchesPattern(file, pattern)));
    expect(written.length).toBeLessThanOrEqual(MOST[what] ?? 5);
  });
});

describe('With a file left out', () => {
  it('codegen names what the block lacks', () => {
    expect(first.codegen.isFine).toBe(false);
    expect(first.codegen.text).toContain('blocks/market/term-definition: fixtures.yaml (at least one example) missing');
  });

  it('codegen names what the subject lacks', () => {
    expect(first.codegen.text).toContain('subjects/term/subject.ts: it must have "export interface TermSubject"');
  });

  it('codegen names the call that nobody answers', () => {
    expect(first.codegen.text).toContain("nobody answers listGlossaryTerms; export const listGlossaryTerms: Handler<'listGlossaryTerms'>");
  });

  it.each([
    ['the handlers of the area', /^provider\/transport\/http\/generated\/handlers\.ts.*error.*missing.*listGlossaryTerms/m],
    ['the module of the subject', /^subjects\/generated\/modules\.ts.*error.*\.\.\/term\/subject\.ts/m],
    ['the island', /^blocks\/market\/term-definition\/block\.tsx.*error.*\.\/live\.client\.tsx/m],
  ])('the compiler names %s', (_, message) => {
    expect(first.types.text).toMatch(message);
  });
});

describe('With all added', () => {
  it('codegen, compiler and configuration have nothing to say', () => {
    expect(second.codegen.isFine, second.codegen.text).toBe(true);
    expect(second.types).toEqual({ isFine: true, text: '' });
    expect(second.config.isFine, second.config.text).toBe(true);
  });

  it('a block of articles is in the schema of pieces, in the registry and in the gallery by its folder alone', () => {
    const read = (file: string): string => readFileSync(join(copy.root, file), 'utf8');
    expect(JSON.parse(read('documents/content/article.schema.json'))).toHaveProperty(
      'definitions.margin-note.properties.type.const',
      'margin-note',
    );
    expect(read('blocks/generated/registry.ts')).toContain("'margin-note': defineBlock<props.MarginNoteProps>()");
    expect(read('blocks/generated/fixtures.ts')).toContain("file: 'blocks/article/margin-note/fixtures.yaml'");
    expect(read('config/article-blocks.yaml')).not.toContain('margin-note');
  });

  it('a kind of configuration takes three files, is checked for names that lead nowhere, and has its title in the composer', async () => {
    expect(filesOf(kind)).toHaveLength(3);
    const file = join(copy.root, 'config/trainings.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('after: einstieg', 'after: einsteig').replace('}\n  - { code: optionen', '}\n  - { code: einstieg'));
    const { isFine, text: said } = await copy.run('documents/check.ts');
    writeFileSync(file, text);
    expect(isFine).toBe(false);
    expect(said).toContain('config/trainings.yaml:4:47');
    expect(said).toContain('Die Schulung „einsteig“ gibt es in trainings.yaml nicht.');
    expect(said).toContain('Das Kürzel „einstieg“ gibt es schon in Zeile 3.');
    writeFileSync(join(copy.root, 'told.ts'), COMPOSER_TELLS);
    expect(JSON.parse((await copy.run('told.ts')).text)).toEqual({
      isListed: true,
      title: 'Schulungen',
      choices: [{ value: 'einstieg', label: 'Einstieg (einstieg)' }],
      schema: 'Trainings',
    });
  }, 120_000);

  it('the portal runs: page, subject, block, operation, island and form do what they are for', async () => {
    portal = await startCopy(copy.root, vi.stubEnv);
    const drawn = await portal.draw('/lexikon/kgv');
    expect(drawn).toMatchObject({ kind: 'page', status: 200, failures: [], styles: expect.arrayContaining(['market']) });
    expect(drawn).toHaveProperty('head.title', expect.stringContaining('Kurs-Gewinn-Verhältnis: was es bedeutet'));
    expect(drawn).toHaveProperty('html', expect.stringContaining('<p>Kurs geteilt durch Gewinn je Aktie.</p>'));
    expect(drawn).toHaveProperty('html', expect.stringMatching(/<p>[1-9]\d* Beiträge zum Weiterlesen/));
    expect(await portal.draw('/lexikon/kgb')).toMatchObject({ status: 404 });
    const article = await portal.draw('/ratgeber/randnotiz');
    expect(article).toMatchObject({ kind: 'page', status: 200, failures: [] });
    expect(article).toHaveProperty('html', expect.stringContaining('<aside class="margin-note">Und was am Rand steht.</aside>'));

    expect(drawn).toHaveProperty('html', expect.stringMatching(/<parkett-island name="term-definition\/live".*?Kurzform zeigen/));
    expect(await portal.island('term-definition/live')).toHaveProperty('Island');

    expect(drawn).toHaveProperty('scripts', expect.arrayContaining(['market/term-definition']));
    expect(await portal.script('market/term-definition')).toEqual({
      file: 'blocks/market/term-definition/page.ts',
      when: 'near',
      where: '.term-definition *',
    });
    expect(await portal.file('/wertpapierhandel.txt')).toMatchObject({
      type: 'text/plain; charset=utf-8',
      text: expect.stringMatching(/^Wertpapierhandel.*\nhttps?:\/\/\S+\/wertpapierhandel\n$/),
    });
    expect(await portal.file('/wertpapierhandel/teil.txt')).toBeUndefined();

    expect(await portal.draw('/premium/familie')).toMatchObject({ status: 200, html: expect.stringContaining('12,90\u00A0€') });
    expect((await portal.call('listProducts', {})).list).toContainEqual(
      expect.objectContaining({ name: 'Premium Familie', price: '12.90' }),
    );

    const [plus, basic] = [await portal.logIn('plus'), await portal.logIn('basic')];
    const { entityValue } = await plus.make('createWatchlist', { body: { name: 'Nur meine' } });
    const own = `/favorit/${entityValue}`;
    expect(await plus.draw(own)).toMatchObject({
      status: 200,
      head: { title: expect.stringContaining('Favorit Nur meine'), robots: 'noindex' },
    });
    expect([await basic.draw(own), await portal.draw(own)]).toMatchObject([{ status: 404 }, { status: 404 }]);

    expect(await portal.draw('/lexikon/vorschlag')).toHaveProperty('html', expect.stringContaining('data-form="term-proposal"'));
    expect(await portal.send('/lexikon/vorschlag', { name: 'KG' })).toMatchObject({
      kind: 'refused',
      findings: [{ field: 'name', message: 'Mindestens drei Buchstaben, bitte.' }],
    });
    expect(await portal.send('/lexikon/vorschlag', { name: 'Geldkurs' })).toMatchObject({ kind: 'done', location: '/lexikon/geldkurs' });
  }, 300_000);
});
