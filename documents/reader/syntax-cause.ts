import { quoted, type Cause } from './cause.ts';
import { openBracket } from './flow-cause.ts';

const KEY = /^(\s*(?:- +)?)([A-Za-z][\w-]*):(?:\s|$)/;

/** Returns a typical cause on the line where the parser stopped, or near it; undefined if there is none. */
export function syntaxCause(code: string, lines: readonly string[], line: number, column: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  if (code === 'BAD_INDENT' && /^\s*#/u.test(text)) {
    // The indentation of a comment is free; that of the key below it is not.
    const below = lines.findIndex((other, index) => index >= line && KEY.test(other));
    return below < 0 ? undefined : indentation(lines, below + 1, 1);
  }
  return (
    tab(text, line) ??
    openBefore(lines, line) ??
    quotedLine(text, line) ??
    dashCause(text, line) ??
    typographicDash(lines, line) ??
    unindented(code, lines, line) ??
    missingSpace(text, line) ??
    missingColon(code, lines, line) ??
    colonInText(code, lines, line) ??
    indentation(lines, line, column)
  );
}

function tab(text: string, line: number): Cause | undefined {
  const [, before = '', tabs = ''] = /^( *)(\t+)/.exec(text) ?? [];
  if (tabs === '') return undefined;
  const at = { line, column: before.length + 1, length: tabs.length };
  return { message: 'Hier steht ein Tabulator. Eingerückt wird mit Leerzeichen.', isStructural: true, at };
}

