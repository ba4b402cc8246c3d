import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import jsonpatch, { type Operation as Step } from 'fast-json-patch';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentForm, schemaAt } from '../form/index.ts';
import type { Schema } from '../form/schema/schema.ts';
import { fragmentsOfHtml } from './read-html.ts';
import { fragmentsOfPaste } from './read-pasted.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const GOOGLE = readFileSync(join(PROJECT, 'tests/fixtures/inputs/google-docs.clipboard'), 'utf8');
const PLAIN = 'Fett und kursiv mit Verweis.\nZweiter Absatz: A & B, 3 < 5.\neins\nzwei';
const schemaOf = (name: string): Schema => JSON.parse(readFileSync(join(PROJECT, name), 'utf8')) as Schema;

afterEach(cleanup);

describe('what the clipboard of others holds', () => {
  it.each([
    [
      'Google Docs',
      GOOGLE,
      [
        '<strong>Fett</strong> und <em>kursiv</em> mit <a href="https://www.parkett.example/aktien">Verweis</a>.',
        'Zweiter Absatz: A &amp; B, 3 &lt; 5.',
        ['eins', 'zwei'],
      ],
    ],
    [
      'Word, with its lists that are paragraphs',
      `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h2><b>Titel &amp; mehr</b></h2>
       <p class=MsoNormal><b><span style='font-family:"Arial"'>Fett </span></b>und<i> kursiv</i><o:p></o:p></p>
       <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp;&nbsp; </span></span>eins</p>
       <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp; </span></span>zwei</p>
       <p class=MsoNormal>Schluss.</p><!--EndFragment--></body></html>`,
      ['# Titel & mehr', '<strong>Fett</strong> und <em>kursiv</em>', ['eins', 'zwei'], 'Schluss.'],
    ],
    [
      'numbers of Word',
      `<p style="mso-list:l1 level1"><span>1.<span> </span></span>erst</p><p style="mso-list:l1 level1">2. dann</p>`,
      [['#', 'erst', 'dann']],
    ],
    ['mails, whose lines are divs', '<div>eins</div><div><br></div><div>zwei<br>drei<br><br>vier</div>', ['eins', 'zwei<br>drei', 'vier']],
    [
      'lists inside of lists, and what stands around them',
      'davor<ol><li><p>eins</p><ul><li>innen</li></ul></li><li>zwei</li></ol>danach',
      ['davor', ['#', 'eins'], ['innen'], ['#', 'zwei'], 'danach'],
    ],
    [
      'marks of styles, and those that styles take away',
      '<p><span style="font-weight:600;font-style:italic">beides</span> <b style="font-weight:normal">nichts</b> H<span style="vertical-align: sub">2</span>O m<sup>2</sup> <code>x</code></p>',
      ['<strong><em>beides</em></strong> nichts H<sub>2</sub>O m<sup>2</sup> <code>x</code>'],
    ],
    ['marks in fragments', '<p><b>eins</b> <b>zwei</b><b></b><i> </i>drei</p>', ['<strong>eins zwei</strong> drei']],
    [
      'links behind a detour, of the portal and of mails',
      '<p><a href="https://www.google.com/url?q=https://a.example/?b%3D1%26c%3D2&amp;sa=D">a</a> <a href="/etf">b</a> <a href="mailto:a@b.example">c</a></p>',
      ['<a href="https://a.example/?b=1&amp;c=2">a</a> <a href="/etf">b</a> <a href="mailto:a@b.example">c</a>'],
    ],
    [
      'what nobody may bring in',
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)><a href="//fremd.example">c</a><a href="https://a.example/&quot;onx=&quot;">d</a></p>',
      ['abc<a href="https://a.example/&quot;onx=&quot;">d</a>'],
    ],
    ['a table', '<table><tr><td>Preis</td><td>1.234,50&nbsp;€</td></tr></table>', ['Preis', '1.234,50\u00A0€']],
  ])('%s', (_name, html, expected) => {
    const told = fragmentsOfHtml(html).map((fragment) =>
      fragment.kind === 'list'
        ? [...(fragment.isOrdered ? ['#'] : []), ...fragment.items]
        : fragment.kind === 'heading'
          ? `# ${fragment.text}`
          : fragment.text,
    );
    expect(told).toEqual(expected);
  });

  it('is left to the browser where it is one plain line, or markup that was written by hand', () => {
    expect(fragmentsOfPaste('', 'Nur Text')).toBeUndefined();
    expect(fragmentsOfPaste('<meta charset="utf-8"><span style="color:red">Nur Text</span>', 'Nur Text')).toBeUndefined();
    expect(fragmentsOfPaste('<pre>&lt;strong&gt;a&lt;/strong&gt;</pre>', '<strong>a</strong>')).toBeUndefined();
  });

  it('is parted also where it is plain text', () => {
    expect(fragmentsOfPaste('', 'A & B\nzweite Zeile\n\n- eins\n- zwei\n\n1. erst\n2. dann')).toEqual([
      { kind: 'paragraph', text: 'A &amp; B\nzweite Zeile' },
      { kind: 'list', isOrdered: false, items: ['eins', 'zwei'] },
      { kind: 'list', isOrdered: true, items: ['erst', 'dann'] },
    ]);
  });
});

