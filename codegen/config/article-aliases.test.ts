import { describe, expect, it } from 'vitest';
import { isSameButAliases, withAliases } from './article-aliases.ts';

const item = (type: string, more: object = {}) => ({ ...more, type: 'object', properties: { type: { const: type }, value: {} } });
const piece = (...oneOf: object[]) => ({
  properties: { contentItems: { type: 'array', items: { oneOf } } },
  definitions: { hint: item('hint', { title: 'Hinweis' }) },
});
const schema = piece(item('quote', { 'x-block': 'citation' }), item('photo'), { $ref: '#/definitions/hint' });

describe('the schema of a piece', () => {
  it('knows the names of article-blocks.yaml, each with the form of what it stands for', () => {
    const names = [
      { block: 'citation', items: ['quote', 'Zitat'] },
      { block: 'hint', items: ['Kasten'] },
      { block: 'unknown', items: ['Nichts'] },
    ];
    expect(withAliases(schema, names)).toMatchObject({
      properties: {
        contentItems: {
          items: {
            oneOf: [
              {},
              {},
              {},
              { 'x-alias': true, 'x-block': 'citation', properties: { type: { const: 'Zitat' }, value: {} } },
              { 'x-alias': true, title: 'Hinweis', properties: { type: { const: 'Kasten' }, value: {} } },
            ],
          },
        },
      },
    });
    expect(withAliases(schema, [{ block: 'photo', items: ['photo'] }])).toBe(schema);
  });

  it('is no other one by a name that editors have added, and is by anything else', () => {
    const written = JSON.stringify(schema);
    expect(isSameButAliases(written, JSON.stringify(withAliases(schema, [{ block: 'hint', items: ['Kasten'] }])))).toBe(true);
    expect(isSameButAliases(written, JSON.stringify(piece(item('quote'))))).toBe(false);
    expect(isSameButAliases('', written)).toBe(false);
  });
});
