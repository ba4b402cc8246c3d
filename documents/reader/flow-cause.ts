import { quoted, type Cause } from './cause.ts';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Detects a bracket that is not closed, closed by one of the other kind, or closed twice.
 * @param value from its first bracket to the end of the line
 * @param offset characters in front of it on the line
 */
export function openBracket(value: string, offset: number, line: number): Cause | undefined {
  const open: { readonly sign: string; readonly index: number }[] = [];
  let quote: string | undefined;
  for (const [index, sign] of value.split('').entries()) {
    if (quote !== undefined) {
      if (sign === quote) quote = undefined;
    } else if ((sign === "'" || sign === '"') && /[\s,[{:]/u.test(value[index - 1] ?? ' ')) quote = sign;
    else if (sign === '#' && value[index - 1] === ' ') break;
    else if (CLOSING[sign] !== undefined) open.push({ sign, index });
    else if (sign === '}' || sign === ']') {
      const last = open.pop();
      if (last === undefined) return tooMany(sign, offset + index, line);
      if (CLOSING[last.sign] !== sign) return notClosed(last.sign, offset + last.index, line);
    }
  }
  const [first] = open;
  return first === undefined || /,\s*$/u.test(value) ? undefined : notClosed(first.sign, offset + first.index, line);
}

function notClosed(sign: string, index: number, line: number): Cause {
  const message = `Hier fehlt die schließende Klammer ${CLOSING[sign]}.`;
  return { message, at: { line, column: index + 1, length: 1 }, isStructural: true };
}

function tooMany(sign: string, index: number, line: number): Cause {
  return { message: `Diese Klammer ${sign} ist eine zu viel.`, at: { line, column: index + 1, length: 1 }, isStructural: true };
}

/** Detects an entry of `{ … }` that holds a second key, because a comma is missing or its text has a colon. */
export function missingComma(value: string, offset: number, line: number): Cause | undefined {
  const entries = entriesOf(value);
  for (const [index, entry] of entries.entries()) {
    const broken = value.startsWith('{') ? brokenText(entries, index, offset, line) : undefined;
    if (broken !== undefined) return broken;
    const [, key = '', text = ''] = /^([A-Za-z][\w-]*):\s+(\S.*)?$/su.exec(entry.text) ?? [];
    const found = /^['"]/u.test(text) ? undefined : secondKey(text);
    if (found === undefined) continue;
    const { before, second, after } = found;
    const column = offset + entry.index + key.length + 2 + 1;
    const isKey = before.trim() !== '' && /^[a-z][A-Za-z]*$/u.test(second);
    if (!isKey) {
      const place = { line, column, length: text.length };
      return { message: 'Ein Text mit Doppelpunkt gehört in Anführungszeichen.', suggestion: quoted(text.trim()), at: place };
    }
    const first = before.trim().replace(/;$/u, '');
    const suggestion = value.replace(text, `${first}, ${second}: ${after}`).trim();
    return { message: `Vor „${second}“ fehlt ein Komma.`, suggestion, at: { line, column, length: text.length } };
  }
  return undefined;
}

/** Returns the first word followed by a colon and a space, and the text around it. */
function secondKey(text: string): { readonly before: string; readonly second: string; readonly after: string } | undefined {
  for (const { index: colon, 0: gap } of text.matchAll(/:\s+/gu)) {
    let start = colon;
    while (start > 0 && /\S/u.test(text.charAt(start - 1))) start -= 1;
    const word = text.slice(start, colon);
    const from = word.search(/\b\S/u);
    if (from >= 0) return { before: text.slice(0, start + from), second: word.slice(from), after: text.slice(colon + gap.length) };
  }
  return undefined;
}

/** Detects a text that its own comma cuts in two: the rest is not a key. */
function brokenText(entries: readonly Entry[], index: number, offset: number, line: number): Cause | undefined {
  const [entry, next] = entries.slice(index, index + 2);
  const [head = '', text = ''] = /^[A-Za-z][\w-]*:\s+(?=(\S.*)$)/u.exec(entry?.text ?? '') ?? [];
  if (
    entry === undefined ||
    next === undefined ||
    text === '' ||
    /^['"*&]/u.test(text) ||
    /^[A-Za-z][\w-]*:(?:\s|$)|^\w+$/u.test(next.text)
  )
    return undefined;
  if (/^\/\S*$/u.test(text) && /^\/\S*$/u.test(next.text)) {
    const place = { line, column: offset + entry.index + head.length + 1, length: text.length };
    return { message: 'Mehrere Adressen gehören als Liste in eckige Klammern.', suggestion: `[${text}, ${next.text}]`, at: place };
  }
  const message = `Das Komma beendet diesen Text. Ein Text mit Komma gehört zwischen { } in Anführungszeichen.`;
  return {
    message,
    suggestion: quoted(`${text}, ${next.text}`),
    at: { line, column: offset + entry.index + head.length + 1, length: text.length },
  };
}

interface Entry {
  readonly text: string;
  readonly index: number;
}

/** Returns the entries of the innermost braces on the line, split at commas. */
function entriesOf(value: string): Entry[] {
  return [...value.matchAll(/[{,]\s*(?<entry>[A-Za-z/][^,{}[\]]*)/gu)].map(({ 0: whole, index, groups }) => {
    const text = groups?.['entry'] ?? '';
    return { text: text.trimEnd(), index: index + whole.length - text.length };
  });
}
