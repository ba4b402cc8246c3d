import { describe, expect, it } from 'vitest';
import { checkForm } from './check.ts';
import { rowsOf, type RequestSchema } from './fields.ts';
import { changeRows, fieldsIn, readRowChange, sentValues } from './rows.ts';
import { inputOf, requestOf } from './values.ts';

const schema: RequestSchema = {
  type: 'object',
  properties: {
    list: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string', maxLength: 12 }, amount: { type: 'number' }, isNew: { type: 'boolean' } },
      },
    },
  },
};
const shape = { at: 'list', legend: 'Zeile', add: 'Noch eine', first: 2, most: 10 } as const;
const labels = [
  { at: 'code', label: 'ISIN' },
  { at: 'amount', label: 'Stück' },
  { at: 'isNew', label: 'Neu' },
] as const;
const rows = rowsOf({ operation: 'addWatchlistPositions', rows: { ...shape, fields: labels } }, schema);
if (rows === undefined) throw new Error('no rows');
const form = { fields: [], rows };
const sent = (text: string) => sentValues(form, new URLSearchParams(text));
const request = (text: string) => requestOf(fieldsIn(form, sent(text)), sent(text));

describe('rows of fields', () => {
  it('follow from the list in the request and are no more than it holds', () => {
    expect([rows.most, rows.fields.map(({ at, kind, required }) => [at, kind, required])]).toEqual([
      4,
      [
        ['code', 'text', true],
        ['amount', 'number', false],
        ['isNew', 'checkbox', false],
      ],
    ]);
    expect(() => rowsOf({ operation: 'addWatchlistPositions', rows: { ...shape, at: 'other', fields: [] } }, schema)).toThrow('"other"');
    const secret = [{ at: 'code', label: 'PIN', kind: 'password' }] as const;
    expect(() => rowsOf({ operation: 'addWatchlistPositions', rows: { ...shape, fields: secret } }, schema)).toThrow('password');
  });

  it('are as many as were sent, at least one, and never more than may be', () => {
    const count = (text: string): number => fieldsIn(form, sent(text)).length / rows.fields.length;
    expect(['', 'list.rows=3', 'list.rows=0', 'list.rows=99999', 'list.rows=-1', 'list.rows=1e3', 'list.rows=4000'].map(count)).toEqual([
      2, 3, 1, 2, 2, 2, 4,
    ]);
  });

  it('become a list without those that are left empty', () => {
    expect(request('list.rows=3&list.0.code=&list.0.amount=&list.1.code=A&list.1.amount=1,5&list.2.code=&list.2.isNew=1')).toEqual({
      list: [{ code: 'A', amount: 1.5, isNew: false }, { isNew: true }],
    });
    expect(request('list.rows=2')).toEqual({ list: [{ isNew: false }] });
    const values = sent('list.rows=1&list.0.code=B');
    expect(inputOf(fieldsIn(form, values), values)).toEqual({ body: { list: [{ code: 'B', isNew: false }] } });
  });

  it('take nothing of a row that is not there', () => {
    expect(request('list.rows=1&list.0.code=A&list.1.code=B&list.__proto__.code=C')).toEqual({ list: [{ code: 'A', isNew: false }] });
  });

  it('tell each fault at its field, though empty rows before it are left out', () => {
    const values = sent('list.rows=4&list.1.code=A&list.2.amount=viele&list.3.code=');
    const validate = Object.assign(() => false, {
      errors: [
        { instancePath: '/list/1', keyword: 'required', params: { missingProperty: 'code' } },
        { instancePath: '/list/1/amount', keyword: 'type', params: { type: 'number' } },
      ],
    });
    expect(checkForm(fieldsIn(form, values), validate, values)).toEqual([
      { field: 'list.2.code', message: 'Zeile 3: Bitte fülle das Feld „ISIN“ aus.' },
      { field: 'list.2.amount', message: expect.stringContaining('Zeile 3: Bitte gib bei „Stück“ eine Zahl an') },
    ]);
  });

  it('say at the first one what is missing where nothing stands in any', () => {
    const values = sent('list.rows=2');
    expect(checkForm(fieldsIn(form, values), () => true, values)).toEqual([
      { field: 'list.0.code', message: 'Zeile 1: Bitte fülle das Feld „ISIN“ aus.' },
    ]);
  });
});

describe('a change of rows', () => {
  const values = { note: 'bleibt', 'list.rows': '3', 'list.0.code': 'A', 'list.1.code': 'B', 'list.1.isNew': '1', 'list.2.code': 'C' };

  it('adds an empty one at the end, which comes next', () => {
    expect(changeRows(rows, values, 'add')).toEqual({ values: { ...values, 'list.rows': '4' }, focus: 'list.3.code' });
  });

  it('adds none to a full form', () => {
    expect(changeRows(rows, { ...values, 'list.rows': '4' }, 'add').values['list.rows']).toBe('4');
  });

  it('takes one away, and those behind it move up with all that stands in them', () => {
    const left = { note: 'bleibt', 'list.rows': '2', 'list.0.code': 'B', 'list.0.isNew': '1', 'list.1.code': 'C' };
    expect(changeRows(rows, values, 0)).toEqual({ values: left, focus: 'list.0.code' });
    expect(changeRows(rows, values, 2).focus).toBe('list.1.code');
  });

  it('empties the only one, and takes away none that is not there', () => {
    expect(changeRows(rows, { 'list.rows': '1', 'list.0.code': 'A' }, 0)).toEqual({ values: { 'list.rows': '1' }, focus: 'list.0.code' });
    expect(changeRows(rows, values, 7).values).toEqual(values);
  });

  it('is what a button says, and nothing else', () => {
    expect(['add', '0', '12', '', '-1', '1.5', 'x', null].map(readRowChange)).toEqual([
      'add',
      0,
      12,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
