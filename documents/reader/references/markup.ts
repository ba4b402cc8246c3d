import { INLINE_ATTRIBUTES, INLINE_TAGS, tagsIn, type Tag } from '../../rules/inline-markup.ts';
import type { Fault } from '../fault.ts';
import type { Source } from '../source.ts';
import type { DocumentPath } from '../path.ts';
import { linesOf } from '../lines.ts';
import { closest } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { markdownDefect, type TextDefect } from './markdown.ts';

const NAMES: readonly string[] = INLINE_TAGS;
const ALLOWED = NAMES.map((name) => `<${name}>`);
/** Known HTML tags that are never a misspelling of a supported one. */
export const OTHER_HTML: ReadonlySet<string> = new Set(
  'p div span h1 h2 h3 h4 h5 h6 ul ol li img table tr td th script style iframe u s del ins small mark blockquote hr font center video audio form input button pre q cite svg'.split(
    ' ',
  ),
);

/** Returns the first defect of a text with markup, which no page would render as intended. */
export function markupFault(text: string, path: DocumentPath, source: Source): Fault | undefined {
  const defect =
    emptyDefect(text, path) ??
    tagDefect(tagsIn(text)) ??
    bracketDefect(text) ??
    entityDefect(text) ??
    shownTagDefect(text) ??
    (isCopied(source) ? undefined : markdownDefect(text)) ??
    paragraphDefect(text, path, source);
  return defect === undefined ? undefined : { severity: 'warning', path, part: 'value', ...defect };
}

/** White space, including `&nbsp;` and line breaks. */
const BLANK = /^(?:\s|&nbsp;|<br\s*\/?>)*$/iu;
const EMPTY_TAG = /<(a|abbr|b|code|em|i|strong|sub|sup)(?:\s[^<>]*)?>\s*<\/\1\s*>/iu;

/** Reports a text, or a part of it, without visible content. */
function emptyDefect(text: string, path: DocumentPath): TextDefect | undefined {
  // A cell of a table may be empty.
  if (BLANK.test(text) && !path.includes('rows'))
    return { rule: 'empty-text', message: 'Dieser Text ist leer; die Seite zeigt nichts.', expected: 'ein Text, oder kein Baustein' };
  const [written, name = ''] = EMPTY_TAG.exec(text) ?? [];
  if (written === undefined) return undefined;
  const message = `„${written.slice(0, 60)}“ enthält keinen Text${name.toLowerCase() === 'a' ? '; den Verweis kann niemand anklicken' : ''}.`;
  return { rule: 'empty-tag', message, expected: 'ein Text zwischen beiden Auszeichnungen, oder keine von beiden' };
}

function tagDefect(tags: readonly Tag[]): TextDefect | undefined {
  const open: Tag[] = [];
  let nested: Tag | undefined;
  for (const tag of tags) {
    const defect = unknownTag(tag) ?? (tag.isEnd ? wrongEnd(tag, open) : attributeDefect(tag));
    if (defect !== undefined) return defect;
    if (tag.isEnd) open.pop();
    else if (tag.name !== 'br' && !tag.written.endsWith('/>')) {
      if (open.some(({ name }) => name === tag.name)) nested ??= tag;
      open.push(tag);
    }
  }
  const last = open.at(-1);
  if (last === undefined && nested !== undefined)
    return {
      rule: 'nested-tag',
      message: `„${nested.written}“ steht in einem anderen „<${nested.name}>“.`,
      expected: 'eine der beiden Auszeichnungen',
    };
  const again = open.find(({ name }, index) => index < open.length - 1 && name === last?.name);
  return (
    last && {
      rule: 'unclosed-tag',
      message: `„${last.written}“ wird nicht geschlossen.`,
      expected: `</${last.name}> am Ende dessen, was so aussehen soll`,
      // If the tag is opened twice, the second was probably meant to close the first.
      suggestion: again === undefined ? undefined : `</${last.name}>`,
    }
  );
}

function unknownTag({ name, written, isEnd }: Tag): TextDefect | undefined {
  if (NAMES.includes(name)) return undefined;
  const near = OTHER_HTML.has(name) ? undefined : closest(name, NAMES);
  return {
    rule: 'unknown-tag',
    message: OTHER_HTML.has(name)
      ? `„${written}“ ist in einem Text nicht erlaubt; die Seite lässt es weg.`
      : `Die Auszeichnung „${written}“ gibt es nicht; die Seite lässt sie weg.`,
    expected: oneOfWords(ALLOWED),
    suggestion: near === undefined ? undefined : `<${isEnd ? '/' : ''}${near}>`,
  };
}

function wrongEnd({ name, written }: Tag, open: readonly Tag[]): TextDefect | undefined {
  const last = open.at(-1);
  if (last?.name === name) return undefined;
  if (last === undefined)
    return {
      rule: 'unopened-tag',
      message: `„${written}“ schließt etwas, das nie begann.`,
      expected: `<${name}> davor, oder nichts an dieser Stelle`,
    };
  const suggestion = `</${last.name}>`;
  return {
    rule: 'crossed-tag',
    message: `„${written}“ steht, wo „${last.written}“ zu schließen ist.`,
    expected: suggestion,
    suggestion,
  };
}

