import { Parser } from 'htmlparser2';
import { figuresIn } from './numbers.ts';

/** Content of one page of the portal, read in one pass. */
export interface ReadPage {
  readonly path: string;
  /** Language of the document. */
  readonly language: string | undefined;
  readonly headings: number;
  /** Text that is read or heard, without code and texts in other languages. */
  readonly texts: readonly string[];
  /** Links to the same origin, with query and fragment. */
  readonly links: readonly string[];
  /** Addresses that a browser requests for the page, or sends forms to. */
  readonly requests: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly blocks: readonly ReadBlock[];
  readonly cells: readonly ReadCell[];
  /** Sentences in place of missing data. */
  readonly emptyStates: readonly string[];
  readonly structured: readonly string[];
}

export interface ReadBlock {
  readonly type: string;
  /** Whether it contains anything but headings. */
  hasContent: boolean;
  isFallback: boolean;
  /** Figures in it, with the preceding words. */
  readonly figures: ReadFigure[];
}

export interface ReadFigure {
  readonly label: string;
  readonly text: string;
}

/** Element that shows one field of one notation. */
export interface ReadCell {
  readonly notation: number;
  readonly field: string;
  /** Link of its row to an instrument; without one, the page's own instrument. */
  readonly row: { link: string | undefined };
  readonly quality: string | undefined;
  text: string;
  instant: string | undefined;
}

/** Elements whose addresses are fetched at once, with the attributes. */
const FETCHES: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  object: ['data'],
  embed: ['src'],
  form: ['action'],
};
const FETCHING_LINKS = /stylesheet|icon|preload|prefetch|preconnect|manifest|dns-prefetch/u;
const CONTENT = new Set(['img', 'svg', 'canvas', 'input', 'select', 'textarea', 'iframe', 'video', 'meter', 'progress']);
/** Elements whose text is not read. */
const UNREAD = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'template', 'svg']);
const SPOKEN = ['title', 'alt', 'aria-label', 'placeholder'];
const ROWS = new Set(['tr', 'li', 'article']);

interface Open {
  readonly name: string;
  readonly isUnread: boolean;
  /** Whether it is inside a template, like foreign content before consent: nothing of it is requested. */
  readonly isInert: boolean;
  readonly isHeading: boolean;
  readonly block: ReadBlock | undefined;
  readonly row: { link: string | undefined } | undefined;
  readonly cell: ReadCell | undefined;
  /** Whether it is no figure: hidden words beside a change for visitors who do not see the arrow, or page numbers. */
  readonly isAside: boolean;
  readonly empty: { text: string } | undefined;
}

const ROOT: Open = {
  name: '',
  isUnread: false,
  isInert: false,
  isHeading: false,
  block: undefined,
  row: undefined,
  cell: undefined,
  isAside: false,
  empty: undefined,
};

