import { runInNewContext } from 'node:vm';
import { createRequire } from 'node:module';
import { Ajv, type ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { validatorSource } from './validators.ts';

/** Schema whose parts get a separate validator each; one of them is recursive. */
const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    parts: { type: 'array', items: { $ref: '#/definitions/part' } },
    first: { oneOf: [{ $ref: '#/definitions/part' }, { type: 'array', items: { $ref: '#/definitions/part' } }] },
  },
  definitions: {
    part: {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: { enum: ['a', 'b'] },
        size: { type: 'number', maximum: 3 },
        parts: { type: 'array', items: { $ref: '#/definitions/part' } },
      },
    },
  },
} as unknown as JsonSchema;

type Validate = ((value: unknown) => boolean) & { readonly errors: ErrorObject[] | null };

const source = validatorSource(new Map([['whole', schema]]));

function generated(): Validate {
  const module = { exports: {} as Record<string, Validate> };
  runInNewContext(source, { module, exports: module.exports, require: createRequire(import.meta.url) });
  const { whole } = module.exports;
  if (whole === undefined) throw new Error('The source exports no validator.');
  return whole;
}

const compiled = new Ajv({ allErrors: true, verbose: true, strict: true, strictTypes: false, strictRequired: false }).compile(
  schema as object,
);

/** Errors with their places, converted to objects of this realm. */
function placesOf(errors: readonly ErrorObject[] | null | undefined): unknown {
  const places = (errors ?? []).map(({ instancePath, schemaPath, keyword, params, message }) => ({
    instancePath,
    keyword,
    params,
    message,
    schemaPath: schemaPath.replace(/^.*#/u, '#'),
  }));
  return JSON.parse(JSON.stringify(places)) as unknown;
}

const bad = { kind: 'c', size: 9, more: true };

describe('a generated validator', () => {
  it.each([
    ['nothing wrong', { name: 'A', parts: [{ kind: 'a' }] }],
    ['one part', { name: 'A', parts: [bad] }],
    ['faults before, between and after the parts', { parts: [bad, { kind: 'a' }, {}, bad, 'text'], first: 3 }],
    ['parts in parts', { name: 1, parts: [{ kind: 'a', parts: [bad, { parts: [bad, bad] }, bad] }, bad] }],
    ['a choice of which one side holds', { name: 'A', parts: [bad], first: [{ kind: 'a' }] }],
    ['a choice of which neither side holds', { name: 'A', parts: [bad], first: [bad, {}] }],
  ])('finds what ajv finds, in the same order: %s', (_, value) => {
    const validate = generated();
    expect(validate(value)).toBe(compiled(value));
    expect(placesOf(validate.errors)).toEqual(placesOf(compiled.errors));
  });
  it('leaves the errors of an earlier call as they were', () => {
    const validate = generated();
    validate({ name: 'A', parts: [bad, bad] });
    const before = validate.errors ?? [];
    const told = placesOf(before);
    validate({ parts: [bad, bad, bad] });
    expect(placesOf(before)).toEqual(told);
  });
  it('joins the errors of very many parts in place, as more than a call takes arguments', () => {
    expect(source).not.toContain('.concat(');
    const validate = generated();
    expect(
      validate({ name: 'A', first: { kind: 'a' }, parts: [{ kind: 'a', parts: Array.from({ length: 200_000 }, () => ({})) }, {}] }),
    ).toBe(false);
    expect(validate.errors).toHaveLength(200_001);
  });
});
