import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureAudio, fixtureContent, findingAfter, findingsAfter, repairedAfter, type Edit } from './testing/scratch-config.ts';

const ARTICLE = 'content/articles/stop-order.yaml';
/** Article with one more part at its end. */
const part = (yaml: string): Record<string, Edit> => ({ [ARTICLE]: (text) => `${text.trimEnd()}\n  - ${yaml}\n` });
const paragraph = (value: string): Record<string, Edit> => part(`type: paragraph\n    value: '${value}'`);

describe('the markup of a text', () => {
  it.each([
    ['unclosed-tag', 'ein <strong>Wort', '„<strong>“ wird nicht geschlossen', undefined],
    ['unclosed-tag', '<strong>x<strong>', 'wird nicht geschlossen', '</strong>'],
    ['unclosed-tag', 'ein <strong Wort', 'fehlt das Zeichen „>“', undefined],
    ['unopened-tag', 'ein Wort</strong>', 'schließt etwas, das nie begann', undefined],
    ['crossed-tag', '<strong>a</em>', '„</em>“ steht, wo „<strong>“ zu schließen ist', '</strong>'],
    ['unknown-tag', 'ein <strng>Wort</strng>', '„<strng>“ gibt es nicht', '<strong>'],
    ['unknown-tag', '<script>x</script>', 'in einem Text nicht erlaubt', undefined],
    ['unknown-tag', '<p>x</p>', 'in einem Text nicht erlaubt', undefined],
    ['empty-link', '<a href="">x</a>', 'Ihm fehlt die Adresse', undefined],
    ['empty-link', '<a>x</a>', 'Ihm fehlt die Adresse', undefined],
    ['unknown-attribute', '<a href="/impressum" onclick="x">x</a>', '„onclick“ ist an „<a>“ nicht erlaubt', undefined],
    ['unknown-character', 'a &nbs; b', 'Ein Zeichen „&nbs;“ gibt es nicht', '&nbsp;'],
    ['markdown', 'ein **fettes** Wort', 'ist Markdown (fette Schrift)', '<strong>fettes</strong>'],
    ['markdown', 'ein *schräges* Wort', 'ist Markdown (kursive Schrift)', '<em>schräges</em>'],
    ['markdown', 'ein [Verweis](/impressum)', 'ist Markdown (ein Verweis)', '<a href="/impressum">Verweis</a>'],
    ['markdown', '# Titel', 'ist Markdown (eine Überschrift)', undefined],
    ['markdown', '- eins', 'ist Markdown (ein Punkt einer Liste)', undefined],
  ])('is told where no page shows it: %s, %s', (rule, text, says, suggestion) => {
    const finding = findingAfter(paragraph(text));
    expect(finding).toMatchObject({ rule, file: ARTICLE, severity: 'warning', column: 12, message: expect.stringContaining(says) });
    expect(finding.suggestion).toBe(suggestion);
  });

  it.each([
    '<STRONG>x</STRONG> und <br> und <br/>',
    '<a href=/impressum>x</a>, <abbr title="y">z</abbr>',
    'a < b und 3 <5, Anleger*innen und Leser*innen, 2 * 3 * 4, snake_case_name',
    'M&A, 5 &ndash; 6&nbsp;%',
  ])('is right: %s', (text) => {
    expect(findingsAfter(paragraph(text))).toEqual([]);
  });

  it('is looked through for links however they are written', () => {
    expect(findingAfter(paragraph('<A HREF=/impresum>x</A>'))).toMatchObject({ rule: 'unknown-path', suggestion: '/impressum' });
  });
});

describe('blank lines in a text', () => {
  it.each([
    ['>-\n      Eins.\n\n      Zwei.', 1],
    ['|\n      Eins.\n\n      Zwei.', 1],
    ['Eins.\n\n      Zwei.', 1],
    ['>-\n      Eins\n      und zwei.', 0],
    ['|\n      Eins\n      und zwei.', 0],
  ])('do not part paragraphs: %s', (value, count) => {
    const rules = findingsAfter(part(`type: paragraph\n    value: ${value}`)).map(({ rule }) => rule);
    expect(rules).toEqual(Array.from({ length: count }, () => 'joined-paragraphs'));
  });
});

describe('a part of an article', () => {
  it('has rows as long as their head', () => {
    const rows = "type: table\n    rows:\n      - ['a', 'b']\n      - ['c', 'd']\n      - ['e']";
    expect(findingAfter(part(rows))).toMatchObject({
      rule: 'wrong-row',
      column: 9,
      message: 'Die Zeile hat 1 Zellen, die Tabelle 2 Spalten.',
    });
  });

  it('is no photo without a picture', () => {
    expect(findingAfter(part('type: photo'))).toMatchObject({ rule: 'missing-image', expected: 'cloudinaryId oder photoUrl' });
  });
});

describe('an episode', () => {
  const FILE = 'content/podcasts/zweite-lesung-01.yaml';
  const [file = '', bytes = 0] = [...(fixtureAudio() ?? [])][0] ?? [];
  const told = (facts: string): Record<string, Edit> => ({ [FILE]: (text) => text.replace('stream: 8101 }', `stream: 8101, ${facts} }`) });

  it.each([
    ['the recording', `audio: { file: 'gibt-es-nicht.mp3', seconds: 60, bytes: 1 }`, 'unknown-recording', 'gibt es nicht'],
    ['its size', `audio: { file: '${file}', seconds: 60, bytes: 1 }`, 'wrong-size', `ist ${bytes} Bytes groß`],
    [
      'a chapter after the end',
      `audio: { file: '${file}', seconds: 60, bytes: ${bytes} }, chapters: [{ start: 60, title: A }]`,
      'wrong-order',
      'die Aufnahme dauert nur 60',
    ],
    [
      'chapters that go back',
      `audio: { file: '${file}', seconds: 60, bytes: ${bytes} }, chapters: [{ start: 30, title: A }, { start: 20, title: B }]`,
      'wrong-order',
      'nicht nach dem vorigen (30)',
    ],
  ])('has what it says: %s', (_what, facts, rule, says) => {
    expect(findingAfter(told(facts))).toMatchObject({ rule, file: FILE, message: expect.stringContaining(says) });
  });

  it('is there once', () => {
    const copy = readFileSync(join(fixtureContent, 'podcasts/zweite-lesung-01.yaml'), 'utf8')
      .replace('42801', '42899')
      .replace('der-anhang', 'noch-einer');
    expect(findingAfter({ 'content/podcasts/zweite-lesung-02.yaml': copy })).toMatchObject({
      rule: 'duplicate-episode',
      file: 'content/podcasts/zweite-lesung-02.yaml',
      line: 9,
      column: 44,
      suggestion: '2',
    });
  });
});

describe('a value that lacks its quotes', () => {
  it.each([
    ['Probe: eins # Notiz', "'Probe: eins' # Notiz"],
    ['@Probe   # Notiz', "'@Probe'   # Notiz"],
    ["{issuer.name}s # Wie's kam", "'{issuer.name}s' # Wie's kam"],
    ['%Probe # Notiz', "'%Probe' # Notiz"],
  ])('gets them in front of its comment: %s', (written, mended) => {
    const page = (title: string): string =>
      `route: /probe\ntitle: ${title}\ndescription: Probe\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [] }\n`;
    const { texts } = repairedAfter({ 'pages/probe.yaml': page(written) });
    expect(texts.get('pages/probe.yaml')).toBe(page(mended));
  });
});
