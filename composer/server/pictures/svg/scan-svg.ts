import { refuse } from '../../refusal.ts';
import { LIMITS, TOO_MUCH } from './limits.ts';

const ENTITIES = 'Diese Zeichnung erklärt eigene Abkürzungen (ENTITY). Speichere sie in deinem Zeichenprogramm als einfaches SVG.';
const BROKEN = 'Diese Zeichnung lässt sich nicht lesen: Sie ist kein gültiges SVG.';

/** Attributes that may be as long as the file: outlines, and links, of which only short ones are kept later. */
const LONG_ATTRIBUTES: ReadonlySet<string> = new Set(['d', 'points', 'href']);

/**
 * Checks the limits of a drawing before parsing. Reads its text once, tag by tag, and stores only the names of the open elements. An XML
 * parser sees the same tags, or stops at the first one that it cannot read.
 * @throws Refusal 422 for a drawing beyond `LIMITS`, with its own entities, or with an unclosed tag
 */
export function scanSvg(text: string): void {
  const open: string[] = [];
  const so = { parts: 0, textWork: 0, run: 0, style: 0, selectors: 0 };
  const bound = (limit: keyof typeof LIMITS, value: number): void => {
    if (value > LIMITS[limit]) refuse(422, TOO_MUCH[limit]);
  };
  const endRun = (): void => {
    so.textWork += so.run * so.run;
    so.run = 0;
    bound('textWork', so.textWork);
  };
  const takeText = (from: number, to: number): void => {
    if (open.at(-1) === 'style') {
      so.style += to - from;
      so.selectors += selectorsIn(text, from, to);
      bound('style', so.style);
    } else if (open.includes('text')) {
      so.run += to - from;
      bound('text', so.run);
    }
  };
  let at = 0;
  while (at < text.length) {
    const mark = text.indexOf('<', at);
    takeText(at, mark === -1 ? text.length : mark);
    if (mark === -1) break;
    if (text.startsWith('</', mark)) {
      endRun();
      open.pop();
      at = after(text, '>', mark);
      continue;
    }
    so.parts += 1;
    bound('parts', so.parts);
    if (text.startsWith('<!--', mark)) at = after(text, '-->', mark + 4);
    else if (text.startsWith('<?', mark)) at = after(text, '?>', mark);
    else if (text.startsWith('<![CDATA[', mark)) {
      at = after(text, ']]>', mark);
      takeText(mark + 9, at - 3);
    } else if (text.startsWith('<!', mark)) at = afterDoctype(text, mark);
    else {
      endRun();
      const tag = tagAt(text, mark + 1, bound);
      if (!tag.isEmpty) open.push(tag.name);
      bound('depth', open.length);
      at = tag.end;
    }
  }
  bound('styleWork', so.selectors * so.parts);
}

type Bound = (limit: keyof typeof LIMITS, value: number) => void;

/**
 * Reads a tag.
 * @param start offset of its name
 */
function tagAt(text: string, start: number, bound: Bound): { readonly name: string; readonly isEmpty: boolean; readonly end: number } {
  let at = start;
  while (at < text.length && !/[\t\n\r />]/u.test(text.charAt(at))) at += 1;
  const name = localName(text.slice(start, at));
  let attributes = 0;
  let from = at;
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '>') return { name, isEmpty: text.charAt(at - 1) === '/', end: at + 1 };
    if (letter !== '"' && letter !== "'") continue;
    const end = after(text, letter, at + 1);
    attributes += 1;
    bound('attributes', attributes);
    const attribute = text.slice(from, at).replaceAll(/[\s/=]/gu, '');
    if (isOurs(attribute)) bound('attribute', end - at - 2);
    at = end - 1;
    from = end;
  }
  return refuse(422, BROKEN);
}

/**
 * Returns true if the length of an attribute is limited. Attributes of drawing programs (`inkscape:…`) are removed anyway, and `xlink:href`
 * is a link.
 */
function isOurs(attribute: string): boolean {
  return !attribute.includes(':') && !LONG_ATTRIBUTES.has(attribute);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Offset after the next occurrence of `end`.
 * @throws Refusal 422 if there is none
 */
function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? refuse(422, BROKEN) : found + end.length;
}

function afterDoctype(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '>') return at + 1;
    if (letter === '[') refuse(422, ENTITIES);
    if (letter === '"' || letter === "'") at = after(text, letter, at + 1) - 1;
  }
  return refuse(422, BROKEN);
}

function selectorsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text[at] === '{' || text[at] === ',') count += 1;
  return count;
}
