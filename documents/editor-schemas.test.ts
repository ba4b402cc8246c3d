import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderSource } from './reader/folder-source.ts';
import { kindOf } from './reader/kinds.ts';
import { budgets } from '../budgets.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
const answers = JSON.parse(readFileSync(join(import.meta.dirname, 'generated/answers.schema.json'), 'utf8')) as object;
ajv.addSchema(answers, 'answers.schema.json');
const validatorOf = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, `generated/${name}.schema.json`), 'utf8')) as object);
const validators = { page: validatorOf('page'), layout: validatorOf('layout'), blockList: validatorOf('block-list') };

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `generated/${name}.schema.json`), 'utf8')) as { readonly definitions: unknown };

const PLAIN = '{ route: /a, description: A, dataClass: static, rendering: request, robots: noindex';
const ABOUT = 'subject: { kind: instrument, entityTypes: [STOCK], parameter: a }';

describe('the schemas that editors complete from', () => {
  const source = folderSource('config');
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

  it('offers at a block what its call is asked with and answers, each with its meaning', () => {
    const { definitions } = answers as { definitions: Record<string, FieldSchema> };
    const blocks = read('page').definitions as Record<string, { allOf?: readonly { $ref: string }[] }>;
    for (const type of ['data-table', 'data-facts', 'finder', 'comparison'])
      expect([type, blocks[type]?.allOf]).toEqual([type, [{ $ref: 'answers.schema.json#/definitions/asked' }]]);
    const offered = (document: object, at: (field: FieldSchema) => Choice | undefined) => {
      const { operation } = document as { operation: string };
      const branches = [
        definitions[operation],
        ...(definitions[operation]?.allOf ?? []).filter((branch) => holds(branch.if, document)).map((branch) => branch.then),
      ];
      const choice = branches.flatMap((field) => (field === undefined ? [] : [at(field)])).find((found) => found !== undefined);
      const { enum: names = [], markdownEnumDescriptions: meanings = [] } =
        (choice?.$ref === undefined ? choice : definitions[choice.$ref.split('/').at(-1) ?? ''])?.anyOf?.[0] ?? {};
      return new Map(names.map((name, index) => [name, meanings[index]]));
    };
    const column = ({ properties }: FieldSchema) => properties?.columns?.items.properties.field;
    expect(offered({ operation: 'findStocks' }, column).get('quote.last')).toBe('Letzter Kurs (price, läuft mit)');
    expect(offered({ operation: 'findBonds' }, column).has('bondsFigures.yieldToMaturity')).toBe(true);
    expect(offered({ operation: 'findStocks' }, column).has('bondsFigures.yieldToMaturity')).toBe(false);
    expect(offered({ operation: 'getIndexTopFlop', rows: 'topList' }, column).has('performancePct')).toBe(true);
    expect(
      offered({ operation: 'getStockSnapshot' }, ({ properties }) => properties?.facts?.items.properties.field).has('company.name'),
    ).toBe(true);
    expect(
      offered({ operation: 'listComparedFunds' }, ({ properties }) => properties?.facts?.items.properties.field).has('quote.last'),
    ).toBe(true);
    expect(offered({ operation: 'findStocks' }, ({ properties }) => properties?.filters?.items.properties.parameter).get('name')).toBe(
      'Teil des Namens',
    );
    expect(definitions['getIndexTopFlop']?.properties?.parameters?.properties['entityValue']?.description).toContain('(nötig)');
  });

  it('stay small enough for an editor', () => {
    const bytes = ['page', 'answers'].map((name) => readFileSync(join(import.meta.dirname, `generated/${name}.schema.json`)).length);
    expect(bytes[0]! + bytes[1]!).toBeLessThan(budgets.editorSchemas);
  });
});

interface Choice {
  readonly $ref?: string;
  readonly anyOf?: readonly { readonly enum?: readonly string[]; readonly markdownEnumDescriptions?: readonly string[] }[];
}
interface Items<Key extends string> {
  readonly items: { readonly properties: Readonly<Record<Key, Choice>> };
}
interface FieldSchema extends Choice {
  readonly properties?: {
    readonly parameters?: { readonly properties: Readonly<Record<string, { readonly description: string }>> };
    readonly columns?: Items<'field'>;
    readonly facts?: Items<'field'>;
    readonly filters?: Items<'parameter'>;
  };
  readonly allOf?: readonly { readonly if: object; readonly then: FieldSchema }[];
}

function holds(condition: object, document: object): boolean {
  return ajv.compile(condition)(document);
}
