import { codeFrame, type Span } from './frame.ts';
import type { Finding } from './finding.ts';
import { linesOf } from './lines.ts';
import { quoted } from './cause.ts';

/** Fault of the characters themselves, before YAML is parsed. */
interface TextFault {
  readonly rule: string;
  readonly span: Span;
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string;
  /** Scope of the findings that this fault explains and that are dropped: the whole document, or this line. */
  readonly explains: 'document' | 'line';
}

/** Faults of one line that affect everything on it. */
export const LINE_RULES = ['hard-space', 'hidden-character', 'wide-colon', 'cut-text', 'wrong-comment'] as const;

interface LineFault extends TextFault {
  readonly rule: (typeof LINE_RULES)[number];
}

export interface TextFinding extends Pick<TextFault, 'explains'> {
  readonly finding: Finding;
}

/** Faults that no parser can detect: wrong encoding, lookalike characters, texts that end at a number sign. */
export function textFindings(file: string, text: string): readonly TextFinding[] {
  const found = encodingFault(text) ?? conflictFault(text) ?? fenceFault(text);
  const faults = found === undefined ? lineFaults(text) : [found];
  return faults.map(({ span, explains, ...fault }) => {
    const { line, column, length } = span;
    return { explains, finding: { severity: 'error', file, line, column, length, path: '', frame: codeFrame(text, span), ...fault } };
  });
}

function encodingFault(text: string): TextFault | undefined {
  const isWide = text.includes('\0');
  const at = isWide ? 0 : text.indexOf('\uFFFD');
  if (at < 0) return undefined;
  const before = text.slice(0, at).split('\n');
  return {
    rule: 'wrong-encoding',
    span: { line: before.length, column: (before.at(-1) ?? '').length + 1, length: 1 },
    message: `Die Datei ist nicht in UTF-8 gespeichert, sondern vermutlich in ${isWide ? 'UTF-16' : 'Latin-1 (Windows-1252)'}; Umlaute sind darin nicht zu lesen.`,
    expected: 'eine Datei in UTF-8; im Editor „Speichern mit Codierung: UTF-8“',
    explains: 'document',
  };
}

function conflictFault(text: string): TextFault | undefined {
  const at = /^(?:<{7} |={7}$|>{7} |\|{7}(?: |$))/mu.exec(text);
  if (at === null) return undefined;
  return {
    rule: 'merge-conflict',
    span: { line: text.slice(0, at.index).split('\n').length, column: 1, length: 7 },
    message: 'Hier stehen Marken von Git: Zwei Fassungen dieser Stelle sind noch nicht zusammengeführt.',
    expected: 'eine der beiden Fassungen, ohne die Zeilen mit <<<<<<<, |||||||, ======= und >>>>>>>',
    explains: 'document',
  };
}

/** Detects code fences that chats and Markdown put around a document. */
function fenceFault(text: string): TextFault | undefined {
  const found = literalLines(linesOf(text)).find(({ content, isText }) => !isText && /^```[a-z]*\s*$/u.test(content));
  if (found === undefined) return undefined;
  return {
    rule: 'code-fence',
    span: { line: found.line, column: 1, length: found.content.trimEnd().length },
    message: 'Eine Zeile mit ``` gehört zu Markdown oder einem Chat, nicht in dieses Dokument.',
    expected: 'das Dokument ohne die Zeilen mit ```',
    explains: 'document',
  };
}

/** Spaces that YAML takes for letters. */
const HARD_SPACE = /[\u00A0\u2007\u202F]/u;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/u;

function lineFaults(text: string): LineFault[] {
  const literal = literalLines(linesOf(text));
  return literal.flatMap(({ content, line, isText }): LineFault[] => {
    if (isText) return [];
    const fault = hiddenFault(content, line) ?? wideColon(content, line) ?? cutText(content, line) ?? wrongComment(content, line);
    return fault === undefined ? [] : [fault];
  });
}

interface Line {
  readonly content: string;
  readonly line: number;
  /** Whether the line is part of a text of several lines, which may contain anything. */
  readonly isText: boolean;
}

