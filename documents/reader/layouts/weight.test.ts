import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble.ts';
import { readDocument } from '../read-document.ts';
import { MOST_BLOCKS_OF_LISTS, MOST_CHARACTERS } from './weight.ts';

const HEAD = 'route: /a\ntitle: A\ndescription: A\ndataClass: static\nrendering: cached\nrobots: noindex\n';

function listOf(blocks: number, text: string): string {
  const block = `  - { type: text-section, headline: A, paragraphs: ['${text}'] }\n`;
  return `parameters: { t: { type: text, description: Text } }\nblocks:\n${block.repeat(blocks)}`;
}

function pageOf(uses: number, text = 'B'): string {
  return `${HEAD}body:\n  main:\n${`    - { use: liste, with: { t: ${text} } }\n`.repeat(uses)}`;
}

function checked(page: string, others: Readonly<Record<string, string>>) {
  const texts = Object.entries({ 'pages/a.yaml': page, ...others });
  const { ownFindings, config } = assemble(texts.map(([file, text]) => ({ file, document: readDocument(file, text) })));
  return { findings: ownFindings.filter(({ file }) => texts.some(([name]) => name === file)), pages: config.pages };
}

describe('what a page takes over from layouts and lists', () => {
  it('is bounded in blocks, told once at the entry that is one too many', () => {
    const whole = checked(pageOf(MOST_BLOCKS_OF_LISTS / 200), { 'block-lists/liste.yaml': listOf(200, '{t}') });
    expect(whole.findings).toEqual([]);
    expect(whole.pages[0]?.body).toMatchObject({ main: { length: MOST_BLOCKS_OF_LISTS } });
    const { findings, pages } = checked(pageOf(500), { 'block-lists/liste.yaml': listOf(200, '{t}') });
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'too-many-blocks', file: 'pages/a.yaml', line: 9 + MOST_BLOCKS_OF_LISTS / 200, severity: 'error' }),
    ]);
    expect(pages).toEqual([]);
  });

  it('is bounded in characters, however parameters multiply them', () => {
    const { findings } = checked(pageOf(2, 'B'.repeat(20_000)), { 'block-lists/liste.yaml': listOf(1, '{t}'.repeat(2_000)) });
    expect(findings).toEqual([expect.objectContaining({ rule: 'too-much-text', file: 'pages/a.yaml', line: 9, path: 'body.main[0]' })]);
  });

  it('is bounded where lists double a text that they hand on, and told at the page', () => {
    const doubling = Array.from({ length: 12 }, (_, index): [string, string] => [
      `block-lists/${index === 11 ? 'liste' : `l${index}`}.yaml`,
      index === 0
        ? listOf(1, '{t}')
        : `parameters: { t: { type: text, description: Text } }\nblocks: [{ use: l${index - 1}, with: { t: '{t}{t}' } }]\n`,
    ]);
    const { findings } = checked(pageOf(1, 'B'.repeat(2_000)), Object.fromEntries(doubling));
    expect(findings).toEqual([expect.objectContaining({ rule: 'too-much-text', file: 'pages/a.yaml', line: 9 })]);
  });

  it('is bounded in what a layout brings', () => {
    const layout = `parameters: { t: { type: text, description: Text } }\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main: [{ type: text-section, headline: A, paragraphs: ['${'{t}'.repeat(2_000)}'] }]\n`;
    const page = `layout: gross\nwith: { t: ${'B'.repeat(2_000)} }\nroute: /a\ntitle: A\ndescription: A\n`;
    const { findings } = checked(page, { 'layouts/gross.yaml': layout });
    expect(findings).toEqual([expect.objectContaining({ rule: 'too-much-text', file: 'pages/a.yaml', line: 1, path: 'layout' })]);
  });

  it('is bounded in the defaults of a list by itself', () => {
    const list = listOf(1, '{t}'.repeat(2_000)).replace(
      'description: Text',
      `description: Text, default: ${'B'.repeat(MOST_CHARACTERS / 1_000)}`,
    );
    const { findings } = checked(`${HEAD}body: { main: [] }\n`, { 'block-lists/liste.yaml': list });
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'too-much-text', file: 'block-lists/liste.yaml', line: 1, path: 'parameters' }),
    ]);
  });
});
