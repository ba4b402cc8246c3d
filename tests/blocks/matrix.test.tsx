import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { blockFolders, loadFixtures, type BlockFixture } from '#blocks/kit/fixtures.ts';
import { renderFixture } from '#blocks/kit/testing.ts';
import { registry } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';

const folders = [...blockFolders()];
const fixtures: readonly (readonly [string, BlockFixture])[] = folders.flatMap(([type]) =>
  loadFixtures(type).map((fixture) => [`${type}: ${fixture.name}`, fixture] as const),
);
const validatorOf = validators as Readonly<Record<string, { (value: unknown): boolean; readonly errors?: unknown }>>;

describe('every block folder', () => {
  it.each(folders)('%s has all its parts', (type, folder) => {
    const missing = ['block.schema.json', 'block.tsx', 'fixtures.yaml', 'block.test.tsx'].filter((file) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
    expect(loadFixtures(type).length).toBeGreaterThan(0);
  });

  it.each(folders)('%s is in the registry with a subject like its schema', (type, folder) => {
    const schema = JSON.parse(readFileSync(join(folder, 'block.schema.json'), 'utf8')) as Record<string, unknown>;
    expect(registry).toHaveProperty(
      [type],
      expect.objectContaining({ type, vocabulary: schema['x-vocabulary'], subject: schema['x-subject'] }),
    );
  });

  it.each(folders)('%s has fixtures with names of their own', (type) => {
    const names = loadFixtures(type).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(folders)('%s keeps the sanitizer out of what the visitor loads', (_type, folder) => {
    const islands = readdirSync(folder).filter((file) => file.endsWith('.client.tsx'));
    for (const file of islands) expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/rich-text|sanitize-html/);
  });
});

/**
 * Returns the declarations in style attributes. Skips custom properties, in which Mantine passes its sizes and which set nothing by
 * themselves.
 */
function stylesIn(html: string): string[] {
  return [...html.matchAll(/\sstyle="([^"]*)"/g)].flatMap(([, text = '']) => text.split(';')).filter((one) => !one.startsWith('--'));
}

describe('every fixture', () => {
  it.each(fixtures)('%s passes the schema of its block', (_name, { block, props }) => {
    const validate = validatorOf[block];
    expect(validate?.(props) === true ? [] : (validate?.errors ?? 'no validator')).toEqual([]);
  });

  it.each(fixtures)('%s is refused with a key that the schema does not know', (_name, { block, props }) => {
    expect(validatorOf[block]?.({ ...props, unbekannterSchluessel: 1 })).toBe(false);
  });

  it.each(fixtures)('%s renders without DOM and without a style of its own', async (_name, fixture) => {
    const html = await withoutDom(() => renderFixture(fixture));
    expect(html).not.toMatch(/<script|\son[a-z]+=|undefined|\[object Object\]|NaN/);
    expect(stylesIn(html)).toEqual([]);
  });
});

describe('every fixture is accessible', () => {
  it('which the check could tell: it finds a picture without text and a link without a name', async () => {
    document.body.innerHTML = '<main><h1>Seite</h1><img src="x.svg"><a href="/"></a></main>';
    const { violations } = await axe.run(document);
    expect(violations.map(({ id }) => id)).toEqual(expect.arrayContaining(['image-alt', 'link-name']));
  });

  afterEach(() => document.body.replaceChildren());

  it.each(fixtures)('%s', async (_name, fixture) => {
    document.documentElement.lang = 'de';
    document.title = fixture.name;
    document.body.innerHTML = landmarksAround(fixture, await renderFixture(fixture));
    const { violations } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});

/** Runs code as on a server, without document and window. */
async function withoutDom<Result>(run: () => Promise<Result>): Promise<Result> {
  const kept = ['window', 'document', 'navigator'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name] of kept) Reflect.deleteProperty(globalThis, name);
  try {
    return await run();
  } finally {
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
}

/**
 * Wraps a block in the landmarks of a page. Shell blocks have their own or are parts of the header; all others are in the main part of a
 * page, below its heading.
 */
function landmarksAround({ block, subject }: BlockFixture, html: string): string {
  const family = blockFolders().get(block)?.split('/').at(-2);
  if (family === 'shell') return `${/<(?:header|footer)\b/.test(html) ? html : `<header>${html}</header>`}<main><h1>Seite</h1></main>`;
  const heading = html.includes('<h1') ? '' : '<h1>Seite</h1>';
  const context = subject?.kind === 'article' && block === 'subheadline' ? '<h2>Abschnitt</h2>' : '';
  return `<main>${heading}${context}${html}</main>`;
}
