import { ROUTES } from '#documents/routes/generated/routes.ts';
import { describe, expect, it } from 'vitest';
import { registrationConfirmationForm, registrationForm } from '../../generated/forms.ts';
import type { FormDefinition } from './definition.ts';
import { fieldsOf, type RequestSchema } from './fields.ts';
import { blockForm, formView } from './form.ts';
import { messageOf } from './messages.ts';
import { inputOf, requestOf, shownValues, valuesOf } from './values.ts';

const schema: RequestSchema = {
  type: 'object',
  required: ['email', 'count'],
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    count: { type: 'integer', minimum: 1, maximum: 1500 },
    salutation: { type: 'string', enum: ['MS', 'MR', 'NONE'] },
    address: { type: 'object', required: ['city'], properties: { city: { type: 'string', minLength: 2 } } },
    agrees: { type: 'boolean' },
    remark: { type: 'string' },
    pin: { type: 'string' },
  },
};
const definition = {
  operation: 'registerUser',
  fields: [
    { at: 'email', label: 'E-Mail' },
    { at: 'count', label: 'Stück' },
    { at: 'salutation', label: 'Anrede', options: { NONE: 'keine Angabe', MS: 'Frau', OLD: 'gibt es nicht' } },
    { at: 'address.city', label: 'Ort' },
    { at: 'agrees', label: 'Einverstanden' },
    { at: 'remark', label: 'Bemerkung', kind: 'textarea' },
    { at: 'pin', label: 'PIN', kind: 'password' },
  ],
} as const;
const fields = fieldsOf(definition, schema);

describe('the fields of a form', () => {
  it('take kind, limits and obligation from the schema of the request', () => {
    expect(fields.map(({ at, kind, required }) => [at, kind, required])).toEqual([
      ['email', 'email', true],
      ['count', 'number', true],
      ['salutation', 'select', false],
      // Not required, since its container is optional.
      ['address.city', 'text', false],
      ['agrees', 'checkbox', false],
      ['remark', 'textarea', false],
      ['pin', 'password', false],
    ]);
    expect(fields[0]).toMatchObject({ maxLength: 254 });
    expect(fields[1]).toMatchObject({ type: 'integer', min: 1, max: 1500 });
  });

  it('offer the values of an enum in the order of the labels, each with a label', () => {
    expect(fields[2]?.options).toEqual([
      { value: 'NONE', label: 'keine Angabe' },
      { value: 'MS', label: 'Frau' },
      { value: 'MR', label: 'MR' },
    ]);
  });

  it('cannot name what the request does not have', () => {
    expect(() => fieldsOf({ operation: 'registerUser', fields: [{ at: 'phone', label: 'Telefon' }] }, schema)).toThrow('"phone"');
    // @ts-expect-error the contract has no phone number
    ({ operation: 'registerUser', fields: [{ at: 'phone', label: '' }], submit: '', success: '' }) satisfies FormDefinition<'registerUser'>;
  });
});

describe('the body of a request', () => {
  it('has numbers, booleans and nested values, and nothing that was left empty', () => {
    const values = { email: ' a@b.de ', count: '1.200', 'address.city': 'Bonn', salutation: '', pin: ' 1 ' };
    expect(requestOf(fields, values)).toEqual({ email: 'a@b.de', count: 1200, address: { city: 'Bonn' }, agrees: false, pin: ' 1 ' });
    expect(requestOf(fields, { agrees: '1', count: 'viele' })).toEqual({ agrees: true, count: 'viele' });
  });

  it('[INSTR-027] has negative numbers as they were written; whether they may be is for the request to say', () => {
    expect(requestOf(fields, { count: '-1.200' })).toMatchObject({ count: -1200 });
  });

  it('takes nothing from a form that is no field', () => {
    const sent = new URLSearchParams('email=a%40b.de&__proto__=x&constructor=y&address%5Bcity%5D=z&address.street=q&remark=1%0D%0A2');
    const values = valuesOf(fields, sent);
    expect(values).toEqual({ email: 'a@b.de', remark: '1\n2' });
    expect(Object.getPrototypeOf(requestOf(fields, values))).toBe(Object.prototype);
  });

  it('is split into body and parameters for the call', () => {
    const parameters = fieldsOf(
      {
        operation: 'renameWatchlist',
        fields: [
          { at: 'path:entityValue', label: '' },
          { at: 'query:page', label: '' },
          { at: 'name', label: '' },
        ],
      },
      {
        required: ['path:entityValue'],
        properties: { 'path:entityValue': { type: 'string' }, 'query:page': { type: 'integer' }, name: { type: 'string' } },
      },
    );
    const values = { 'path:entityValue': 'liste-1', 'query:page': '2', name: 'Neu' };
    expect(inputOf(parameters, values)).toEqual({ body: { name: 'Neu' }, path: { entityValue: 'liste-1' }, query: { page: 2 } });
    expect(inputOf(fields, { email: 'a@b.de' })).toEqual({ body: { email: 'a@b.de', agrees: false } });
    const known = [{ at: 'path:entityValue', label: '' }] as const;
    known satisfies FormDefinition<'deleteWatchlist'>['fields'];
    const unknown = [{ at: 'path:id', label: '' }] as const;
    // @ts-expect-error the contract has no such parameter
    unknown satisfies FormDefinition<'deleteWatchlist'>['fields'];
  });

  it('is shown again without passwords', () => {
    expect(shownValues(fields, { email: 'a', pin: 'geheim' })).toEqual({ email: 'a' });
  });
});

