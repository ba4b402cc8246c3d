import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble.ts';
import { readDocument } from '../read-document.ts';
import { findingAfter, findingsAfter, swap, type Edit } from '../testing/scratch-config.ts';

const LAYOUT = `parameters:
  headline: { type: text, description: Überschrift }
  count: { type: number, description: Zahl der Artikel, default: 3 }
dataClass: static
rendering: cached
robots: noindex
body:
  top:
    - { type: page-intro, headline: '{headline}' }
  main:
    - { type: article-teasers, headline: 'Mehr zu {headline}', category: ratgeber, count: '{count}' }
`;
const LIST = `parameters:
  category: { type: text, description: Rubrik }
blocks:
  - { type: article-teasers, category: '{category}' }
`;
const PAGE = `layout: probe
with: { headline: Hilfe }
route: /hilfe
title: Hilfe
description: Hilfe und Antworten
`;
const files = (page: string, layout: string = LAYOUT, list: string = LIST): Record<string, Edit> => ({
  'layouts/probe.yaml': layout,
  'block-lists/probe.yaml': list,
  'pages/hilfe.yaml': page,
});

/** Page of these documents alone, as the portal renders it. */
function pageOf(page: string, layout: string = LAYOUT, list: string = LIST): unknown {
  const documents = Object.entries(files(page, layout, list)).map(([file, text]) => ({
    file,
    document: readDocument(file, text as string),
  }));
  return assemble(documents).config.pages[0];
}

const intro = { type: 'page-intro', headline: 'Hilfe' };
const teasers = { type: 'article-teasers', headline: 'Mehr zu Hilfe', category: 'ratgeber', count: 3 };

describe('a page with a layout', () => {
  it('hands on a section as it is written, and refuses what is none', () => {
    const layout = LAYOUT.replace('parameters:\n', 'parameters:\n  shown: { type: section, description: Wann }\n').replace(
      "count: '{count}'",
      "count: '{count}', isEnabled: '{shown}'",
    );
    const given = (value: string): string => PAGE.replace('Hilfe }', `Hilfe, shown: ${value} }`);
    expect(pageOf(given('{ under: /hilfe }'), layout)).toMatchObject({
      body: { main: [{ ...teasers, isEnabled: { under: '/hilfe' } }] },
    });
    expect(findingAfter(files(given('[/hilfe]'), layout))).toMatchObject({ rule: 'wrong-type', path: 'with.shown' });
  });

  it('is what the layout says, with the values of the page, and needs nothing more', () => {
    expect(findingsAfter(files(PAGE))).toEqual([]);
    expect(pageOf(PAGE)).toEqual({
      route: '/hilfe',
      title: 'Hilfe',
      description: 'Hilfe und Antworten',
      dataClass: 'static',
      rendering: 'cached',
      robots: 'noindex',
      body: { top: [intro], main: [teasers] },
    });
  });

  it('goes before its layout: single values and lists replace, sections are joined', () => {
    const page = `${PAGE}robots: index\nbody:\n  main: [{ type: article-content }]\n  aside: [{ type: venue-table }]\n`;
    expect(pageOf(page)).toMatchObject({
      robots: 'index',
      body: { top: [intro], main: [{ type: 'article-content' }], aside: [{ type: 'venue-table' }] },
    });
  });

  it('adds to a list of its layout in front and behind', () => {
    const page = `${PAGE}body:\n  main: { prepend: [{ type: key-facts }], append: [{ use: probe, with: { category: news } }] }\n`;
    const added = { type: 'article-teasers', category: 'news' };
    expect(pageOf(page)).toMatchObject({ body: { main: [{ type: 'key-facts' }, teasers, added] } });
  });

  it('adds to a list that its layout does not have: what is added is all of it, wherever it is wrong', () => {
    expect(pageOf(`${PAGE}body:\n  aside: { append: [{ type: key-facts }] }\n`)).toMatchObject({
      body: { top: [intro], main: [teasers], aside: [{ type: 'key-facts' }] },
    });
    expect(findingAfter(files(`${PAGE}body: { aside: { append: [{ type: key-fact }] } }\n`))).toMatchObject({ suggestion: 'key-facts' });
  });

  it('may stand on a layout that stands on another', () => {
    const documents = {
      ...files(PAGE.replace('layout: probe', 'layout: oben')),
      'layouts/oben.yaml':
        "parameters: { headline: { type: text, description: A } }\nlayout: probe\nwith: { headline: '{headline}', count: 9 }\n",
    };
    expect(findingsAfter(documents)).toEqual([]);
    const read = Object.entries(documents).map(([file, text]) => ({ file, document: readDocument(file, text) }));
    expect(assemble(read).config.pages[0]).toMatchObject({ body: { main: [{ ...teasers, count: 9 }] } });
  });
});

