import { missingComma, openBracket } from './flow-cause.ts';
import { quoted, type Cause } from './cause.ts';

/** `- key: value` without the spaces at its end: the text in front of the value, and the value. */
const PAIR = /^(\s*(?:- +)*(?:[A-Za-z_<][\w<-]*:\s+)?)(\S.*)$/su;

/** Most probable cause of a faulty value on a line; undefined when it matches no typical mistake. */
export function lineCause(text: string, line: number): Cause | undefined {
  const merge = /^(\s*(?:- +)*)<<\s*:/u.exec(text);
  if (merge !== null) {
    const message = '„<<“ fügt hier nichts zusammen. Was mehrere Seiten gemeinsam haben, steht in einem Layout oder einer Bausteinliste.';
    return { message, at: at(line, merge[1] ?? '', '<<') };
  }
  const [, before = '', value = ''] = PAIR.exec(text.trimEnd()) ?? [];
  if (value === '' || value.startsWith('#')) return undefined;
  const place = at(line, before, value);
  return typographic(value, place) ?? special(value, before, place) ?? ofQuotes(value, place) ?? ofFlow(value, before, line);
}

type Place = NonNullable<Cause['at']>;

function at(line: number, before: string, value: string): Place {
  return { line, column: before.length + 1, length: value.length };
}

const TYPOGRAPHIC = /^[„“”‚‘’«»]([^„“”‚‘’«»]*)[„“”‚‘’«»]$/u;

function typographic(value: string, place: Place): Cause | undefined {
  const inner = TYPOGRAPHIC.exec(value)?.[1];
  if (inner === undefined) return undefined;
  // A number must stay a text; other single words need no quotes.
  const suggestion = /^[/\w.-]+$/u.test(inner) && !/^[\d.]+$/u.test(inner) ? inner : quoted(inner);
  return { message: 'Das sind typografische Anführungszeichen; YAML kennt nur die geraden \' und ".', suggestion, at: place };
}

/** Returns the cause of a faulty value inside of braces or brackets, at the position of a finding. */
export function typographicAt(text: string, { line, column }: { readonly line: number; readonly column: number }): Cause | undefined {
  const value = /^[„“”‚‘’«»][^„“”‚‘’«»,]*[„“”‚‘’«»]/u.exec(text.slice(column - 1))?.[0];
  return value === undefined ? undefined : typographic(value, { line, column, length: value.length });
}

const FIRST = /^[@`%!&]/u;

/** Detects a text whose first character has a meaning in YAML. */
function special(value: string, before: string, place: Place): Cause | undefined {
  const isSpecial =
    FIRST.test(value) ||
    /^\*(?![\w-]+$)/u.test(value) ||
    /^[|>](?![-+0-9]*$)/u.test(value) ||
    (/:\s+$/u.test(before) && /^[-?]\s/u.test(value)) ||
    /^\[[^\]]*\]\s+[^\s#,}\]]/u.test(value) ||
    /^\{[^}]*\}\s+[^\s#,}\]]/u.test(value);
  if (!isSpecial || /^!!?\w+\s/u.test(value) || /^&[\w-]+\s/u.test(value)) return undefined;
  const message = `Ein Text darf nicht mit ${value[0]} beginnen. Setze ihn in Anführungszeichen.`;
  return { message, suggestion: quoted(value), at: place };
}

/** Detects quoted texts that contain such quotes, continue after them or do not end. */
function ofQuotes(value: string, place: Place): Cause | undefined {
  const quote = value[0];
  if (quote !== "'" && quote !== '"') return undefined;
  const inner = value.slice(1, -1);
  if (value.length > 1 && value.endsWith(quote)) {
    const plain = quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(String.raw`\"`, '"');
    const isBroken = (quote === "'" ? inner.replaceAll("''", '') : inner.replaceAll(/\\./gu, '')).includes(quote);
    if (!isBroken) return undefined;
    const name = quote === "'" ? 'Ein Apostroph im Text wird verdoppelt' : 'Doppelte Anführungszeichen im Text beenden ihn';
    const message = `${name}; so endet der Text zu früh. Setze ihn in einfache Anführungszeichen.`;
    return { message, suggestion: quoted(plain), at: place };
  }
  const closing = quote === "'" ? /^'(?:[^']|'')*'/u.exec(value) : /^"(?:[^"\\]|\\.)*"/u.exec(value);
  if (closing === null) {
    const message = `Der Text endet nicht: Es fehlt das schließende Anführungszeichen ${quote}.`;
    return { message, at: place, isStructural: true };
  }
  if (/^\s*(?:#|,|\}|\]|:)/u.test(value.slice(closing[0].length)) || value === closing[0]) return undefined;
  const message = 'Hinter dem schließenden Anführungszeichen geht der Text weiter. Setze den ganzen Text in Anführungszeichen.';
  return { message, suggestion: quoted(value), at: place };
}

function ofFlow(value: string, before: string, line: number): Cause | undefined {
  if (!/^[[{]/u.test(value)) return undefined;
  return openBracket(value, before.length, line) ?? missingComma(value, before.length, line);
}
