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
/** Blocks of the content before rendering, at the same indexes as their `RenderedBlock`. */
export type ContentEntries = Readonly<Record<keyof RenderedSlots, readonly Entry[]>>;

const ID = / id="(?<id>[^"]+)"/g;
/** The same pattern without `g`, so without `lastIndex`. */
const OWN_ID = / id="(?<id>[^"]+)"/;
/** Anchor of a heading that has no letters. */
const NAMELESS = 'abschnitt';

const NO_HEADING = { attributes: '', html: '' };

/** Attributes and content of the first `h2`. Uses `indexOf`: a pattern would take quadratic time for unclosed headings. */
function headingIn(html: string): { readonly attributes: string; readonly html: string } {
  const start = html.indexOf('<h2');
  const open = html.indexOf('>', start);
  const end = html.indexOf('</h2>', open);
  if (start < 0 || open < 0 || end < 0) return NO_HEADING;
  return { attributes: html.slice(start + '<h2'.length, open), html: html.slice(open + 1, end) };
}

/** Returns true for a block that lists the sections of its page. */
export function isOutline(entry: Entry): boolean {
  return 'placed' in entry && entry.placed.block.isOutline === true;
}

/**
 * Renders the outlines after all other blocks, since sections are the rendered blocks with a heading. Adds an anchor to each section.
 * Empty and failed blocks are no sections.
 * @param frame HTML around the content, whose ids must not be used as anchors
 */
export function withOutline(
  slots: RenderedSlots,
  entries: ContentEntries,
  frame: string,
  render: (entry: Entry, sections: readonly PageSection[]) => RenderedBlock,
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
  const rendered = (column: readonly RenderedBlock[], written: readonly Entry[]): readonly RenderedBlock[] =>
    column.map((block, index) => {
      const entry = written[index];
      return entry !== undefined && isOutline(entry) ? render(entry, sections) : block;
    });
  return { top: rendered(top, entries.top), main: rendered(main, entries.main), aside: rendered(aside, entries.aside) };
}

function freeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  if (!taken.has(anchor)) return anchor;
  let number = 2;
  while (taken.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}

/**
 * Extends the keys of a draft's outlines by the blocks of the page and their headlines, since an outline depends on them.
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