it('tells where each block of a page is written: in the page, its layout or a list of blocks', () => {
  const page = `${PAGE}body:\n  main: { append: [{ type: article-content }, { use: probe, with: { category: news } }] }\n`;
  const documents = Object.entries(files(page)).map(([file, text]) => ({ file, document: readDocument(file, text as string) }));
  const { config, addressOf } = assemble(documents);
  const [first] = config.pages;
  const addresses = [0, 1, 2].map((index) => first && addressOf(first, ['body', 'main', index]));
  expect(addresses).toEqual([
    'layouts/probe.yaml#/body/main/0',
    'pages/hilfe.yaml#/body/main/append/0',
    'block-lists/probe.yaml#/blocks/0',
  ]);
});

describe('a finding leads to what is to blame', () => {
  it('names an unknown layout and list of blocks once, with the one that was meant', () => {
    expect(findingAfter(files(PAGE.replace('layout: probe', 'layout: prob')))).toMatchObject({
      rule: 'unknown-layout',
      file: 'pages/hilfe.yaml',
      line: 1,
      suggestion: 'probe',
    });
    expect(findingAfter(files(`${PAGE}body: { main: { append: [{ use: probee }] } }\n`))).toMatchObject({
      rule: 'unknown-block-list',
      file: 'pages/hilfe.yaml',
      line: 6,
      suggestion: 'probe',
    });
  });

  it.each([
    ['with: { headlin: Hilfe }', 'unknown-parameter', 'with.headlin', 'headline'],
    ['with: { headline: Hilfe, toString: A }', 'unknown-parameter', 'with.toString', undefined],
    ['with: { headline: Hilfe, __proto__: A }', 'unknown-parameter', 'with.__proto__', undefined],
    ['with: { headline: Hilfe, count: "3" }', 'wrong-type', 'with.count', undefined],
    ['with: {}', 'missing-parameter', 'layout', undefined],
    ['with: Hilfe', 'wrong-type', 'with', undefined],
  ])('names a parameter that does not fit, in the page: %s', (given, rule, path, suggestion) => {
    const findings = findingsAfter(files(PAGE.replace('with: { headline: Hilfe }', given)));
    expect(findings[0]?.file).toBe('pages/hilfe.yaml');
    expect(findings.map((finding) => [finding.rule, finding.path, finding.suggestion])).toContainEqual([rule, path, suggestion]);
  });

  it('names a value of the page that does not fit where the layout puts it, and that place', () => {
    const finding = findingAfter(files(PAGE.replace('headline: Hilfe', 'headline: Hilfe, count: 99')));
    expect(finding).toMatchObject({ rule: 'wrong-size', file: 'pages/hilfe.yaml', line: 2, path: 'with.count' });
    expect(finding.seeAlso).toContainEqual({ file: 'layouts/probe.yaml', line: 11 });
  });

  it('names a fault of a layout in the layout, once for all pages', () => {
    const finding = findingAfter({
      ...files(PAGE, LAYOUT.replace('category: ratgeber', 'kategorie: ratgeber, category: ratgeber')),
      'pages/zweite.yaml': PAGE.replace('/hilfe', '/zweite'),
    });
    expect(finding).toMatchObject({ rule: 'unknown-key', file: 'layouts/probe.yaml', line: 11, path: 'body.main[0].kategorie' });
  });

  it('names a fault of a layout that no page uses', () => {
    expect(findingAfter({ 'layouts/allein.yaml': 'body: { main: [{ type: price-char }] }\n' })).toMatchObject({
      rule: 'unknown-block',
      file: 'layouts/allein.yaml',
      suggestion: 'price-chart',
    });
  });

  it('names what only shows on a page in the layout, with the pages', () => {
    const finding = findingAfter({
      ...files(PAGE, `${LAYOUT}  aside:\n    - { type: key-facts }\n`),
      'pages/zweite.yaml': PAGE.replace('/hilfe', '/zweite'),
    });
    expect(finding).toMatchObject({ rule: 'wrong-subject', file: 'layouts/probe.yaml', line: 13 });
    expect(finding.seeAlso).toEqual([
      { file: 'pages/hilfe.yaml', line: 1 },
      { file: 'pages/zweite.yaml', line: 1 },
    ]);
  });

  it.each<[string, string, string]>([
    ['route: /x\n', 'unknown-key', 'route'],
    ['title: "{headlin}"\n', 'unknown-parameter', 'title'],
    ['layout: probe\n', 'circular-use', 'layout'],
  ])('names what a layout cannot hold: %j', (line, rule, path) => {
    const findings = findingsAfter({ 'layouts/probe.yaml': `${LAYOUT}${line}` });
    expect(findings).toContainEqual(expect.objectContaining({ rule, path, file: 'layouts/probe.yaml' }));
  });

  it.each<[string, string]>([
    ['parameters: { a: { type: text, description: A } }\nblocks: []\n', 'unused-parameter'],
    ["parameters: { a: { type: texts, description: A } }\nblocks: [{ type: page-intro, headline: '{a}' }]\n", 'wrong-value'],
    ["parameters: { a: { type: number, description: A, default: x } }\nblocks: [{ type: page-intro, headline: '{a}' }]\n", 'wrong-type'],
    ['blocks:\n  - type: page-intro\n    headline: {a}\n', 'missing-quotes'],
    ['block: []\n', 'unknown-key'],
    ['blocks: [{ use: allein }]\n', 'circular-use'],
    ['# leer\n', 'empty-file'],
    ['- a\n', 'wrong-type'],
  ])('names what a list of blocks cannot hold: %j', (text, rule) => {
    const findings = findingsAfter({ 'block-lists/allein.yaml': text });
    expect(findings.every(({ file }) => file === 'block-lists/allein.yaml')).toBe(true);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  });

  it('names a list that doubles with every list that it uses, once, in the first list that is too long, before anybody makes it', () => {
    const block = '{ type: article-teasers, category: news }';
    const doubling = Array.from({ length: 40 }, (_, index): [string, string] => [
      `block-lists/liste-${index}.yaml`,
      `blocks:\n  - ${index === 0 ? block : `use: liste-${index - 1}`}\n  - ${index === 0 ? block : `use: liste-${index - 1}`}\n`,
    ]);
    const finding = findingAfter({ ...files(`${PAGE}body: { main: { append: [{ use: liste-39 }] } }\n`), ...Object.fromEntries(doubling) });
    expect(finding).toMatchObject({ rule: 'too-many-blocks', file: 'block-lists/liste-7.yaml', line: 2, severity: 'error' });
    expect(finding.message).toContain('256 Bausteine');
  });

  it('says nothing of a page whose layout is broken: the layout says it', () => {
    const broken = swap(/^body:$/m, 'body: [');
    expect(findingsAfter({ 'layouts/instrument.yaml': broken }).every(({ file }) => file === 'layouts/instrument.yaml')).toBe(true);
  });
});