describe('a German message', () => {
  const field = (at: string) => fields.find((candidate) => candidate.at === at) ?? fields[0]!;
  it.each([
    ['email', 'required', {}, 'Bitte fülle das Feld „E-Mail“ aus.'],
    ['agrees', 'required', {}, 'Bitte setze das Häkchen bei „Einverstanden“.'],
    ['salutation', 'required', {}, 'Bitte wähle bei „Anrede“ etwas aus.'],
    ['address.city', 'minLength', { limit: 2 }, 'Das Feld „Ort“ braucht mindestens 2\u00A0Zeichen.'],
    ['email', 'maxLength', { limit: 1254 }, 'Das Feld „E-Mail“ fasst höchstens 1.254\u00A0Zeichen.'],
    ['count', 'minimum', { limit: 0.5 }, 'Bitte gib bei „Stück“ mindestens 0,50 an.'],
    ['count', 'maximum', { limit: 1500 }, 'Bitte gib bei „Stück“ höchstens 1.500 an.'],
    ['count', 'type', {}, 'Bitte gib bei „Stück“ eine ganze Zahl an, zum Beispiel 12.'],
    ['salutation', 'enum', {}, 'Bitte wähle bei „Anrede“ eine der Möglichkeiten.'],
    ['email', 'format', { format: 'email' }, 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel anna@example.org.'],
    ['email', 'oneOf', {}, 'Bitte prüfe das Feld „E-Mail“.'],
  ])('for %s with %s', (at, keyword, params, text) => {
    expect(messageOf({ keyword, params }, field(at))).toBe(text);
  });
  it('may be the field’s own', () => {
    expect(messageOf({ keyword: 'required', params: {} }, { ...field('email'), messages: { required: 'Eigener Text.' } })).toBe(
      'Eigener Text.',
    );
  });
});

describe('the form of the registration', () => {
  const good = { email: 'anna@example.org', password: 'Sonnenblume-42!', hasAcceptedTerms: '1' };
  const messages = (values: Record<string, string>) => registrationForm.check(values).map(({ field, message }) => [field, message]);

  it('takes what the contract takes', () => {
    expect(messages(good)).toEqual([]);
  });
  it('tells each missing value once, in the order of the fields', () => {
    expect(messages({ email: ' ' }).map(([field]) => field)).toEqual(['email', 'password', 'hasAcceptedTerms']);
    expect(messages({})[0]?.[1]).toBe('Bitte gib deine E-Mail-Adresse an.');
  });
  it.each([
    [{ email: 'anna@example' }, 'email', 'vollständige E-Mail-Adresse'],
    [{ password: 'kurz' }, 'password', 'mindestens 10'],
    [{ password: 'Passwort123' }, 'password', 'zu leicht'],
    [{ firstName: 'A'.repeat(101) }, 'firstName', 'höchstens 100'],
    [{ lastName: 'Bei\u0000spiel' }, 'lastName', 'nicht anzeigen'],
    [{ firstName: 'Anna\nMaria' }, 'firstName', 'nicht anzeigen'],
  ])('refuses %o', (wrong, field, text) => {
    expect(messages({ ...good, ...wrong })).toEqual([[field, expect.stringContaining(text)]]);
  });
});

describe('the view of a form', () => {
  it('starts with what the page’s address says, and comes back with what was sent', () => {
    const page = { path: '/registrierung/bestaetigung', query: { code: '3f9c1b7ad2e84c60', other: 'x' }, routes: ROUTES };
    expect(formView(registrationConfirmationForm, page, 't')).toMatchObject({
      action: '/registrierung/bestaetigung',
      token: 't',
      values: { code: '3f9c1b7ad2e84c60' },
      findings: [],
    });
    expect(formView(registrationConfirmationForm, page, 't', { values: {}, findings: [] }).values).toEqual({});
  });
  it('says that values do not fit together when no single one is at fault', () => {
    const check = Object.assign(() => false, { errors: [{ instancePath: '', keyword: 'oneOf', params: {} }] });
    const form = blockForm('x', { operation: 'confirmUser', fields: [], submit: '', success: 'account' }, {}, check);
    expect(form.check({})).toEqual([{ message: expect.stringContaining('passen nicht zusammen') }]);
  });
});