/** Detects quotes around a key and its value: `'title: Probe'`. */
function quotedLine(text: string, line: number): Cause | undefined {
  const before = /^\s*(?:- +)?/u.exec(text)?.[0] ?? '';
  const whole = text.slice(before.length).trimEnd();
  const isQuoted = /^['"]/u.test(whole) && whole.length > 1 && whole.endsWith(whole.charAt(0));
  const [, key, value = ''] = /^([A-Za-z][\w-]*): (.*)$/u.exec(isQuoted ? whole.slice(1, -1) : '') ?? [];
  if (key === undefined) return undefined;
  const at = { line, column: before.length + 1, length: whole.length };
  return { message: 'Die ganze Zeile steht in Anführungszeichen; sie gehören höchstens um den Wert.', suggestion: `${key}: ${value}`, at };
}

/** Detects a bracket or quote that an earlier line leaves open: the parser continues and stops only when it fails. */
function openBefore(lines: readonly string[], line: number): Cause | undefined {
  let first = opened.get(lines);
  if (first === undefined) opened.set(lines, (first = firstOpen(lines)));
  return first !== 'none' && first.index < line ? first.cause : undefined;
}

/** Cache of the first line of a document that leaves something open: each fault requests it. */
const opened = new WeakMap<readonly string[], FirstOpen>();
type FirstOpen = { readonly index: number; readonly cause: Cause } | 'none';

function firstOpen(lines: readonly string[]): FirstOpen {
  for (const [index, text] of lines.entries()) {
    const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*:\s+)?)([[{'"].*)$/su.exec(text.trimEnd()) ?? [];
    if (value === '') continue;
    const cause = /^[[{]/u.test(value) ? openBracket(value, before.length, index + 1) : openQuote(value, before.length, index + 1);
    if (cause !== undefined && !goesOn(lines[index + 1], before)) return { index, cause };
  }
  return 'none';
}

/** Returns true if a list or quoted text may continue in the next line, which is indented deeper than its key. */
function goesOn(next: string | undefined, before: string): boolean {
  const own = /^ */u.exec(before)?.[0].length ?? 0;
  return next !== undefined && next.trim() !== '' && indentOf(next) > own && !KEY.test(next) && !/^\s*- /u.test(next);
}

function openQuote(value: string, offset: number, line: number): Cause | undefined {
  const quote = value[0] ?? '';
  const closed = quote === "'" ? /^'(?:[^']|'')*'/u : /^"(?:[^"\\]|\\.)*"/u;
  if (closed.test(value)) return undefined;
  const message = `Der Text endet nicht: Es fehlt das schließende Anführungszeichen ${quote}.`;
  return { message, at: { line, column: offset + 1, length: value.length }, isStructural: true };
}

/** Detects an entry of a list without the space after its dash: YAML takes the dash for the first letter of a key. */
export function dashCause(text: string, line: number): Cause | undefined {
  const [, before = '', entry] = /^(\s*)-([A-Za-z][\w-]*:.*)$/u.exec(text) ?? [];
  if (entry === undefined) return undefined;
  const at = { line, column: before.length + 1, length: entry.length + 1 };
  return { message: 'Nach dem Bindestrich fehlt ein Leerzeichen.', suggestion: `- ${entry}`, isStructural: true, at };
}

/** Detects a typographic dash in front of an entry. */
function typographicDash(lines: readonly string[], line: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const [, before = '', entry] = /^(\s*)[–—−‐•*]\s+(\S.*)$/u.exec(text) ?? [];
  if (entry === undefined) return undefined;
  const at = { line, column: before.length + 1, length: text.trim().length };
  return {
    message: 'Vor einem Eintrag steht ein einfacher Bindestrich -, kein anderes Zeichen.',
    suggestion: `- ${entry}`,
    isStructural: true,
    at,
  };
}

/** Detects a second line of a text that is not indented deeper than its key. */
function unindented(code: string, lines: readonly string[], line: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const above = lines[line - 2] ?? '';
  if (KEY.test(text) || /^\s*(?:- |#|[\w-]+\s*=|[A-Za-z][\w-]*:)/u.test(text) || !KEY.test(above) || indentOf(text) > keyColumn(above))
    return undefined;
  const isBlock = /:\s+[|>][-+0-9]*\s*$/u.test(above);
  // One word is a key without its colon, or text that continues.
  if (!isBlock && (code !== 'MULTILINE_IMPLICIT_KEY' || isLonelyKey(text, lines))) return undefined;
  const at = { line, column: indentOf(text) + 1, length: text.trim().length };
  return { message: 'Diese Zeile gehört zum Text darüber und muss weiter eingerückt sein als dessen Schlüssel.', isStructural: true, at };
}

/** Returns true for a key without its colon, such as `dataClass static`: a word that is or looks like a key, and another word. */
function isLonelyKey(text: string, lines: readonly string[]): boolean {
  if (isKnownKey(/^\s*([a-z][\w-]*)\s+\S/u.exec(text)?.[1], lines)) return true;
  const [, word = ''] = /^\s*([a-z][\w-]*)\s+\S+\s*$/u.exec(text) ?? [];
  return word !== '' && (/[A-Z]/u.test(word) || lines.some((line) => line.includes(`${word}:`)) || !/[.!?]\s*$/u.test(text));
}

/** Keys of many documents that are not words within a German text. */
const COMMON = new Set(
  'alias category description headline host id image items label layout lead link name path price route slug start teaser text title type url value'.split(
    ' ',
  ),
);

/** Returns true if a word is a key of the document, or is spelt like a key. */
function isKnownKey(word: string | undefined, lines: readonly string[]): boolean {
  return word !== undefined && (COMMON.has(word) || /[a-z][A-Z]/u.test(word) || lines.some((line) => KEY.exec(line)?.[2] === word));
}

function missingSpace(text: string, line: number): Cause | undefined {
  const [, before = '', key, value] = /^(\s*(?:- +)?)([A-Za-z][\w-]*):(\/?[^\s/][^:]*)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) return undefined;
  const at = { line, column: before.length + 1, length: text.trimEnd().length - before.length };
  return { message: 'Nach dem Doppelpunkt fehlt ein Leerzeichen.', suggestion: `${key}: ${value.trim()}`, at };
}

function missingColon(code: string, lines: readonly string[], line: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const [, word, rest] = /^\s*(?:- +)?([A-Za-z][\w-]*) +(?:= *)?((?:[^: ][^:]*)?)$/.exec(text) ?? [];
  if (word === undefined || rest === undefined) return undefined;
  if (code !== 'MULTILINE_IMPLICIT_KEY' && !(code === 'MISSING_CHAR' && isKnownKey(word, lines))) return undefined;
  return {
    message: `Fehlt nach „${word}“ ein Doppelpunkt? Gehört die Zeile noch zum Text darüber, rücke sie weiter ein als dessen Schlüssel.`,
    suggestion: `${word}: ${rest.trim()}`,
  };
}

function colonInText(code: string, lines: readonly string[], line: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const key = KEY.exec(text);
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || key === null) return undefined;
  const value = text.slice(key[0].length).trim();
  const at = { line, column: text.indexOf(value, key[0].length) + 1, length: value.length };
  if (value.includes(': ')) return { message: 'Ein Text mit Doppelpunkt gehört in Anführungszeichen.', suggestion: quoted(value), at };
  const below = lines.findIndex((other, index) => index >= line && other.trim() !== '' && !other.trim().startsWith('#'));
  const next = lines[below] ?? '';
  const deeper = indentOf(next);
  if (!KEY.test(next) || deeper <= keyColumn(text)) return undefined;
  return {
    message: `Diese Zeile ist zu weit eingerückt: Hier stehen ${spaces(deeper)}, in der Zeile darüber ${spaces(keyColumn(text))}.`,
    isStructural: true,
    at: { line: below + 1, column: deeper + 1, length: next.trim().length },
  };
}

/** Detects a key that begins neither at the column of the keys above nor below a key that is still open. */
function indentation(lines: readonly string[], line: number, column: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const above = lineAbove(lines, line);
  if (above === undefined || column > indentOf(text) + 1 || !KEY.test(text) || !KEY.test(above)) return undefined;
  if (/[[{"']/.test(above) || /:\s*$/.test(above) || indentOf(text) === keyColumn(above)) return undefined;
  return {
    message: `Die Einrückung passt nicht${indentOf(text) > keyColumn(above) ? '; die Zeile ist zu weit eingerückt' : ''}: Hier stehen ${spaces(indentOf(text))}, der Schlüssel darüber beginnt nach ${keyColumn(above)}.`,
    isStructural: true,
    at: { line, column: indentOf(text) + 1, length: text.trim().length },
  };
}

/** Returns the nearest line above that is neither empty nor a comment. */
function lineAbove(lines: readonly string[], line: number): string | undefined {
  for (let index = line - 2; index >= 0; index -= 1) {
    const text = (lines[index] ?? '').trim();
    if (text !== '' && !text.startsWith('#')) return lines[index];
  }
  return undefined;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function keyColumn(text: string): number {
  return KEY.exec(text)?.[1]?.length ?? indentOf(text);
}

function spaces(count: number): string {
  if (count === 0) return 'keine Leerzeichen';
  return count === 1 ? 'ein Leerzeichen' : `${count} Leerzeichen`;
}
