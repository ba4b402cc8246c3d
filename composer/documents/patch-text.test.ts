import { describe, expect, it } from 'vitest';
import { patchText } from './patch-text.ts';
import type { Operation } from './operation.ts';

const PAGE = `# yaml-language-server: $schema=x
route: /a # Adresse
title: 'Aktien: Kurse'

# Der Körper
body:
  main:
    # zuerst die Einleitung
    - type: page-intro
      headline: "Märkte" # groß
      lead: >-
        Ein Vorspann, der
        umbrochen ist.
    # dann die Liste
    - { type: link-list, links: [a, b] } # kurz
  aside: []
`;

const edit = (...patch: Operation[]): string => patchText(PAGE, patch);

describe('a patch on YAML text', () => {
  it('changes a value in its quotes, with the comment behind it', () => {
    expect(edit({ op: 'replace', path: '/title', value: 'Fonds' })).toBe(PAGE.replace("'Aktien: Kurse'", "'Fonds'"));
    expect(edit({ op: 'replace', path: '/body/main/0/headline', value: 'Börse' })).toBe(PAGE.replace('"Märkte"', '"Börse"'));
    expect(edit({ op: 'replace', path: '/body/main/1/links/1', value: 'c, d' })).toBe(PAGE.replace('[a, b]', "[a, 'c, d']"));
  });
  it('folds a long text as its author did', () => {
    expect(edit({ op: 'replace', path: '/body/main/0/lead', value: 'Kurz.' })).toBe(
      PAGE.replace('Ein Vorspann, der\n        umbrochen ist.', 'Kurz.'),
    );
  });
  it('puts a key last and takes it out with its line', () => {
    const added = edit({ op: 'add', path: '/body/main/0/kicker', value: 'Heute: neu' });
    expect(added).toBe(PAGE.replace('umbrochen ist.\n', "umbrochen ist.\n      kicker: 'Heute: neu'\n"));
    expect(patchText(added, [{ op: 'remove', path: '/body/main/0/kicker' }])).toBe(PAGE);
  });
  it('puts a block where it belongs, in front of the comment of the next one', () => {
    expect(edit({ op: 'add', path: '/body/main/1', value: { type: 'chart', ranges: ['M1', 'Y1'] } })).toBe(
      PAGE.replace('    # dann', '    - type: chart\n      ranges: [M1, Y1]\n    # dann'),
    );
    expect(edit({ op: 'add', path: '/body/aside/-', value: { type: 'chart' } })).toBe(
      PAGE.replace('  aside: []', '  aside:\n    - type: chart'),
    );
  });
  it('takes a block out with the comment above it', () => {
    expect(edit({ op: 'remove', path: '/body/main/1' })).toBe(PAGE.replace(/ {4}# dann[^]*# kurz\n/u, ''));
    expect(edit({ op: 'remove', path: '/body/main/0' }, { op: 'remove', path: '/body/main/0' })).toContain('  main: []\n');
  });
  it('moves a block as it is written, comments included', () => {
    expect(edit({ op: 'move', from: '/body/main/1', path: '/body/main/0' })).toBe(
      PAGE.replace('  main:\n', '  main:\n    # dann die Liste\n    - { type: link-list, links: [a, b] } # kurz\n').replace(
        /(umbrochen ist\.\n) {4}# dann[^]*# kurz\n/u,
        '$1',
      ),
    );
  });
  it('changes only what differs of a block that is sent as a whole', () => {
    const value = { type: 'page-intro', headline: 'Märkte', lead: 'Neu.' };
    expect(edit({ op: 'replace', path: '/body/main/0', value })).toBe(PAGE.replace('Ein Vorspann, der\n        umbrochen ist.', 'Neu.'));
  });
  it('renames a key in its place', () => {
    expect(edit({ op: 'move', from: '/body/aside', path: '/body/bottom' })).toBe(PAGE.replace('aside: []', 'bottom: []'));
  });
  it('keeps line ends of Windows', () => {
    const windows = PAGE.replaceAll('\n', '\r\n');
    const patched = patchText(windows, [{ op: 'add', path: '/body/aside/-', value: { type: 'chart', headline: 'Zwei\nZeilen' } }]);
    expect(patched.replaceAll('\r\n', '')).not.toContain('\n');
    expect(patched).toContain('  aside:\r\n    - type: chart\r\n      headline: |-\r\n        Zwei\r\n        Zeilen\r\n');
  });
  it('writes out an alias where one of its places is to differ, and leaves the others', () => {
    const text = 'a: &x { b: 1 }\nc: *x\nd: *x\n';
    expect(patchText(text, [{ op: 'replace', path: '/c/b', value: 2 }])).toBe('a: &x { b: 1 }\nc: { b: 2 }\nd: *x\n');
    expect(patchText(text, [{ op: 'replace', path: '/a/b', value: 2 }])).toBe('a: &x { b: 2 }\nc: { b: 1 }\nd: { b: 1 }\n');
  });
  it.each<Operation>([
    { op: 'replace', path: '/none', value: 1 },
    { op: 'remove', path: '/body/main/7' },
    { op: 'add', path: '/body/main/-1', value: 1 },
    { op: 'add', path: '/__proto__/x', value: 1 },
    { op: 'test', path: '/route', value: '/b' },
  ])('refuses %j', (operation) => {
    expect(() => edit(operation)).toThrow('Patch refused');
  });
});