/** Form of one block of a document, as the workspace shows it. */
function show(schema: Schema, start: Record<string, unknown>, at: string) {
  let document = start;
  let edits = 0;
  const valueOf = (): unknown => jsonpatch.getValueByPointer(document, at);
  function Page() {
    const [, redraw] = useState(0);
    return (
      <MantineProvider env="test">
        <DocumentForm
          key={String(edits)}
          schema={schemaAt(schema, document, at) ?? {}}
          document={document}
          documentSchema={schema}
          value={valueOf()}
          at={at}
          pickers={{}}
          findings={[]}
          onPatch={(operations) => {
            edits += 1;
            document = jsonpatch.applyPatch(structuredClone(document), operations as Step[]).newDocument;
            redraw(edits);
          }}
        />
      </MantineProvider>
    );
  }
  render(<Page />);
  return { document: () => document, edits: () => edits };
}

function paste(field: HTMLElement, html: string, text: string, [start, end] = [0, 0]): void {
  (field as HTMLTextAreaElement).setSelectionRange(start, end);
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) } });
}

const FIRST = '<strong>Fett</strong> und <em>kursiv</em> mit <a href="https://www.parkett.example/aktien">Verweis</a>.';
const SECOND = 'Zweiter Absatz: A &amp; B, 3 &lt; 5.';

describe('pasting into a paragraph', { timeout: 30_000 }, () => {
  const page = schemaOf('documents/kinds/content-page/content-page.schema.json');
  const fragment = schemaOf('documents/content/article.schema.json');
  const text = (): HTMLElement => screen.getByRole('textbox', { name: /^Text/u });

  it('of a free text puts blocks behind it, in one step', () => {
    const parts = [
      { type: 'paragraph', text: 'Davor. Danach.' },
      { type: 'subheading', text: 'Ende' },
    ];
    const { document, edits } = show(page, { slug: 'a', title: 'A', description: 'B', body: parts }, '/body/0');
    paste(text(), GOOGLE, PLAIN, [7, 7]);
    expect(document()['body']).toEqual([
      { type: 'paragraph', text: `Davor. ${FIRST}` },
      { type: 'paragraph', text: SECOND },
      { type: 'list', items: ['eins', 'zwei'] },
      { type: 'paragraph', text: 'Danach.' },
      { type: 'subheading', text: 'Ende' },
    ]);
    expect(edits()).toBe(1);
  });

  it('of an article does so with its kinds', () => {
    const { document } = show(fragment, { contentItems: [{ type: 'paragraph', value: 'x' }] }, '/contentItems/0');
    paste(text(), `<h2>Titel &amp; mehr</h2>${GOOGLE}<ol><li>erst</li></ol>`, PLAIN, [0, 1]);
    expect(document()['contentItems']).toEqual([
      { type: 'headline', value: 'Titel & mehr' },
      { type: 'paragraph', value: FIRST },
      { type: 'paragraph', value: SECOND },
      { type: 'unordered-list', values: ['eins', 'zwei'] },
      { type: 'ordered-list', values: ['erst'] },
    ]);
  });

  it('of one line stays in its text', () => {
    const { document } = show(page, { slug: 'a', title: 'A', description: 'B', body: [{ type: 'paragraph', text: 'ab' }] }, '/body/0');
    paste(text(), '<b>F</b> &amp; <i>k</i>', 'F & k', [1, 1]);
    expect(document()['body']).toEqual([{ type: 'paragraph', text: 'a<strong>F</strong> &amp; <em>k</em>b' }]);
  });

  it('of a list makes entries of it', () => {
    const list = { type: 'list', items: ['a', 'b'] };
    const { document } = show(page, { slug: 'a', title: 'A', description: 'B', body: [list] }, '/body/0');
    const [field] = screen.getAllByRole('textbox');
    paste(field!, GOOGLE, PLAIN, [0, 1]);
    expect(document()['body']).toEqual([{ type: 'list', items: [FIRST, SECOND, 'eins', 'zwei', 'b'] }]);
  });
});
