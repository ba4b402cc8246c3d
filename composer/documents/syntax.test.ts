import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readDocument } from '#documents/reader/read-document.ts';
import { syntaxText } from '#documents/reader/syntax-texts.ts';
import { InvalidYaml, parsed } from './syntax.ts';
import { hostileText, mutated } from './testing/hostile-documents.ts';
import { chances } from './testing/random-edits.ts';
import { shippedDocuments } from './testing/shipped.ts';

function faultOf(text: string): string {
  try {
    parsed(text);
    return '';
  } catch (error) {
    if (error instanceof InvalidYaml) return error.message;
    throw error;
  }
}

/** Messages of the YAML library for a text: its errors, and the exceptions it throws. */
function libraryTexts(text: string): string[] {
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    const thrown: string[] = [];
    try {
      document.toJS();
    } catch (error) {
      thrown.push((error as Error).message);
    }
    return [...[...document.errors, ...document.warnings].map(({ message }) => message), ...thrown];
  } catch (error) {
    return [(error as Error).message];
  }
}

const FAULTY: Readonly<Record<string, string>> = {
  deep: `a: ${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'deeper than the stack': '- '.repeat(100_000),
  'unknown anchor': 'a: *x',
  'alias with properties': 'a: &b 1\nc: &d *b',
  'too many aliases': `a: &a [x]\nb: [${Array.from({ length: 150 }, () => '*a').join(', ')}]`,
  'two anchors': 'a: &b &c 1',
  'two tags': 'a: !!str !!int 1',
  directive: '%FOO bar\n%YAML 9\n---\na: 1',
  'long key': `? x\n${'k'.repeat(1_100)}: 1\n`,
  'two documents': 'a: 1\n---\nb: 2',
  'tag of another kind': 'a: !!map [1]',
  escape: 'a: "\\q"',
  quote: 'a: "x',
  start: 'a: @x',
  indentation: 'a:\n    b: 1\n  c: 2',
  tab: 'a:\n\tb: 1',
  doubled: 'a: 1\na: 2',
  bracket: 'a: [1',
};

describe('a text that is no YAML', () => {
  it.each(Object.entries(FAULTY))('is told without the words of the library: %s', (_, text) => {
    const told = [faultOf(text), ...(readDocument('pages/a.yaml', text)?.findings ?? []).map(({ message }) => message)];
    for (const english of libraryTexts(text)) for (const message of told) expect(message).not.toContain(english);
    expect(told.join('')).not.toMatch(/call stack|resource exhaustion|should not happen/u);
  });
  it('names what is wrong', () => {
    expect(faultOf(FAULTY['deep'] ?? '')).toBe('Listen und Abschnitte stehen hier mehr als 64 Ebenen tief ineinander.');
    expect(faultOf('a: *x')).toMatch(/^Der Verweis \(\*name\) führt zu keinem Anker/u);
    expect(faultOf(FAULTY['too many aliases'] ?? '')).toMatch(/^Die Verweise \(\*name\) wiederholen zu viel/u);
    expect(faultOf('a: &b &c 1')).toMatch(/^Hier stehen zwei Anker/u);
  });
  it('is told in German for a code that is not known', () => {
    expect(syntaxText('CODE_OF_A_LATER_VERSION', 'Something went wrong')).not.toContain('Something');
  });
  it('is told without the words of the library, whatever it is', () => {
    const shipped = shippedDocuments();
    fc.assert(
      fc.property(fc.constantFrom(...shipped), chances, fc.boolean(), ({ text: real }, chance, isHostile) => {
        const text = isHostile ? hostileText(chance).slice(0, 4_000) : mutated(real.slice(0, 4_000), chance);
        const told = faultOf(text);
        for (const english of libraryTexts(text)) expect(told).not.toContain(english);
      }),
      { numRuns: 150 },
    );
  });
});
