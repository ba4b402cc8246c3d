import { expect, it } from 'vitest';
import { createValidators } from './validation.ts';

/** A schema that counts how often it is read. */
function counted() {
  const reads = { count: 0 };
  const schema = new Proxy<object>(
    { type: 'object', properties: { limit: { type: 'integer' } }, additionalProperties: false },
    {
      get(target, name, receiver): unknown {
        reads.count += 1;
        return Reflect.get(target, name, receiver);
      },
    },
  );
  return { schema, reads };
}

it('Validators that nobody has asked yet are compiled ahead, one with each step, so that no first caller waits for it', () => {
  const { compiler, compileRest } = createValidators();
  const schemas = [counted(), counted()];
  const [validate] = schemas.map(({ schema }) => compiler({ schema, method: 'GET', url: '/', httpPart: 'querystring' }));
  expect([...compileRest()]).toHaveLength(2);
  const before = schemas[0]?.reads.count;
  expect(validate?.({ limit: '5' })).toBe(true);
  expect(schemas[0]?.reads.count).toBe(before);
  expect(validate?.({ limit: 'x' })).toBe(false);
});
