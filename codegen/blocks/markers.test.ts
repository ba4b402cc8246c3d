import { expect, it } from 'vitest';
import { markerFaults, partTitlesOf, shellMarkerOf } from './markers.ts';

it('reads where in the frame of a page a block stands', () => {
  expect(shellMarkerOf({ 'x-shell': { place: 'head', order: 2, leftOut: ['app'] } })).toEqual({
    place: 'head',
    order: 2,
    leftOut: ['app'],
  });
  expect(shellMarkerOf({ 'x-shell': { place: 'foot', order: 1 } })).toEqual({ place: 'foot', order: 1, leftOut: [] });
  expect(shellMarkerOf({})).toBeUndefined();
});

it('finds titles of parts through lists of lists', () => {
  const title = { type: 'string', 'x-part-title': true };
  const questions = { type: 'array', items: { properties: { question: title, answer: { type: 'string' } } } };
  const groups = { type: 'array', items: { properties: { title: { type: 'string' }, questions } } };
  expect(partTitlesOf({ properties: { headline: title, groups } })).toEqual([['headline'], ['groups', 'questions', 'question']]);
  expect(partTitlesOf({ properties: { groups: { items: questions.items.properties.answer } } })).toEqual([]);
});

it.each([
  ['a place that there is not', { 'x-shell': { place: 'side', order: 1 } }, 'shell', '"x-shell" in block.schema.json is'],
  ['no order', { 'x-shell': { place: 'head' } }, 'shell', '"order": a number'],
  ['pages that there are not', { 'x-shell': { place: 'head', order: 1, leftOut: ['home'] } }, 'shell', '"leftOut": ["app", "no-prices"]'],
  ['a block of pages', { 'x-shell': { place: 'head', order: 1 } }, 'page', 'only blocks of the vocabulary "shell"'],
  ['a word for yes', { 'x-running-text': 'yes' }, 'article', '"x-running-text" in block.schema.json is true'],
  ['a number for yes', { 'x-outline': 1 }, 'page', '"x-outline" in block.schema.json is true'],
  ['sections of an article', { 'x-outline': true }, 'article', 'only blocks of the vocabulary "page" list its sections'],
])('refuses %s', (_, schema, vocabulary, message) => {
  expect(markerFaults(schema, vocabulary)).toEqual([expect.stringContaining(message)]);
});

it('has nothing against what is right, or not there', () => {
  expect(markerFaults({ 'x-shell': { place: 'head', order: 1 }, 'x-running-text': true }, 'shell')).toEqual([]);
  expect(markerFaults({}, 'page')).toEqual([]);
});
