import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFixtures, readDocument } from '#blocks/kit/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import type { PublicCall } from '#client/audience.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const root = join(import.meta.dirname, '../..');
const { config } = loadConfig(join(root, 'tests/fixtures/editorial/config'), {
  content: join(root, 'tests/fixtures/editorial/content'),
});
const articles = readDocument(join(root, 'blocks/fixtures/articles.yaml')) as Readonly<Record<string, object>>;
const validatorOf = validators as unknown as Readonly<Record<string, (value: unknown) => boolean>>;

type Item = Readonly<Record<string, unknown>>;

const nested = (depth: number): unknown => {
  let value: unknown = 'tief';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Hostile values in place of a text, number, list or object. */
const ATTACKS: Readonly<Record<string, unknown>> = {
  'a script': '<script>window.hit=1</script>',
  'a script behind a closed attribute': '"><script>window.hit=1</script><p x="',
  'a handler of a picture': '<img src=x onerror="window.hit=1">',
  'a picture with a script in it': '<svg onload=window.hit=1><script>window.hit=1</script></svg>',
  'a link that runs': '<a href="javascript:window.hit=1" onclick="window.hit=1">klick</a>',
  'an address that runs': 'javascript:window.hit=1',
  'an address that runs behind control characters': '\u0001java\nscript:window.hit=1',
  'a document as an address': 'data:text/html,<script>window.hit=1</script>',
  'a frame of a foreign host': '<iframe src="https://boese.example"></iframe>',
  'an address without scheme': '//boese.example/x.js',
  'an address that names a host and leads to another': 'https://www.openstreetmap.org@boese.example/',
  'a style that hides the page': '<style>*{display:none}</style>',
  'the end of a template': '</template><script>window.hit=1</script>',
  'the end of the page': '</main></body></html><script>window.hit=1</script>',
  'a long text': 'lang '.repeat(2_000),
  'hundreds of open tags': '<b>'.repeat(500),
  nothing: null,
  'a number': -1e308,
  'an object': { toString: 'hit', __html: '<script>window.hit=1</script>' },
  'a list': ['<script>window.hit=1</script>', null, 7],
  'lists in lists': nested(5_000),
  'a name of every object': '__proto__',
  'a reference that leads nowhere': 'gibt-es-nicht/999999999',
};

const KINDS = config.articleBlocks.blocks.map(({ type, items: [item] }) => [item, type] as const);

const PARTS = 9;
/** Documents with every attack in every field of every kind, nine for each attack: texts, figures and embeds mixed. */
const DOCUMENTS = Object.entries(ATTACKS).flatMap(([what, attack]) =>
  Array.from({ length: PARTS }, (_none, part) => {
    const kinds = KINDS.filter((_kind, index) => index % PARTS === part);
    return [what, kinds.map(([item]) => item).join(', '), attack, kinds] as const;
  }),
);

/** Returns the item with one of its fields replaced, for each field of its examples. */
function hostile(item: string, type: string, attack: unknown): Item[] {
  const written = Object.assign({}, ...loadFixtures(type).map(({ props }) => props)) as Item;
  const fields = Object.keys(written).filter((field) => field !== 'type');
  return [...fields.map((field) => ({ ...written, type: item, [field]: attack })), { type: item, unbekannt: attack }];
}

/** Returns a provider that has the article and refuses everything else: blocks must cope with missing data. */
function callWith(contentItems: readonly Item[]): PublicCall {
  return (async (operation: string) => {
    if (operation === 'getArticle') return { ...articles['plainArticle'], contentItems };
    throw Object.assign(new Error(`${operation} is refused`), { status: 404 });
  }) as unknown as PublicCall;
}

async function draw(contentItems: readonly Item[]): Promise<{ readonly status: number; readonly html: string }> {
  const path = '/ratgeber/etf-erklaert';
  const match = matchPage(config, readPath(path));
  if (!match) throw new Error(`${path} is no page.`);
  const context = {
    config,
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 20_000,
    checkProps: (props: { readonly type: string }) => (validatorOf[props.type]?.(props) === true ? undefined : 'refused'),
    call: callWith(contentItems),
  };
  const result = await renderPage({ path, match, query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, context);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere.`);
  return { status: result.status, html: /<main[^]*<\/main>/u.exec(result.html)?.[0] ?? '' };
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'data', 'xlink:href']);
const SAFE = /^(https?:\/\/|mailto:|\/(?!\/)|#)/iu;

/** Returns elements of a page that would run code or load from an unknown host. */
function dangers(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const roots: ParentNode[] = [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)];
  const hosts = new Set(config.consent.externalHosts.map(({ host }) => host));
  return roots.flatMap((part) =>
    [...part.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const told = `<${name}>`;
      if (['script', 'style', 'object', 'embed', 'base', 'link', 'meta'].includes(name) && part === page && name !== 'head') return [told];
      if (name === 'iframe' && (part === page || !hosts.has(URL.parse(element.getAttribute('src') ?? '')?.host ?? ''))) return [told];
      return [...element.attributes].flatMap((attribute) => {
        const isHandler = attribute.name.startsWith('on');
        const isUnsafe = ADDRESSES.has(attribute.name) && attribute.value !== '' && !SAFE.test(attribute.value);
        return isHandler || isUnsafe ? [`${told} ${attribute.name}=${attribute.value.slice(0, 60)}`] : [];
      });
    }),
  );
}

interface Tally {
  readonly documents: number;
  readonly fields: number;
  readonly executed: number;
  readonly lost: number;
}
const tallies = new Map<string, Tally>();

function tally(what: string, { documents, fields, executed, lost }: Tally): void {
  const known = tallies.get(what) ?? { documents: 0, fields: 0, executed: 0, lost: 0 };
  tallies.set(what, {
    documents: known.documents + documents,
    fields: known.fields + fields,
    executed: known.executed + executed,
    lost: known.lost + lost,
  });
}

/** Outcome of each attack, as a table for readers of the reports. */
afterAll(() => {
  const rows = [...tallies].map(([what, each]) => `| ${what} | ${each.documents} | ${each.fields} | ${each.executed} | ${each.lost} |`);
  const head = ['| attack | documents | fields | executed | crashed |', '| --- | --- | --- | --- | --- |'];
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(join(root, '.reports/hostile-articles.md'), `${[...head, ...rows].join('\n')}\n`);
});

describe('hostile articles', () => {
  it('are told as dangerous where they are: the check itself can fail', () => {
    const found = (html: string): number => dangers(`<main>${html}</main>`).length;
    expect(
      [
        '<script></script>',
        '<p onclick="x">',
        '<a href="javascript:x">x</a>',
        '<iframe>',
        '<template><iframe src="https://boese.example"></iframe></template>',
      ].map((html) => found(html) > 0),
    ).toEqual([true, true, true, true, true]);
    expect(found('<p>Text <a href="/ratgeber">weiter</a></p>')).toBe(0);
  });

  it.each(DOCUMENTS)('%s in any field of %s runs nothing, and the rest of the article shows', async (what, _kinds, attack, kinds) => {
    const items = kinds.flatMap(([item, type]) => hostile(item, type, attack));
    const { status, html } = await draw(items.flatMap((item, index) => [{ type: 'paragraph', value: `Absatz Nr. ${index}.` }, item]));
    const found = dangers(html);
    tally(what, { documents: 1, fields: items.length, executed: found.length, lost: status === 200 ? 0 : 1 });
    expect(status).toBe(200);
    expect(items.flatMap((_item, index) => (html.includes(`Absatz Nr. ${index}.`) ? [] : [index]))).toEqual([]);
    expect(found).toEqual([]);
  });

  it('are more than two hundred documents', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(200);
  });

  it('may hold what is no content at all', async () => {
    const { status, html } = await draw([null, 7, 'Text', [], {}, { type: 7 }, { type: 'paragraph', value: 'Danach auch.' }] as never);
    expect([status, html.includes('Danach auch.')]).toEqual([200, true]);
  });

  it('may be five megabytes long', async () => {
    const text = 'Ein langer Satz. '.repeat(300_000);
    const { status, html } = await draw([
      { type: 'paragraph', value: `${text}<b>Ende</b>` },
      { type: 'headline', value: '<'.repeat(300_000) },
      { type: 'paragraph', value: 'Danach auch.' },
    ]);
    expect([status, html.length > 5_000_000, html.includes('Danach auch.')]).toEqual([200, true, true]);
  });
});
