import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderSource } from './reader/folder-source.ts';
import { kindOf } from './reader/kinds.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
const validatorOf = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, `generated/${name}.schema.json`), 'utf8')) as object);
const validators = { page: validatorOf('page'), layout: validatorOf('layout'), blockList: validatorOf('block-list') };

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `generated/${name}.schema.json`), 'utf8')) as { readonly definitions: unknown };

const PLAIN = '{ route: /a, description: A, dataClass: static, rendering: request, robots: noindex';
const ABOUT = 'subject: { kind: instrument, entityTypes: [STOCK], parameter: a }';

describe('the schemas that editors complete from', () => {
  const source = folderSource(import.meta.dirname);
  const documents = source.list().flatMap(({ file }) => {
    const kind = kindOf(file);
    return kind === 'page' || kind === 'layout' || kind === 'blockList' ? [{ file, kind }] : [];
  });

  it.each(documents)('find nothing wrong in $file', ({ file, kind }) => {
    const validate = validators[kind];
    validate(parse(source.read(file) ?? ''));
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each<[keyof typeof validators, string, boolean]>([
    ['page', '{ route: /a, layout: marktseite }', true],
    ['page', '{ route: /a }', false],
    ['page', '{ layout: marktseite }', false],
    ['page', '{ route: /a, layout: m, body: { main: { append: [{ use: ratgeber, with: { count: 2 } }] } } }', true],
    ['page', '{ route: /a, layout: m, body: { main: { appendd: [] } } }', false],
    ['page', '{ route: /a, layout: m, body: { main: [{ use: ratgeber, mit: {} }] } }', false],
    ['page', "{ route: /a, layout: m, body: { main: [{ type: article-teasers, category: a, count: '{count}' }] } }", false],
    ['page', `${PLAIN}, body: { main: [{ type: page-intro, headline: A }] } }`, true],
    ['page', `${PLAIN}, body: { main: [{ type: key-facts }] } }`, false],
    ['page', `${PLAIN}, ${ABOUT}, body: { main: [{ type: key-facts }] } }`, true],
    ['page', `${PLAIN}, ${ABOUT}, body: { main: [{ type: issuer-hero }] } }`, false],
    ['page', `${PLAIN}, ${ABOUT}, body: { main: [] }, subPages: { chart: { title: A, body: { top: [{ type: issuer-hero }] } } } }`, false],
    ['page', `${PLAIN}, body: { main: [{ type: registration }] } }`, false],
    ['page', `${PLAIN}, audience: private, body: { main: [{ type: registration }] } }`, true],
    ['page', '{ route: /a, layout: m, body: { main: [{ type: key-facts }] } }', true],
    ['layout', "{ body: { main: [{ type: article-teasers, category: '{a}', count: '{count}' }] } }", true],
    ['layout', '{ body: { main: [{ type: article-teasers, category: a, count: viele }] } }', false],
    ['layout', '{ route: /a }', false],
    ['blockList', '{ parameters: { a: { type: text } }, blocks: [] }', false],
    ['blockList', "{ blocks: [{ type: instrument-header, subPages: '{tabs}' }] }", true],
  ])('a %s may be %s: %s', (kind, text, isRight) => {
    expect(validators[kind](parse(text))).toBe(isRight);
  });

  it('offers at „type“ what stands on a page of that kind, one list for each kind', () => {
    const { definitions } = read('page');
    const offered = (name: string) =>
      (definitions as Record<string, { properties: { type: { enum: string[] } } }>)[name]?.properties.type.enum ?? [];
    expect(offered('block-public')).toContain('page-intro');
    expect(offered('block-public')).not.toContain('price-chart');
    expect(offered('block-instrument')).toEqual(expect.arrayContaining(['page-intro', 'price-chart']));
    expect(offered('block-instrument')).not.toContain('registration');
    expect(offered('block-private')).toContain('registration');
    expect(offered('block').length).toBeGreaterThan(offered('block-private').length);
  });
});
