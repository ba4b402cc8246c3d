import { expect, it } from 'vitest';
import { isTypedCall, TYPED_PARAMETERS } from '#client/typed.ts';
import { readContract } from '#provider/transport/http/contract.ts';

/** Parameters that nobody types: names and codes from a choice on a page, and values that a page sends about itself. */
const CHOSEN = (
  'typeCoupon nameTypeBond nameTypeIssuer nameIssuer ratingClass nameTypeFund nameRegion nameContinent nameIndexType nameCategory ' +
  'application appName scapaId contentLevel1 contentLevel2 contentLevel3 contentLevel4 ' +
  'utm_source utm_medium utm_campaign utm_term utm_content itm_source itm_medium itm_campaign'
).split(' ');

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: {
    readonly type?: string;
    readonly enum?: unknown;
    readonly pattern?: string;
    readonly format?: string;
    readonly $ref?: string;
  };
  readonly $ref?: string;
}

it('Every parameter of the contracts that takes any text is either typed, so that no cache keeps its answer, or chosen', () => {
  const contract = readContract() as unknown as Readonly<Record<string, unknown>>;
  const followed = <Value extends { readonly $ref?: string }>(value: Value): Value =>
    value.$ref === undefined
      ? value
      : followed(
          value.$ref
            .split('/')
            .slice(1)
            .reduce<unknown>((holder, key) => (holder as Readonly<Record<string, unknown>>)[key], contract) as Value,
        );
  const operations = Object.values(
    contract['paths'] as Readonly<Record<string, Readonly<Record<string, { parameters?: readonly Parameter[] }>>>>,
  );
  const all = operations.flatMap((path) => Object.values(path)).flatMap(({ parameters = [] }) => parameters.map(followed));
  const free = all.filter(({ in: place, schema = {} }) => {
    const { type, enum: values, pattern, format } = followed(schema);
    return place === 'query' && type === 'string' && values === undefined && pattern === undefined && format === undefined;
  });
  const names = [...new Set(free.map(({ name }) => name))].toSorted();
  expect(names.filter((name) => !CHOSEN.includes(name))).toEqual([...TYPED_PARAMETERS].toSorted());
});

it.each([
  [{ searchValue: 'erika' }, true],
  [{ name: 'erika', page: '1' }, true],
  [{ queryParameters: 'name=erika' }, true],
  [{ searchValue: '' }, false],
  [{ range: 'Y1', page: '2' }, false],
])('A call with a typed text is known by its query: %j', (query, isTyped) => {
  expect(isTypedCall(query)).toBe(isTyped);
});
