import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderSource } from '#documents/reader/folder-source.ts';
import { createConfigStore, type ConfigStore } from '#documents/reader/store.ts';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { findingsAt } from './page-findings.ts';

let directory = '';
let store: ConfigStore;
beforeEach(() => {
  directory = scratchConfig();
  store = createConfigStore(folderSource(directory));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Files of the findings that a page shows. */
function toldAt(url: string): { readonly own: string[]; readonly elsewhere: string[]; readonly isRenderable: boolean } {
  const { own, elsewhere, isRenderable } = findingsAt(store.get(), url);
  return { own: own.map(({ file }) => file), elsewhere: elsewhere.map(({ file }) => file), isRenderable };
}
const nothing = { own: [], elsewhere: [], isRenderable: true };
const restart = (): void => {
  store = createConfigStore(folderSource(directory));
};

describe('a fault costs its own document', () => {
  beforeEach(() => void store.get());

  it('of a page: only that page tells it, and is still there', () => {
    applyEdit(directory, 'pages/impressum.yaml', swap('description:', 'descripton:'));
    expect(toldAt('/impressum?a=1')).toEqual({ own: ['pages/impressum.yaml'], elsewhere: [], isRenderable: true });
    for (const url of ['/', '/devisen', '/nirgends', '/%zz']) expect(toldAt(url)).toEqual(nothing);
  });

  it('of a layout: all of its pages tell it, and no other', () => {
    applyEdit(directory, 'layouts/marktseite.yaml', swap('body:', 'body: ['));
    expect(new Set(toldAt('/devisen').own)).toEqual(new Set(['layouts/marktseite.yaml']));
    expect(toldAt('/impressum')).toEqual(nothing);
  });

  it('of a block in a layout below a layout: all of its pages tell it, also those that bring blocks of their own', () => {
    applyEdit(directory, 'layouts/einstieg.yaml', swap('type: page-intro', 'type: page-intor'));
    for (const url of ['/devisen', '/aktien', '/news/analysen']) expect([url, toldAt(url).own]).toEqual([url, ['layouts/einstieg.yaml']]);
    expect(toldAt('/impressum')).toEqual(nothing);
  });

  it('of a layout that shows on some of its pages only: those tell it', () => {
    const page = (route: string, subject: string): string =>
      `layout: probe\nroute: ${route}\ntitle: A\ndescription: A\ndataClass: quotes\nrendering: cached\nrobots: noindex\n${subject}`;
    applyEdit(directory, 'layouts/probe.yaml', 'body:\n  main:\n    - { type: key-facts }\n');
    applyEdit(directory, 'pages/ohne.yaml', page('/ohne', ''));
    applyEdit(
      directory,
      'pages/mit.yaml',
      page('/mit/[...snapshot]', 'subject: { kind: instrument, entityTypes: [STOCK], parameter: snapshot }\n'),
    );
    expect(toldAt('/ohne').own).toEqual(['layouts/probe.yaml']);
    expect(toldAt('/mit/SAP-Aktie-DE0007164600').own).toEqual([]);
  });

  it('of a microsite: the pages about microsites tell it', () => {
    applyEdit(directory, 'issuers/talmark.yaml', swap('layout: finder', 'layout: grid'));
    expect(toldAt('/derivate/realpush-liste/talmark').own).toEqual(['issuers/talmark.yaml']);
    expect(toldAt('/devisen')).toEqual(nothing);
  });

  it('of what all pages share: all tell it, also where there is no page', () => {
    applyEdit(directory, 'navigation.yaml', 'groups: [\n');
    for (const url of ['/', '/impressum', '/nirgends'])
      expect(toldAt(url)).toMatchObject({ own: expect.arrayContaining(['navigation.yaml']) as unknown, isRenderable: true });
  });

  it('of a new page: only its address tells it, although another page would take it', () => {
    applyEdit(directory, 'pages/neu.yaml', 'route: /aktien/neu\ntitle: Neu\n');
    expect(toldAt('/aktien/neu')).toMatchObject({ own: expect.arrayContaining(['pages/neu.yaml']) as unknown, isRenderable: false });
    expect(toldAt('/aktien/SAP-Aktie-DE0007164600')).toEqual(nothing);
  });

  it.each([
    ['pages/neu.yaml', 'titel: Neu\n'],
    ['pages/neu.yaml', 'route: ohne-schraegstrich\n'],
    ['pages/neu.yaml', 'route: /impressum\n'],
    ['layouts/neu.yaml', 'body: { main: [{ type: price-char }] }\n'],
  ])('that shows under no address is told on every page: %s with %j', (file, text) => {
    applyEdit(directory, file, text);
    const told = toldAt('/impressum');
    expect(new Set(told.elsewhere)).toEqual(new Set([file]));
    expect(toldAt('/nirgends')).toEqual(told);
    expect(told).toMatchObject({ own: [], isRenderable: true });
  });
});

describe('after a start with a fault', () => {
  it('the page that has it cannot be drawn, the others can', () => {
    applyEdit(directory, 'pages/impressum.yaml', swap('description:', 'descripton:'));
    restart();
    expect(toldAt('/impressum').isRenderable).toBe(false);
    expect(toldAt('/devisen')).toEqual(nothing);
  });

  it('no page can be drawn without what all share', () => {
    applyEdit(directory, 'site.yaml', null);
    restart();
    expect(toldAt('/impressum')).toEqual({ own: ['site.yaml'], elsewhere: [], isRenderable: false });
  });

  it('a page with a faulty block is drawn without it', () => {
    applyEdit(directory, 'pages/realtime/liste.yaml', swap('type: realtime-list', 'type: realtime-lst'));
    restart();
    const { own, isRenderable } = toldAt('/realtime/dax');
    expect([new Set(own), isRenderable]).toEqual([new Set(['pages/realtime/liste.yaml']), true]);
  });
});
