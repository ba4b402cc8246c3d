import { describe, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { LIMITS, TOO_MUCH } from './limits.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { scanSvg } from './scan-svg.ts';

const drawing = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${inner}</svg>`;
const said = (text: string): string | undefined => {
  try {
    scanSvg(text);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return (error as Refusal).message;
  }
};
const paths = (count: number): string => Array.from({ length: count }, (_, index) => `<path d="M${index % 1000} 7h1v1z"/>`).join('');
const nested = (depth: number): string => '<g>'.repeat(depth) + '</g>'.repeat(depth);
const attributes = (count: number): string => Array.from({ length: count }, (_, index) => ` a${index}=""`).join('');

describe('a drawing before it is parsed', () => {
  it.each([
    ['a map of nearly 20,000 paths', paths(LIMITS.parts - 1)],
    ['groups as deep as allowed', nested(LIMITS.depth - 1)],
    ['one outline that fills the file', `<path d="M0 0${'l1 1'.repeat(200_000)}"/>`],
    ['a picture inside, which is taken out', `<image href="data:image/png;base64,${'A'.repeat(900_000)}"/>`],
    ['long notes of a drawing program', `<g inkscape:x='${'n'.repeat(90_000)}'/><metadata>${'n'.repeat(90_000)}</metadata>`],
    ['marks within quotes, notes and sections', `<g a=">>" b='<<'/><!-- <g><g> --><style><![CDATA[ a > b {} ]]></style>`],
    ['many short texts', `<text>Ölpreis</text>`.repeat(9_000)],
    ['a long description', `<desc>${'a'.repeat(900_000)}</desc>`],
  ])('passes with %s', (_name, inner) => {
    expect(said(drawing(inner))).toBeUndefined();
  });

  it.each([
    ['one part too many', paths(LIMITS.parts), TOO_MUCH.parts],
    ['notes without end', '<!---->'.repeat(LIMITS.parts), TOO_MUCH.parts],
    ['one group too deep', nested(LIMITS.depth), TOO_MUCH.depth],
    ['100,000 nested groups', nested(100_000), TOO_MUCH.depth],
    ['a style attribute of 60,000 characters', `<rect style="${'a'.repeat(60_000)}"/>`, TOO_MUCH.attribute],
    ['a style sheet of 110,000 characters', `<style>${'a'.repeat(110_000)}</style>`, TOO_MUCH.style],
    ['a style sheet of 110,000 characters in a section', `<style><![CDATA[${'a'.repeat(110_000)}]]></style>`, TOO_MUCH.style],
    ['many rules for many parts', `<style>${'.a b{}'.repeat(3_000)}</style>${paths(3_000)}`, TOO_MUCH.styleWork],
    ['a text of 40 kB', `<text>${'a'.repeat(40_000)}</text>`, TOO_MUCH.text],
    ['a text of 900 kB', `<text>${'a'.repeat(900_000)}</text>`, TOO_MUCH.text],
    ['a text by another prefix', `<s:text>${'a'.repeat(600)}</s:text>`, TOO_MUCH.text],
    ['a text in pieces of notes', `<text>${'aaaaaaaaa<!-- -->'.repeat(100)}</text>`, TOO_MUCH.text],
    ['a text in sections', `<text>${'<![CDATA[aaaaaaaaa]]>'.repeat(100)}</text>`, TOO_MUCH.text],
    ['long texts, many of them', `<text>${'a'.repeat(450)}</text>`.repeat(60), TOO_MUCH.textWork],
    ['a part of many attributes', `<g${attributes(201)}/>`, TOO_MUCH.attributes],
  ])('is refused with %s', (_name, inner, message) => {
    expect(said(drawing(inner))).toBe(message);
  });

  it.each([
    ['abbreviations', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'ENTITY'],
    ['abbreviations behind a misleading name', '<!DOCTYPE svg SYSTEM ">" [<!ENTITY a "b">]><svg/>', 'ENTITY'],
    ['an attribute that doesn’t end', '<svg a="', 'kein gültiges SVG'],
    ['a mark that doesn’t end', '<svg', 'kein gültiges SVG'],
    ['a note that doesn’t end', '<svg><!-- ', 'kein gültiges SVG'],
    ['a document type that doesn’t end', '<!DOCTYPE', 'kein gültiges SVG'],
  ])('is refused with %s', (_name, text, message) => {
    expect(said(text)).toContain(message);
  });

  it('is bounded again when it is clean: what stood apart may then be one text', () => {
    const linked = drawing(`<text>${`<a href="#x">${'a'.repeat(100)}</a>`.repeat(10)}</text>`);
    expect(said(linked)).toBeUndefined();
    expect(() => sanitiseSvg(Buffer.from(linked))).toThrow(TOO_MUCH.text);
  });
});
