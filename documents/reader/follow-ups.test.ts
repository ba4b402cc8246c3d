import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter, swap } from './testing/scratch-config.ts';

const LIST = 'block-lists/derivate-zum-derivat.yaml';

describe('one cause is told once', () => {
  it.each(['parameers', 'Parameters', 'paramters'])('where a layout or list declares its parameters under %s', (key) => {
    for (const file of ['layouts/marktseite.yaml', 'block-lists/ratgeber.yaml'])
      expect(findingAfter({ [file]: swap('parameters:', `${key}:`) })).toMatchObject({
        rule: 'unknown-key',
        file,
        line: 3,
        column: 1,
        suggestion: 'parameters',
      });
  });

  it('where a key is missing that a parameter was to fill', () => {
    expect(findingAfter({ [LIST]: swap(/^ {4}headline: .*\n/mu, '') })).toMatchObject({ rule: 'missing-key', line: 8, column: 5 });
    expect(
      findingsAfter({ [LIST]: swap(/^blocks:/mu, '  other: { type: text, description: Nichts, default: x }\nblocks:') }),
    ).toMatchObject([{ rule: 'unused-parameter' }]);
  });

  it('where what others name is written wrongly', () => {
    expect(findingAfter({ 'ads.yaml': swap('name: middle', 'name: Middle') })).toMatchObject({ rule: 'wrong-value', suggestion: 'middle' });
    expect(findingAfter({ 'issuers/hansekontor.yaml': swap('entityTypeUnderlying: INDEX', 'entityTypeUnderlying: index') })).toMatchObject({
      rule: 'wrong-value',
      suggestion: 'INDEX',
    });
    const both = findingsAfter({
      'ads.yaml': (text) => text.replace('name: middle', 'name: Middle').replace('slot: middle', 'slot: midle'),
    });
    expect(both.map(({ rule }) => rule)).toEqual(['wrong-value', 'unknown-ad-slot']);
  });

  it('where a tab stands before a key', () => {
    const tabbed = (text: string): string => text.replace(/^ +(authors: \[konrad-wiesental, samira-voss\])/mu, '\t$1');
    expect(findingAfter({ 'content/directory.yaml': tabbed }).message).toContain('Tabulator');
  });
});

it('calls a name that is too long so, and not that others have another one', () => {
  const edit = swap(/shortName: Hansekontor$/mu, `shortName: ${'Wort '.repeat(10)}Wort`);
  expect(findingAfter({ 'customers.yaml': edit })).toMatchObject({ rule: 'wrong-size', file: 'customers.yaml' });
});

it('misses the space behind the colon of an address', () => {
  expect(findingAfter({ 'pages/hilfsprobe.yaml': 'route:/probe\ntitle: A\n' })).toMatchObject({
    line: 1,
    column: 1,
    message: expect.stringContaining('Nach dem Doppelpunkt fehlt ein Leerzeichen') as string,
    suggestion: 'route: /probe',
  });
});

describe('an empty text', () => {
  it.each<[string, string | RegExp, string]>([
    ['content/articles/stop-order.yaml', 'type: summary', 'type: null'],
    ['content/podcasts/zweite-lesung-01.yaml', /^author: .*$/mu, "author: ''"],
    ['pages/ratgeber/artikel.yaml', /^layout: .*$/mu, "layout: ''"],
    [LIST, 'default: 8', 'default: null'],
  ])('is called empty, once: %s', (file, from, to) => {
    expect(findingAfter({ [file]: swap(from, to) }).message).toMatch(/ist leer/u);
  });
});

it('offers the address in print quotes as it is, where another host serves it', () => {
  const text = (written: string): string => written.replace(/(portfolio: \{[^}]*path: )\/[\w-]+/u, '$1„/depots“');
  expect(findingAfter({ 'user-menu.yaml': text })).toMatchObject({ suggestion: '/depots' });
});