/** Reads texts, numbers, links and headings of a page. */
export function readPage(path: string, html: string): ReadPage {
  const texts: string[] = [];
  const [links, requests, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [blocks, cells, empties, structured]: [ReadBlock[], ReadCell[], { text: string }[], string[]] = [[], [], [], []];
  let [language, headings, data]: [string | undefined, number, string | undefined] = [undefined, 0, undefined];
  let [pending, label] = ['', ''];
  const stack: Open[] = [ROOT];
  const current = (): Open => stack.at(-1) ?? ROOT;

  const open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    endText();
    const above = current();
    const classes = attributes['class'] ?? '';
    if (name === 'html') language = attributes['lang'];
    if (name === 'h1') headings += 1;
    if (attributes['id'] !== undefined) ids.add(attributes['id']);
    if (name === 'a' && attributes['name'] !== undefined) ids.add(attributes['name']);
    for (const key of above.isInert ? [] : (FETCHES[name] ?? []))
      for (const address of addressesIn(key, attributes[key])) requests.add(address);
    if (name === 'link' && FETCHING_LINKS.test(attributes['rel'] ?? '')) requests.add(attributes['href'] ?? '');
    if (name === 'a' && attributes['href'] !== undefined) links.add(attributes['href']);
    if (name === 'script' && attributes['type'] === 'application/ld+json') data = '';
    const isForeign = attributes['lang'] !== undefined && !attributes['lang'].startsWith('de') && name !== 'html';
    const isUnread = above.isUnread || UNREAD.has(name) || isForeign;
    if (!isUnread) for (const key of SPOKEN) if (attributes[key] !== undefined) texts.push(attributes[key]);
    if (name === 'meta' && attributes['name'] === 'description') texts.push(attributes['content'] ?? '');
    const block = attributes['data-block'] === undefined ? above.block : addTo(blocks, newBlock(attributes['data-block']));
    if (block !== undefined) {
      if (CONTENT.has(name)) block.hasContent = true;
      if (/\bblock-fallback\b/u.test(classes)) block.isFallback = true;
    }
    const row = ROWS.has(name) || attributes['data-tile'] !== undefined ? { link: undefined } : above.row;
    if (name === 'a' && row !== undefined) row.link ??= attributes['href'];
    const cell =
      attributes['data-notation'] !== undefined && attributes['data-field'] !== undefined
        ? addTo(cells, newCell(attributes, row))
        : above.cell;
    if (cell !== undefined && name === 'time') cell.instant = attributes['datetime'];
    stack.push({
      name,
      isUnread,
      isInert: above.isInert || name === 'template',
      isHeading: above.isHeading || /^h[1-6]$/u.test(name),
      block,
      row,
      cell,
      isAside: above.isAside || /price-change__(?:arrow|words)|visually-hidden|^paging$/u.test(classes),
      empty: /\bempty-state\b/u.test(classes) ? addTo(empties, { text: '' }) : above.empty,
    });
  };

  const endText = (): void => {
    const said = pending.trim();
    pending = '';
    const { block } = current();
    if (block === undefined || said === '') return;
    const figures = figuresIn(said);
    if (figures.length === 0) label = said;
    block.figures.push(...figures.map((figure) => ({ label, text: figure })));
  };

  const text = (value: string): void => {
    if (data !== undefined) data += value;
    const { isUnread, isHeading, block, cell, isAside, empty } = current();
    if (!isUnread && !isHeading && !isAside) pending += value;
    if (cell !== undefined && !isAside) cell.text += value;
    if (empty !== undefined) empty.text += value;
    if (isUnread || value.trim() === '') return;
    texts.push(value.trim());
    if (block !== undefined && !isHeading) block.hasContent = true;
  };

  const close = (): void => {
    endText();
    stack.pop();
    if (data === undefined) return;
    structured.push(data);
    data = undefined;
  };

  const parser = new Parser({ onopentag: open, ontext: text, onclosetag: close }, { decodeEntities: true });
  parser.end(html);
  return {
    path,
    language,
    headings,
    texts,
    links: [...links],
    requests: [...requests].filter((address) => address !== ''),
    ids,
    blocks,
    cells,
    emptyStates: empties.map(({ text: said }) => said),
    structured,
  };
}

function addTo<One>(list: One[], one: One): One {
  list.push(one);
  return one;
}

function newBlock(type: string): ReadBlock {
  return { type, hasContent: false, isFallback: false, figures: [] };
}

function newCell(attributes: Readonly<Record<string, string>>, row: ReadCell['row'] | undefined): ReadCell {
  return {
    notation: Number(attributes['data-notation']),
    field: attributes['data-field'] ?? '',
    row: row ?? { link: undefined },
    quality: attributes['data-quality'],
    text: '',
    instant: undefined,
  };
}

/** Splits `srcset`, which contains several addresses, each with its width. */
function addressesIn(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(',').map((each) => each.trim().split(/\s+/u)[0] ?? '') : [value];
}
