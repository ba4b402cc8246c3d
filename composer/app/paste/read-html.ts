import { lineOf, plainOf, type Mark, type Run } from './runs.ts';

/** Part of pasted content. Texts contain the portal's markup; headings contain none. */
export type PastedFragment =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] };

/** Block-level elements. */
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const IGNORED = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT', 'SVG', 'IMG']);
const MARKS: Readonly<Record<string, Mark>> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em', CODE: 'code', SUB: 'sub', SUP: 'sup' };
/** Maximum nesting depth; deeper HTML was not written by a person. */
const DEEPEST = 200;

interface Style {
  readonly marks: ReadonlySet<Mark>;
  readonly link: string | undefined;
}
const PLAIN: Style = { marks: new Set(), link: undefined };

/**
 * Reads HTML from the clipboard of a word processor, a mail or a web page: paragraphs, headings and lists with bold, italic, code,
 * superscript, subscript and links. Drops colors, fonts, pictures and everything that could contain a script.
 * @param html untrusted HTML; only texts and validated links are taken from it
 */
export function fragmentsOfHtml(html: string): readonly PastedFragment[] {
  const reader = new Reader();
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, PLAIN, 0);
  reader.endLine();
  return joinedLists(reader.fragments);
}

class Reader {
  readonly fragments: PastedFragment[] = [];
  private runs: Run[] = [];
  private lists: { readonly isOrdered: boolean }[] = [];
  private isHeading = false;

  read(node: Node, style: Style, depth: number): void {
    if (depth > DEEPEST) return;
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.runs.push({ text: child.nodeValue ?? '', ...style, breaks: false });
      else if (child instanceof Element) this.element(child, style, depth + 1);
    }
  }

  /** Ends a paragraph, a heading or a list item. */
  endLine(): void {
    const { runs } = this;
    this.runs = [];
    if (this.isHeading) {
      const text = plainOf(runs);
      if (text !== '') this.fragments.push({ kind: 'heading', text });
      return;
    }
    // Two breaks in a row separate paragraphs in mails and old pages.
    for (const part of partsOf(runs)) {
      const text = lineOf(part);
      const list = this.lists.at(-1);
      if (text === '') continue;
      this.fragments.push(list === undefined ? { kind: 'paragraph', text } : { kind: 'list', isOrdered: list.isOrdered, items: [text] });
    }
  }

  private element(element: Element, around: Style, depth: number): void {
    const name = element.nodeName.toUpperCase();
    if (IGNORED.has(name)) return;
    if (name === 'BR') {
      this.runs.push({ text: '', marks: new Set(), link: undefined, breaks: true });
      return;
    }
    const style = styleOf(element, name, around);
    const heading = /^H[1-6]$/u.test(name) && this.lists.length === 0;
    const list = name === 'UL' || name === 'OL' ? { isOrdered: name === 'OL' } : wordList(element);
    if (!heading && list === undefined && !BLOCKS.has(name)) return this.read(element, style, depth);
    this.endLine();
    if (list !== undefined) this.lists.push(list);
    this.isHeading = heading;
    // A heading drops marks and links, since they would cover all of it.
    this.read(element, heading ? PLAIN : style, depth);
    if (list !== undefined && name !== 'UL' && name !== 'OL') this.dropBullet();
    this.endLine();
    this.isHeading = false;
    if (list !== undefined) this.lists.pop();
  }

  /** Removes the bullet or number that Word writes before an item. */
  private dropBullet(): void {
    const at = this.runs.findIndex(({ text }) => text.trim() !== '');
    const first = this.runs[at];
    if (first === undefined) return;
    const text = first.text.replace(/^\s*(?:[·•§o–-]|\(?[0-9a-zA-Z]{1,4}[.)])(?:\s+|$)/u, '');
    this.runs = [{ ...first, text }, ...this.runs.slice(at + 1)];
  }
}

/** Kind of list of a paragraph: Word writes lists as paragraphs with class `MsoListParagraph` and the bullet or number before the text. */
function wordList(element: Element): { readonly isOrdered: boolean } | undefined {
  const isItem = element.nodeName === 'P' && /mso-list:\s*l\d/iu.test(element.getAttribute('style') ?? '');
  return isItem ? { isOrdered: /^\s*\(?[0-9a-z]{1,4}[.)]/iu.test(element.textContent ?? '') } : undefined;
}

function styleOf(element: Element, name: string, around: Style): Style {
  const marks = new Set(around.marks);
  const style = (element.getAttribute('style') ?? '').toLowerCase();
  const rules = new Map(
    style.split(';').map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()]),
  );
  const styleRule = (key: string): string | undefined => rules.get(key);
  const set = (mark: Mark, isOn: boolean): void => void (isOn ? marks.add(mark) : marks.delete(mark));
  const own = MARKS[name];
  if (own !== undefined) marks.add(own);
  const weight = styleRule('font-weight');
  if (weight !== undefined) set('strong', /^(?:bold|bolder|[6-9]00)/u.test(weight));
  const slant = styleRule('font-style');
  if (slant !== undefined) set('em', /^(?:italic|oblique)/u.test(slant));
  const height = styleRule('vertical-align');
  if (height === 'sub' || height === 'super') marks.add(height === 'sub' ? 'sub' : 'sup');
  return { marks, link: name === 'A' ? linkOf(element.getAttribute('href')) : around.link };
}

/** Address of a link if it is allowed, without the redirect that Google Docs puts before it. */
function linkOf(href: string | null): string | undefined {
  if (href === null) return undefined;
  const detour = /^https:\/\/www\.google\.com\/url\?(?<query>.*)$/u.exec(href)?.groups?.['query'];
  const link = (detour === undefined ? undefined : new URLSearchParams(detour).get('q')) ?? href.trim();
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))[^\s\\]+$/iu.test(link) ? link : undefined;
}

function partsOf(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let breaks = 0;
  for (const run of runs) {
    if (run.breaks) breaks += 1;
    else if (run.text.trim() !== '') {
      if (breaks > 1) parts.push([]);
      else if (breaks === 1) parts.at(-1)?.push({ text: '', marks: new Set(), link: undefined, breaks: true });
      breaks = 0;
    }
    if (!run.breaks) parts.at(-1)?.push(run);
  }
  return parts;
}

/** Joins consecutive items into one list; nested items become items of the surrounding list. */
function joinedLists(fragments: readonly PastedFragment[]): PastedFragment[] {
  const joined: PastedFragment[] = [];
  for (const fragment of fragments) {
    const before = joined.at(-1);
    if (fragment.kind === 'list' && before?.kind === 'list' && before.isOrdered === fragment.isOrdered)
      joined.splice(-1, 1, { ...before, items: [...before.items, ...fragment.items] });
    else joined.push(fragment);
  }
  return joined;
}
