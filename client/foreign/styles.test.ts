import { expect, it } from 'vitest';
import { writeBody } from './body.ts';
import { shownFor } from './security.ts';
import { pathText, queryPairs } from './styles.ts';

// Values of the tables in OpenAPI 3.1.1, "Style Examples".
const color = { R: 100, G: 200, B: 150 };
const list = ['blue', 'black', 'brown'];

it.each([
  ['matrix', false, ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, 'blue,black,brown', 'R=100,G=200,B=150'],
] as const)('a path in the style %s (exploded: %s) is as the table shows', (style, explode, ofList, ofObject) => {
  expect(pathText('color', list, { style, explode })).toBe(ofList);
  expect(pathText('color', color, { style, explode })).toBe(ofObject);
});

it.each([
  ['form', false, 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, 'color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
] as const)('a query in the style %s (exploded: %s) is as the table shows', (style, explode, ofList, ofObject) => {
  expect(queryPairs('color', list, { style, explode }).join('&')).toBe(ofList);
  expect(queryPairs('color', color, { style, explode }).join('&')).toBe(ofObject);
});

it('reserved characters stay where the document allows them, but for those that would end the value', () => {
  expect(queryPairs('q', 'a/b:c?d&e#f', { allowReserved: true })).toEqual(['q=a/b:c?d%26e%23f']);
});

it.each(['', '.', '..'])('a path with the value "%s" is refused, since no address can carry it', (value) => {
  expect(() => pathText('id', value, {})).toThrow('"id"');
});

it('data as a body of text or bytes is refused', () => {
  expect(() => writeBody({ a: 1 }, 'application/xml', {})).toThrow('application/xml');
});

it('a call shows the first alternative for which all credentials are there', async () => {
  const schemes = { token: { type: 'bearer' }, user: { type: 'basic' }, key: { type: 'apiKey', in: 'query', name: 'k' } } as const;
  const operation = { method: 'GET', path: '/', security: [['token', 'key'], ['user']] };
  const user = { username: 'Jürgen', password: 'a:b' };
  expect(await shownFor(operation, schemes, { token: 't', user })).toMatchObject({ headers: { Authorization: 'Basic SsO8cmdlbjphOmI=' } });
  expect(await shownFor(operation, schemes, { token: async () => 't', key: '1' })).toEqual({
    headers: { Authorization: 'Bearer t' },
    query: ['k=1'],
    cookies: [],
  });
});
