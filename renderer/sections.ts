import { valueAtPath } from '#blocks/kit/answers/reading.ts';
import type { PageSection } from '#blocks/kit/block.ts';
import { visibilityAttributes } from '#documents/rules/evaluate.ts';
import { plainText } from '#domain/text/plain.ts';
import { slugOf } from '#domain/text/slug.ts';
import { keyOfParts, type KeyOf } from './draft-keys.ts';
import { CONTENT_ID, type RenderedBlock } from './markup.ts';
import type { RenderedSlots } from './page-heading.ts';
import type { PreparedBlock } from './render-block.tsx';
import type { Failure } from './render-context.ts';

type Entry = PreparedBlock | Failure;
/** The blocks of the content before they are drawn, each at the index of its `RenderedBlock`. */
export type ContentEntries = Readonly<Record<keyof RenderedSlots, readonly Entry[]>>;

const ID = / id="(?<id>[^"]+)"/g;
/** The same without a state of its own. */
const OWN_ID = / id="(?<id>[^"]+)"/;
/** Anchor of a heading that has no letters. */
const NAMELESS = 'abschnitt';

const NO_HEADING = { attributes: '', html: '' };

/** Attributes and content of the first `h2`; searched as text, as a pattern would take quadratic time for headings that never end. */
function headingIn(html: string): { readonly attributes: string; readonly html: string } {
  const start = html.indexOf('<h2');
  const open = html.indexOf('>', start);
  const end = html.indexOf('</h2>', open);
  if (start < 0 || open < 0 || end < 0) return NO_HEADING;
  return { attributes: html.slice(start + '<h2'.length, open), html: html.slice(open + 1, end) };
}

/** Whether a block lists the sections of its page. */
export function isOutline(entry: Entry): boolean {
  return 'placed' in entry && entry.placed.block.isOutline === true;
}

/**
 * Draws the blocks that list the sections of the page, once all others are drawn: only so do they know what shows a heading. Blocks
 * with one get an anchor; a block that is empty, or that failed, is no section.
 * @param frame HTML around the content, whose ids are taken
 */
export function withOutline(
  slots: RenderedSlots,
  entries: ContentEntries,
  frame: string,
  draw: (entry: Entry, sections: readonly PageSection[]) => RenderedBlock,
): RenderedSlots {
  if (!Object.values(entries).flat().some(isOutline)) return slots;
  const all = [...slots.top, ...slots.main, ...slots.aside];
  const taken = new Set(
    [` id="${CONTENT_ID}"`, frame, ...all.map(({ html }) => html)].flatMap((html) => [...html.matchAll(ID)].map(([, id = '']) => id)),
  );
  const sections: PageSection[] = [];
  const anchored = (block: RenderedBlock): RenderedBlock => {
    const { attributes, html } = block.isFallback === true ? NO_HEADING : headingIn(block.html);
    const title = plainText(html);
    if (title === '') return block;
    const own = OWN_ID.exec(attributes)?.groups?.['id'];
    const anchor = own ?? freeAnchor(slugOf(title) || NAMELESS, taken);
    taken.add(anchor);
    sections.push({ anchor, title, visibility: block.visibility === undefined ? {} : visibilityAttributes(block.visibility) });
    return own === undefined ? { ...block, anchor } : block;
  };
  const top = slots.top.map(anchored);
  const main = slots.main.map(anchored);
  const aside = slots.aside.map(anchored);
  const drawn = (column: readonly RenderedBlock[], written: readonly Entry[]): readonly RenderedBlock[] =>
    column.map((block, index) => {
      const entry = written[index];
      return entry !== undefined && isOutline(entry) ? draw(entry, sections) : block;
    });
  return { top: drawn(top, entries.top), main: drawn(main, entries.main), aside: drawn(aside, entries.aside) };
}

function freeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  if (!taken.has(anchor)) return anchor;
  let number = 2;
  while (taken.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}

/**
 * Keys of the blocks of a draft, where those that list sections change with the blocks of the page and their headlines. Whether a block
 * shows anything is not known before it is drawn.
 */
export function withOutlineKeys(keyOf: KeyOf, entries: ContentEntries): KeyOf {
  const all = Object.values(entries).flat();
  if (!all.some(isOutline)) return keyOf;
  const around = all.map((entry) => ('placed' in entry ? [entry.placed.block.type, headlineOf(entry), entry.placed.visibility] : []));
  return (entry) => (isOutline(entry) ? keyOfParts([keyOf(entry), around]) : keyOf(entry));
}

/** Headline of a block in its document. */
export function headlineOf({ placed: { props } }: PreparedBlock): string | undefined {
  const headline = valueAtPath(props, 'headline');
  return typeof headline === 'string' && headline !== '' ? headline : undefined;
}
