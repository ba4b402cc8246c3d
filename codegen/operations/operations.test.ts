import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { readTable } from './read-table.ts';
import { titleOf } from './titles.ts';

const answers = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Contract with two reading calls, one of them for logged-in users, and one that writes. */
function contract(fields: object): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Probe', version: '1' },
    tags: [{ name: 'things', description: 'Dinge und mehr' }],
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'listThings',
          tags: ['things'],
          summary: 'Dinge',
          security: [{}, { token: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, description: 'Kennung.', schema: { type: 'string', maxLength: 8 } },
            { $ref: '#/components/parameters/Order' },
          ],
          ...answers(ref('ThingList')),
        },
        post: { operationId: 'addThing', summary: 'Neu', ...answers(ref('ThingList')) },
      },
      '/lent': {
        get: { operationId: 'getLent', summary: 'Für alle', security: [{ token: [] }], 'x-for-everyone': true, ...answers(ref('Thing')) },
      },
      '/own': { get: { operationId: 'getOwn', summary: 'Eigenes', security: [{ token: [] }], ...answers(ref('Thing')) } },
    },
    components: {
      parameters: { Order: { name: 'order', in: 'query', description: 'Richtung.', schema: { type: 'string', enum: ['ASC', 'DESC'] } } },
      schemas: {
        ThingList: { type: 'object', properties: { list: { type: 'array', description: 'Dinge.', items: ref('Thing') } } },
        Thing: { type: 'object', properties: fields },
        Day: { type: 'string', format: 'date', description: 'Tag.' },
      },
    },
  };
}

const number = (description: string, more: object = {}) => ({ type: 'number', description, ...more });
const fieldsOf = (fields: object) => readTable(contract(fields)).sections['Thing']?.fields;

it('takes calls that read, says which need a login, and what their parameters may be', () => {
  const { operations } = readTable(contract({}));
  expect(Object.keys(operations)).toEqual(['listThings', 'getLent', 'getOwn']);
  expect([operations['getOwn']?.needsLogin, operations['getLent']?.needsLogin]).toEqual([true, undefined]);
  expect(operations['listThings']).toEqual({
    summary: 'Dinge',
    area: 'Dinge und mehr',
    answer: 'ThingList',
    parameters: {
      id: { in: 'path', title: 'Kennung', type: 'string', isRequired: true, maxLength: 8 },
      order: { in: 'query', title: 'Richtung', type: 'string', enum: ['ASC', 'DESC'] },
    },
  });
});

it('knows lists, sections, instruments and values, and the unit that stands beside a price', () => {
  const price = number('Kurs.', { 'x-format': 'price' });
  const fields = { price, isoCurrency: { type: 'string', description: 'Währung.' }, day: ref('Day'), self: ref('Thing') };
  expect(fieldsOf(fields)).toMatchObject({
    price: { title: 'Kurs', format: 'price', unit: 'isoCurrency' },
    day: { title: 'Tag', format: 'date' },
    self: { of: 'Thing' },
    isoCurrency: { isTechnical: true },
  });
  const series = { type: 'array', description: 'Verlauf.', items: { type: 'number' } };
  expect(fieldsOf({ drawn: { ...series, 'x-format': 'course' }, plain: series })).toMatchObject({
    drawn: { title: 'Verlauf', format: 'course' },
    plain: { title: 'Verlauf', list: null },
  });
  expect(readTable(contract({})).sections['ThingList']?.fields['list']).toEqual({ title: 'Dinge', list: 'Thing' });
});

it('takes over what was computed from a price, and how a list is ordered', () => {
  const items = { type: 'object', properties: { gain: number('Gewinn.') } };
  const list = { type: 'array', description: 'Gewinner.', items };
  expect(fieldsOf({ yield: number('Rendite.', { 'x-of-price': true }), winners: { ...list, 'x-order': 'gain DESC' } })).toMatchObject({
    yield: { isOfPrice: true },
    winners: { order: { path: 'gain', direction: 'descending' } },
  });
  for (const order of ['gain', 'gain UP', 'loss ASC'])
    expect(() => fieldsOf({ winners: { ...list, 'x-order': order } })).toThrow(`"x-order" of Thing.winners is "${order}"`);
});

it.each([
  [number('A.', { 'x-format': 'date' }), '"x-format" of Thing.a is "date"; for number it may be number'],
  [number('A.', { 'x-format': 'price', 'x-unit': 'isoCurrency' }), '"x-unit" of Thing.a is "isoCurrency"'],
  [number('A.', { 'x-live': 'last' }), '"x-live" of Thing.a needs idNotation'],
])('refuses an annotation that does not fit: %j', (field, message) => {
  expect(() => fieldsOf({ a: field })).toThrow(message);
});

it('makes titles of descriptions, and keeps apart what only its unit tells apart', () => {
  expect(titleOf('Dividendenrendite in Prozent.')).toBe('Dividendenrendite');
  expect(titleOf('Marktkapitalisierung in `isoCurrency`, in der Regel Euro.')).toBe('Marktkapitalisierung');
  expect(titleOf('Volatilität, 30 Tage, in Prozent.')).toBe('Volatilität, 30 Tage');
  expect(titleOf('Zeitpunkt in UTC mit Millisekunden.', 'DateTime')).toBe('Zeitpunkt');
  const fields = { a: number('Abstand.'), b: number('Abstand in Prozent.'), c: number('Hebel.') };
  expect(Object.values(fieldsOf(fields) ?? {}).map(({ title }) => title)).toEqual(['Abstand', 'Abstand in Prozent', 'Hebel']);
});