function attributeDefect({ name, written, attributes }: Tag): TextDefect | undefined {
  // A quote within the other kind of quotes does not end a value.
  const quotes = written.replaceAll(/"[^"]*"|'[^']*'/gu, '').match(/["']/gu) ?? [];
  if (quotes.length > 0)
    return {
      rule: 'open-quote',
      message: `In „${written.slice(0, 60)}“ fehlt ein Anführungszeichen.`,
      expected: name === 'a' ? '<a href="/…">' : `<${name}>`,
      suggestion: /^<a href=["'][^\s"'<>]+>$/u.test(written) ? `<a href="${written.slice(9, -1)}">` : undefined,
    };
  if (name === 'a') {
    const href = attributes.find((attribute) => attribute.name === 'href');
    if (href === undefined || href.value.trim() === '')
      return {
        rule: 'empty-link',
        message: `Der Verweis „${written}“ führt nirgendwohin: Ihm fehlt die Adresse.`,
        expected: '<a href="/…"> oder <a href="https://…">',
      };
  }
  const dropped = attributes.find((attribute) => INLINE_ATTRIBUTES[name]?.includes(attribute.name) !== true);
  return (
    dropped && {
      rule: 'unknown-attribute',
      message: `„${dropped.name}“ ist an „<${name}>“ nicht erlaubt; die Seite lässt es weg.`,
      expected: INLINE_ATTRIBUTES[name] === undefined ? `<${name}>` : oneOfWords(INLINE_ATTRIBUTES[name]),
    }
  );
}

/** Reports a tag without a closing bracket: everything up to the next bracket would become part of it. */
function bracketDefect(text: string): TextDefect | undefined {
  const at = text.search(/<\/?[a-z]/iu);
  const open = at < 0 ? undefined : /<\/?[a-z][^<>]*(?:$|(?=<))/iu.exec(text)?.[0];
  return open === undefined
    ? undefined
    : { rule: 'unclosed-tag', message: `Nach „${open.slice(0, 40)}“ fehlt das Zeichen „>“.`, expected: 'ein „>“ am Ende der Auszeichnung' };
}

/** Names of characters that pages interpret. */
const ENTITIES: readonly string[] =
  'amp lt gt quot apos nbsp shy ndash mdash hellip auml ouml uuml Auml Ouml Uuml szlig euro bdquo ldquo rdquo laquo raquo times minus thinsp copy reg trade deg frac12 frac14 sup2 sup3 permil middot bull rarr larr zwnj sbquo lsquo rsquo'.split(
    ' ',
  );

function entityDefect(text: string): TextDefect | undefined {
  const plain = text.replaceAll(/<[^<>]*>/gu, '');
  const open = [...plain.matchAll(/&([a-z][a-z0-9]*)(?![a-z0-9;])/giu)]
    .map(([, found = '']) => found)
    .find((found) => ENTITIES.includes(found));
  if (open !== undefined)
    return {
      rule: 'unknown-character',
      message: `Nach „&${open}“ fehlt das Semikolon.`,
      expected: 'das Zeichen selbst',
      suggestion: `&${open};`,
    };
  const name = [...text.matchAll(/&([a-z][a-z0-9]*);/giu)].map(([, found = '']) => found).find((found) => !ENTITIES.includes(found));
  if (name === undefined) return undefined;
  const near = closest(name, ENTITIES);
  return {
    rule: 'unknown-character',
    message: `Ein Zeichen „&${name};“ gibt es nicht; die Seite zeigt diese Buchstaben.`,
    expected: 'das Zeichen selbst',
    suggestion: near === undefined ? undefined : `&${near};`,
  };
}

/** Reports forum tags, and tags whose brackets are escaped: a page shows them as text. Comments would not be shown. */
function shownTagDefect(text: string): TextDefect | undefined {
  const forum = /\[\/?(?:b|i|u|s|url|img|quote|code|list|color|size)(?:=[^[\]]*)?\]/iu.exec(text)?.[0];
  // Within <code> a tag may be the subject of the text.
  const [escaped, name = ''] = /<code/iu.test(text) ? [] : (/&lt;\/?([a-z][a-z0-9]*)(?:\s[^<>&]*)?&gt;/iu.exec(text) ?? []);
  const isTag = NAMES.includes(name.toLowerCase()) || OTHER_HTML.has(name.toLowerCase());
  const shown = forum ?? (isTag ? escaped : undefined);
  if (shown !== undefined) {
    const message = `„${shown}“ ist keine Auszeichnung; die Seite zeigt die Zeichen, wie sie dastehen.`;
    return { rule: 'unknown-tag', message, expected: oneOfWords(ALLOWED) };
  }
  if (!text.includes('<!--')) return undefined;
  return { rule: 'unknown-tag', message: 'Einen Kommentar („<!--“) lässt die Seite weg.', expected: 'ein Kommentar in YAML: # davor' };
}

/** A generated document contains texts of others verbatim. */
function isCopied({ text }: Source): boolean {
  return /^# Written by `npm run /mu.test(text.slice(0, 200));
}

/** Reports blank lines between paragraphs: a page joins them. */
function paragraphDefect(text: string, path: DocumentPath, source: Source): TextDefect | undefined {
  if (!text.trim().includes('\n')) return undefined;
  const origin = source.originOf(path);
  const { line, column } = origin.source.locate(origin.path, 'value');
  const start = (linesOf(origin.source.text)[line - 1] ?? '').slice(column - 1);
  // In a text after `|`, lines end as the editor wrote them; elsewhere a line break stands for a blank line.
  if (start.startsWith('|') && !/\n[ \t]*\n/u.test(text.trim())) return undefined;
  return {
    rule: 'joined-paragraphs',
    message: 'Die Leerzeile in diesem Text geht verloren: Die Seite zeigt beide Absätze als einen.',
    expected: 'ein Baustein je Absatz, oder <br>',
  };
}
