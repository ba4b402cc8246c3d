import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageDocument } from '../generated/types.ts';
import type { LoadedConfig } from './assemble.ts';
import { folderSource } from './folder-source.ts';
import { createConfigStore } from './store.ts';
import { applyEdit, scratchConfig, swap, type Edit } from './testing/scratch-config.ts';

describe('the configuration store', () => {
  let directory = '';
  beforeEach(() => {
    directory = scratchConfig();
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('gives the same object while nothing changes', () => {
    const store = createConfigStore(folderSource(directory));
    expect(store.get()).toBe(store.get());
  });

  it('sees a new microsite without code', () => {
    const store = createConfigStore(folderSource(directory));
    expect(store.get().config.issuers).toHaveLength(3);
    const minimal =
      "alias: neu\nname: Neu\ncustomerId: 7001\nidIssuer: 5\nphotoId: logo-neu\nlayout: list\nprofile: Text\ntabs: [{ title: A, alias: a, entityValues: ['20735'] }]\n";
    applyEdit(directory, 'issuers/neu.yaml', minimal);
    const { config, findings } = store.get();
    expect(findings).toEqual([]);
    expect(config.issuers.map(({ alias }) => alias)).toContain('neu');
  });

  it('keeps the last good navigation while its file is faulty and recovers', () => {
    const store = createConfigStore(folderSource(directory));
    const good = store.get().config.navigation;
    applyEdit(directory, 'navigation.yaml', 'groups: [\n');
    expect(store.get().findings).not.toEqual([]);
    expect(store.get().config.navigation).toEqual(good);
    applyEdit(directory, 'navigation.yaml', 'groups: [{ id: a, label: A, path: / }]\n');
    expect(store.get().findings).toEqual([]);
    expect(store.get().config.navigation.groups).toHaveLength(1);
  });

  it('leaves out a faulty microsite, and keeps a page with an unknown block', () => {
    applyEdit(directory, 'issuers/talmark.yaml', swap('layout: finder', 'layout: grid'));
    applyEdit(directory, 'pages/realtime/liste.yaml', swap('type: realtime-list', 'type: realtime-lst'));
    const { config } = createConfigStore(folderSource(directory)).get();
    expect(config.issuers.map(({ alias }) => alias)).toEqual(['erzquell', 'hansekontor']);
    expect(config.pages.map(({ route }) => route)).toContain('/realtime/[alias]');
  });

  it('forgets a page whose file is gone', () => {
    const store = createConfigStore(folderSource(directory));
    store.get();
    applyEdit(directory, 'pages/impressum.yaml', null);
    expect(store.get().config.pages.map(({ route }) => route)).not.toContain('/impressum');
  });

  it('keeps a faulty page as it last was right, with the places of its parts, and forgets it with its file', () => {
    const store = createConfigStore(folderSource(directory));
    const good = pageAt(store.get(), '/impressum');
    applyEdit(directory, 'pages/impressum.yaml', swap('route: /impressum', 'route: [\n'));
    expect(store.get().findings).not.toEqual([]);
    expect(pageAt(store.get(), '/impressum')).toBe(good);
    expect(good && store.get().addressOf(good, ['body', 'main', 1])).toBe('pages/impressum.yaml#/body/main/1');
    expect(store.get().lost).toEqual([]);
    applyEdit(directory, 'pages/impressum.yaml', null);
    expect(pageAt(store.get(), '/impressum')).toBeUndefined();
  });

  it.each<[string, Edit]>([
    ['is no YAML', swap('body:', 'body: [')],
    ['is gone', null],
  ])('keeps the pages of a layout that %s, and follows the others', (_title, edit) => {
    const store = createConfigStore(folderSource(directory));
    const good = pageAt(store.get(), '/devisen');
    applyEdit(directory, 'layouts/marktseite.yaml', edit);
    applyEdit(directory, 'pages/impressum.yaml', swap('title: Impressum', 'title: Wer wir sind'));
    expect(store.get().findings).not.toEqual([]);
    expect(pageAt(store.get(), '/devisen')).toBe(good);
    expect(pageAt(store.get(), '/impressum')?.title).toBe('Wer wir sind');
  });

  it.each<[string, string, string]>([
    ['of its own', 'pages/impressum.yaml', 'pages/impressum.yaml'],
    ['of its layout', 'layouts/probe.yaml', 'pages/probe.yaml'],
    ['of a list of blocks', 'block-lists/probe.yaml', 'pages/probe.yaml'],
  ])('keeps a page as it last was right while a block %s is faulty, and follows it again once that is mended', (_title, faulty, page) => {
    applyEdit(directory, 'layouts/probe.yaml', 'body: { main: [{ type: page-intro, headline: Eins }] }\n');
    applyEdit(directory, 'block-lists/probe.yaml', 'blocks: [{ type: venue-holidays, headline: Zwei }]\n');
    applyEdit(
      directory,
      'pages/probe.yaml',
      'layout: probe\nroute: /probe\ntitle: T\ndescription: D\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { aside: [{ use: probe }] }\n',
    );
    const store = createConfigStore(folderSource(directory));
    const route = page === 'pages/probe.yaml' ? '/probe' : '/impressum';
    expect(store.get().findings).toEqual([]);
    const good = pageAt(store.get(), route);
    applyEdit(directory, faulty, swap(/type: (?:page-intro|venue-holidays)/u, 'type: page-intr'));
    expect(store.get().findings.map(({ file }) => file)).toContain(faulty);
    expect(pageAt(store.get(), route)).toBe(good);
    applyEdit(directory, faulty, swap('type: page-intr', faulty.startsWith('block-lists/') ? 'type: venue-holidays' : 'type: page-intro'));
    applyEdit(directory, faulty, (text) => text.replace(/headline: \w+/, 'headline: Neu'));
    expect(pageAt(store.get(), route)).not.toBe(good);
  });

  it('keeps the pages of a list of blocks that is no YAML', () => {
    applyEdit(directory, 'block-lists/probe.yaml', 'blocks: [{ type: page-intro, headline: Zwei }]\n');
    applyEdit(directory, 'pages/impressum.yaml', swap('  main:', '  aside: [{ use: probe }]\n  main:'));
    const store = createConfigStore(folderSource(directory));
    const good = pageAt(store.get(), '/impressum');
    applyEdit(directory, 'block-lists/probe.yaml', 'blocks: [\n');
    expect(pageAt(store.get(), '/impressum')).toBe(good);
    expect(good?.body.aside).toHaveLength(1);
  });

  it('keeps a faulty microsite as it last was right, and a document that must exist without its file', () => {
    const store = createConfigStore(folderSource(directory));
    const { issuers, customers } = store.get().config;
    applyEdit(directory, 'issuers/talmark.yaml', swap('layout: finder', 'layout: grid'));
    applyEdit(directory, 'customers.yaml', null);
    expect(store.get().findings.map(({ file }) => file)).toEqual(expect.arrayContaining(['customers.yaml', 'issuers/talmark.yaml']));
    expect(store.get().config).toMatchObject({ issuers, customers });
  });

  it('tells what a page consists of: itself, its layouts, lists of blocks, and what it names while it is faulty', () => {
    const store = createConfigStore(folderSource(directory));
    const files = (): readonly string[] => {
      const page = pageAt(store.get(), '/devisen');
      return page === undefined ? [] : store.get().filesOf(page);
    };
    expect(files()).toEqual(expect.arrayContaining(['pages/devisen/start.yaml', 'layouts/marktseite.yaml']));
    expect(files()).not.toContain('layouts/artikel.yaml');
    applyEdit(directory, 'pages/devisen/start.yaml', swap('layout: marktseite', 'layout: artikel'));
    expect(files()).toEqual(expect.arrayContaining(['layouts/marktseite.yaml', 'layouts/artikel.yaml']));
  });

  it('tells which documents were never right, with the route that a page would have', () => {
    applyEdit(directory, 'pages/impressum.yaml', swap('title: Impressum', 'title: Impressum: Kontakt'));
    applyEdit(directory, 'pages/neu.yaml', 'titel: Neu\n');
    applyEdit(directory, 'navigation.yaml', 'groups: 1\n');
    expect(createConfigStore(folderSource(directory)).get().lost).toEqual([
      { file: 'navigation.yaml', files: ['navigation.yaml'], route: undefined },
      { file: 'pages/impressum.yaml', files: ['pages/impressum.yaml'], route: '/impressum' },
      { file: 'pages/neu.yaml', files: ['pages/neu.yaml'], route: undefined },
    ]);
  });
});

function pageAt({ config }: LoadedConfig, route: string): PageDocument | undefined {
  return config.pages.find((page) => page.route === route);
}
