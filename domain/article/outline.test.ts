import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const contents = { type: 'table-of-contents' };
const headline = (value: string, excludedFromTOC = false) => ({ type: 'headline', value, excludedFromTOC });

describe('the outline of an article', () => {
  it('numbers headlines from 1 when there is a table of contents', () => {
    const outline = outlineOf([headline('Eins'), contents, { type: 'paragraph', value: 'Text' }, headline('Zwei')]);
    expect(outline.map(({ index, text, number }) => [index, text, number])).toEqual([
      [0, 'Eins', 1],
      [3, 'Zwei', 2],
    ]);
  });

  it('numbers nothing without one', () => {
    expect(outlineOf([headline('Eins'), headline('Zwei')]).map(({ number }) => number)).toEqual([undefined, undefined]);
  });

  it('neither lists nor numbers an excluded headline', () => {
    const outline = outlineOf([contents, headline('Eins'), headline('Randnotiz', true), headline('Zwei')]);
    expect(outline.map(({ listed, number }) => [listed, number])).toEqual([
      [true, 1],
      [false, undefined],
      [true, 2],
    ]);
  });

  it('puts subheadlines one level below, without number', () => {
    const outline = outlineOf([contents, { type: 'subheadline', value: 'Unterpunkt' }]);
    expect(outline).toEqual([{ index: 1, level: 3, text: 'Unterpunkt', anchor: 'unterpunkt', number: undefined, listed: false }]);
  });

  it('gives every heading an anchor of its own that the page does not use', () => {
    const outline = outlineOf([headline('Kosten'), headline('Kosten'), headline('Inhalt'), headline('???')]);
    expect(outline.map(({ anchor }) => anchor)).toEqual(['kosten', 'kosten-2', 'inhalt-2', 'abschnitt']);
  });

  it('reads headings without their markup and skips empty ones', () => {
    expect(outlineOf([headline('<b>Öl</b> &amp; Gas'), headline(' ')]).map(({ text, anchor }) => [text, anchor])).toEqual([
      ['Öl & Gas', 'oel-und-gas'],
    ]);
  });
});
