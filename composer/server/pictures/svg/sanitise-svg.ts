import { SaxesParser, type SaxesTagNS } from 'saxes';
import { refuse } from '../../refusal.ts';
import { ELEMENTS, isMissed, WRAPPERS, XML_ATTRIBUTES } from './allowed.ts';
import { countRendered, referencesIn, type SvgElement } from './count-rendered.ts';
import { decodeSvg } from './decode-svg.ts';
import { isHarmless, isHarmlessStyle } from './harmless.ts';
import { LIMITS, TOO_MUCH } from './limits.ts';
import { scanSvg } from './scan-svg.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

export interface Sanitised {
  readonly svg: string;
  /** Names of removed parts that may be missed: `script`, `onload`, `image`. */
  readonly removed: readonly string[];
}

/** Treatment of an open element: written, removed with its content, or removed around its content (unwrapped). */
type Fate = 'dropped' | 'kept' | 'unwrapped';

interface Open {
  readonly name: string;
  readonly fate: Fate;
  readonly drawn?: SvgElement;
}

/**
 * Rebuilds a drawing from its allowed elements only. A strict XML parser reads the text, which never enters an HTML document. Limits are
 * checked before parsing and again on the result, where separate texts may have become one.
 * @throws Refusal 413 for a drawing that is too large, 422 for a file that is not a drawing or exceeds a limit
 */
export function sanitiseSvg(bytes: Buffer): Sanitised {
  if (bytes.length > LIMITS.bytes) refuse(413, TOO_MUCH.bytes);
  const text = decodeSvg(bytes);
  scanSvg(text);
  const { svg, removed, root, elements } = cleaned(text);
  if (root === undefined) return refuse(422, UNREADABLE);
  if (countRendered(root, elements) > LIMITS.rendered) refuse(422, TOO_MUCH.rendered);
  scanSvg(svg);
  return { svg, removed: [...removed] };
}

const UNREADABLE = 'Diese Zeichnung lässt sich nicht lesen: Sie ist kein gültiges SVG.';

interface Cleaned extends Sanitised {
  readonly root: SvgElement | undefined;
  readonly elements: readonly SvgElement[];
}

function cleaned(text: string): Cleaned {
  const written: string[] = [];
  const removed = new Set<string>();
  const elements: SvgElement[] = [];
  const open: Open[] = [];
  /** Text of the open style sheet, which is checked as a whole. */
  let style: { text: string; readonly begins: number } | undefined;
  const remove = (name: string): void => {
    if (isMissed(name)) removed.add(name);
  };
  const close = (): void => {
    const { name, fate } = open.pop() ?? {};
    if (fate !== 'kept' || name === undefined) return;
    if (name === 'style' && style !== undefined) {
      if (isHarmlessStyle(style.text)) written.push(escapedText(style.text));
      else {
        written.length = style.begins;
        remove('style');
      }
      const isGone = written.length === style.begins;
      style = undefined;
      if (isGone) return;
    }
    const last = written.at(-1);
    if (last === OPENED) written[written.length - 1] = '/>';
    else written.push(`</${name}>`);
  };
  const begin = (tag: SaxesTagNS): void => {
    const parent = open.at(-1);
    if (open.length === 0 && (tag.uri !== SVG || tag.local !== 'svg')) refuse(422, UNREADABLE);
    const fate = parent?.fate === 'dropped' || style !== undefined ? 'dropped' : fateOf(tag);
    if (fate !== 'kept') {
      if (parent?.fate !== 'dropped') remove(tag.name);
      open.push({ name: tag.local, fate });
      return;
    }
    const begins = written.length;
    const attributes = attributesOf(tag, remove);
    written.push(`<${tag.local}${parent === undefined ? ` xmlns="${SVG}"` : ''}`);
    for (const [name, value] of attributes) written.push(` ${name}="${escaped(value)}"`);
    written.push(OPENED);
    const drawn: SvgElement = {
      id: attributes.get('id'),
      references: [...attributes].flatMap(([name, value]) => referencesIn(name, value)),
      children: [],
    };
    open.findLast((each) => each.drawn !== undefined)?.drawn?.children.push(drawn);
    elements.push(drawn);
    open.push({ name: tag.local, fate, drawn });
    if (tag.local === 'style') style = { text: '', begins };
  };
  const take = (piece: string): void => {
    if (open.length === 0 || open.at(-1)?.fate === 'dropped') return;
    if (style === undefined) written.push(escapedText(piece));
    else style.text += piece;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => refuse(422, UNREADABLE));
  parser.on('opentag', begin);
  parser.on('closetag', close);
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(text).close();
  return { svg: `${written.join('')}\n`, removed: [...removed], root: elements[0], elements };
}

/** End of an opening tag; replaced by that of an empty element if no content follows. */
const OPENED = '>';

function fateOf({ uri, local }: SaxesTagNS): Fate {
  if (uri !== SVG) return 'dropped';
  if (ELEMENTS.has(local)) return 'kept';
  return WRAPPERS.has(local) ? 'unwrapped' : 'dropped';
}

/** Filters an element's attributes. Older drawings write links with a prefix, newer ones without; the result has none. */
function attributesOf({ attributes }: SaxesTagNS, remove: (name: string) => void): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const { name, prefix, local, uri, value } of Object.values(attributes)) {
    const own = uri === XLINK && local === 'href' ? 'href' : name;
    const isKept = prefix === '' || own === 'href' ? isHarmless(own, value) : XML_ATTRIBUTES.has(name);
    if (!isKept) remove(own);
    else if (own === name || !kept.has(own)) kept.set(own, value);
  }
  return kept;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"\t\n\r]/gu, (letter) => ESCAPES[letter] ?? letter);
}

function escapedText(text: string): string {
  return text.replaceAll(/[&<>\r]/gu, (letter) => ESCAPES[letter] ?? letter);
}
