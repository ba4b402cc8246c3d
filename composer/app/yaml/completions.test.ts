import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../server/schemas.ts';
import type { Schema } from '../form/schema/schema.ts';
import { helpAt, offersAt } from './completions.ts';
import { changeBetween } from './yaml-view.tsx';

const page = schemaOf(process.cwd(), 'page') as Schema;
const navigation = schemaOf(process.cwd(), 'navigation') as Schema;

/** Completions at the `|` in a text. */
function offered(marked: string, schema: Schema): readonly string[] {
  const offset = marked.indexOf('|');
  return offersAt(marked.replace('|', ''), offset, schema)?.list.map(({ text }) => text) ?? [];
}

describe('what may be written', () => {
  it('offers the keys of a document that it does not have yet', () => {
    const keys = offered('route: /a\nt|\n', page);
    expect(keys).toContain('title: ');
    expect(keys).not.toContain('route: ');
  });

  it('offers the keys of the block that is written, in lines and in braces', () => {
    const inLines = 'route: /a\nbody:\n  main:\n    - type: data-table\n      headline: A\n      op|\n';
    expect(offered(inLines, page)).toContain('operation: ');
    expect(offered(inLines, page)).not.toContain('headline: ');
    expect(offered('route: /a\nbody:\n  main:\n    - { type: article-teasers, | }\n', page)).toContain('category: ');
  });

  it('offers values: of a choice, of yes and no, kinds of blocks', () => {
    expect(offered('groups:\n  - id: a\n    label: A\n    target: |\n', navigation)).toEqual(['_self', '_blank']);
    expect(offered('groups:\n  - id: a\n    label: A\n    isNew: |\n', navigation)).toEqual(['true', 'false']);
    expect(offered('route: /a\nbody:\n  main:\n    - type: |\n', page)).toContain('data-table');
  });

  it('offers nothing in a comment', () => {
    expect(offered('route: /a # |\n', page)).toEqual([]);
  });

  it('explains a key in the words of the schema', () => {
    const text = 'groups:\n  - id: a\n    label: A\n    customClass: b\n';
    expect(helpAt(text, text.indexOf('customClass') + 2, navigation)).toMatchObject({ text: 'Zusätzliche CSS-Klassen des Eintrags.' });
  });
});

it('changes of a text only the stretch that differs', () => {
  expect(changeBetween('a: 1\nb: 2\n', 'a: 1\nb: 3\n')).toEqual({ from: 8, to: 9, insert: '3' });
  expect(changeBetween('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(changeBetween('abc', '')).toEqual({ from: 0, to: 3, insert: '' });
});