function literalLines(lines: readonly string[]): Line[] {
  let open: number | undefined;
  return lines.map((content, index) => {
    const indent = content.length - content.trimStart().length;
    if (open !== undefined && content.trim() !== '' && indent <= open && !/^[\u00A0\u2007\u202F]/u.test(content)) open = undefined;
    const isText = open !== undefined;
    // A text of several lines begins after `|` or `>`.
    if (!isText && /(?:^|[:-]\s+)[|>][-+0-9]*\s*(?:#.*)?$/su.test(content)) open = indent;
    return { content, line: index + 1, isText };
  });
}

function hiddenFault(content: string, line: number): LineFault | undefined {
  const [head = ''] = /^\s*(?:-\s*)*(?:[\w\p{L}-]+\s*:\s*)?/u.exec(content) ?? [];
  const isComment = /^\s*#/u.test(content);
  if (isComment) return undefined;
  const inHead = head.search(HARD_SPACE);
  const atEnd = hardSpacesAtEnd(content);
  const hard = inHead >= 0 ? inHead : atEnd;
  if (hard >= 0) {
    return {
      rule: 'hard-space',
      span: { line, column: hard + 1, length: 1 },
      message: 'Hier steht ein geschütztes Leerzeichen; YAML hält es für einen Buchstaben. Es kommt meist aus einem Textprogramm.',
      expected: 'ein gewöhnliches Leerzeichen',
      explains: 'line',
    };
  }
  const value = content.slice(head.length);
  // Words may have soft hyphens and joiners; names and addresses may not.
  const hidden = head.search(INVISIBLE) >= 0 ? head.search(INVISIBLE) : /^\S*$/u.test(value) ? content.search(INVISIBLE) : -1;
  if (hidden < 0 || (hidden === 0 && content.startsWith('\uFEFF') && line === 1)) return undefined;
  return {
    rule: 'hidden-character',
    span: { line, column: hidden + 1, length: 1 },
    message: 'Hier steht ein unsichtbares Zeichen. Es kommt meist aus einem Textprogramm oder von einer Webseite.',
    expected: 'nichts an dieser Stelle',
    explains: 'line',
  };
}

/** Returns the offset of the hard spaces at the end of a line; -1 if there are none. */
function hardSpacesAtEnd(content: string): number {
  let start = content.length;
  while (start > 0 && HARD_SPACE.test(content.charAt(start - 1))) start -= 1;
  return start === content.length ? -1 : start;
}

function wideColon(content: string, line: number): LineFault | undefined {
  const [, before = '', key, value = ''] = /^(\s*(?:- +)?)([A-Za-z][\w-]*)\s*：\s*(.*)$/su.exec(content) ?? [];
  if (key === undefined) return undefined;
  return {
    rule: 'wide-colon',
    span: { line, column: before.length + 1, length: content.trim().length },
    message: `Nach „${key}“ steht ein Zeichen, das wie ein Doppelpunkt aussieht, aber keiner ist.`,
    expected: 'ein Doppelpunkt und ein Leerzeichen',
    suggestion: `${key}: ${value}`,
    explains: 'line',
  };
}

/** Detects an unquoted text that YAML ends at ` #`. With a space after the number sign it is an intended comment. */
function cutText(content: string, line: number): LineFault | undefined {
  const before = /^\s*(?:- +)?[A-Za-z][\w-]*:\s+/u.exec(content)?.[0] ?? '';
  const rest = content.slice(before.length);
  // Splits by hand: a pattern that tries every length for the text and for the spaces after it takes minutes for a long line.
  const cut = rest.search(/#[^\s#]/u);
  if (before === '' || cut < 0 || (cut > 0 && /^[\s'"[{&*!|>#]/u.test(rest))) return undefined;
  const [value, hash] = [rest.slice(0, cut), rest.slice(cut)];
  if (/\s#\s/u.test(value)) return undefined;
  if (value !== '' && !/\s$/u.test(value)) return undefined;
  const whole = `${value}${hash}`.trim();
  const start = before.length + (value === '' ? 0 : value.length);
  return {
    rule: 'cut-text',
    span: { line, column: start + 1, length: hash.length },
    message: `Ab „#“ liest YAML einen Kommentar; vom Text bleibt „${value.trim()}“.`,
    expected: 'der ganze Text in Anführungszeichen, oder ein Leerzeichen nach #, wenn es ein Kommentar ist',
    suggestion: quoted(whole),
    explains: 'line',
  };
}

/** Detects comments in the syntax of programming languages and HTML. */
function wrongComment(content: string, line: number): LineFault | undefined {
  const [, before = '', sign = '', rest = ''] = /^(\s*)(\/\/|\/\*|<!--)\s*(.*)$/su.exec(content) ?? [];
  if (sign === '') return undefined;
  return {
    rule: 'wrong-comment',
    span: { line, column: before.length + 1, length: content.trim().length },
    message: `Ein Kommentar beginnt mit #; „${sign}“ ist in YAML keiner.`,
    expected: 'ein # und ein Leerzeichen vor dem Kommentar',
    suggestion: `# ${rest
      .trim()
      .replace(/(?:-->|\*\/)$/u, '')
      .trim()}`,
    explains: 'line',
  };
}
