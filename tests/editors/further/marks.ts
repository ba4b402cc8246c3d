import { wrong, type Mistake } from '../mistake.ts';

const ARTICLE = 'content/articles/anleihen-grundlagen.yaml';

/** Replaces a paragraph of an article by another text. */
const paragraph = (what: string, text: string, says: string, suggestion?: string): Mistake =>
  wrong(
    `text: ${what}`,
    ARTICLE,
    [/ {2}- type: headline\n {4}value: Was eine Anleihe verspricht/u, `  - type: paragraph\n    value: ‸'${text}'`],
    says,
    suggestion,
  );
/** Changes one of the article's texts that has no formatting. */
const plain = (what: string, [from, to]: readonly [string, string], says: string): Mistake =>
  wrong(`plain text: ${what}`, ARTICLE, [from, to], says);

/** Unknown formatting in texts, and formatting where none is allowed. */
export const marks: readonly Mistake[] = [
  paragraph('a quote of Markdown', '> Ein Zitat', 'Markdown (ein Zitat)'),
  paragraph('struck out in Markdown', 'Ein ~~altes~~ Wort', 'Markdown (durchgestrichene Schrift)'),
  paragraph(
    'bold and slanted in Markdown',
    'Ein ***wichtiges*** Wort',
    'Markdown (fette, kursive Schrift)',
    '<strong><em>wichtiges</em></strong>',
  ),
  paragraph('a marker', 'Ein ==wichtiges== Wort', 'Markdown (markierte Schrift)', '<strong>wichtiges</strong>'),
  paragraph('a footnote', 'Ein Wort[^1] mehr', 'Markdown (eine Fußnote)'),
  paragraph('a rule', '---', 'Markdown (eine Trennlinie)'),
  paragraph('a row of a table', '| Wort | Bedeutung |', 'Markdown (eine Zeile einer Tabelle)'),
  paragraph('tags of a forum', 'Ein [b]Wort[/b]', '„[b]“ ist keine Auszeichnung'),
  paragraph('tags whose brackets are written as characters', 'Ein &lt;strong&gt;Wort&lt;/strong&gt;', 'ist keine Auszeichnung'),
  paragraph('a comment', 'Ein Wort <!-- später mehr -->', 'Kommentar'),
  paragraph('a link without words', 'Mehr <a href="/ratgeber"></a> hier', 'kann niemand anklicken'),
  paragraph('bold without words', 'Mehr <strong> </strong> hier', 'enthält keinen Text'),
  paragraph('a link within a link', '<a href="/ratgeber">Mehr <a href="/ratgeber">hier</a></a>', 'steht in einem anderen'),
  paragraph('a quote that is not closed', 'Mehr <a href="/ratgeber>hier</a>', 'fehlt ein Anführungszeichen', '<a href="/ratgeber">'),
  paragraph('a character without semicolon', 'Zinsen &amp Kurse', 'fehlt das Semikolon', '&amp;'),
  paragraph('nothing but blanks', '  ', 'ist leer'),
  paragraph(
    'one slash behind the scheme',
    'Mehr <a href="https:/parkett.example">hier</a>',
    'statt mit „https://“',
    'https://parkett.example',
  ),
  paragraph(
    'a scheme with a letter less',
    'Mehr <a href="htps://parkett.example">hier</a>',
    'statt mit „https://“',
    'https://parkett.example',
  ),
  paragraph('a scheme and nothing else', 'Mehr <a href="https://">hier</a>', 'nennt keinen Rechner'),
  plain('bold in a cell', ['[Nennwert, ', "[‸'<strong>Nennwert</strong>', "], 'keine Auszeichnungen möglich'),
  plain('bold in a cell, in Markdown', ['[Nennwert, ', "[‸'**Nennwert**', "], 'Markdown (fette Schrift)'),
  plain('slanted in a caption', ['caption: Eigene Rechnung', 'caption: ‸<em>Eigene</em> Rechnung'], 'keine Auszeichnungen möglich'),
  plain('bold in the headline', ["headline: 'Anleihen: ", "headline: ‸'<b>Anleihen</b>: "], 'keine Auszeichnungen möglich'),
  plain('a link in the teaser', ['teaser: Kupon', 'teaser: ‸<a href="/anleihen">Kupon</a>'], 'keine Auszeichnungen möglich'),
  plain('a summary without text', ['  - type: table-of-contents', '  - type: ‸summary\n  - type: table-of-contents'], 'fehlt der Text'),
];
