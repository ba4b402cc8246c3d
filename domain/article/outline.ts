import { plainText } from '../text/plain.ts';
import { slugOf } from '../text/slug.ts';

export interface OutlineEntry {
  /** Index of the item in the article's content. */
  readonly index: number;
  /** Heading level in the page: 2 for a headline, 3 for a subheadline. */
  readonly level: 2 | 3;
  /** The heading without markup. */
  readonly text: string;
  /** Fragment of the address, unique in the article. */
  readonly anchor: string;
  /** Consecutive number from 1; only with a table of contents, and only for listed headlines. */
  readonly number: number | undefined;
  /** Whether the table of contents names it. */
  readonly listed: boolean;
}

export interface OutlineItem {
  readonly type: string;
  readonly value?: string | undefined;
  readonly excludedFromTOC?: boolean | undefined;
}

/** Anchors that the page itself uses. */
const RESERVED = ['inhalt'];

/**
 * The headings of an article in order. `blockTypeOf` translates an item's type into the type of its block, where they differ.
 */
export function outlineOf(
  items: readonly OutlineItem[],
  blockTypeOf: (type: string) => string | undefined = (type) => type,
): OutlineEntry[] {
  const types = items.map((item) => blockTypeOf(item.type));
  const isNumbered = types.includes('table-of-contents');
  const used = new Set(RESERVED);
  let count = 0;
  return items.flatMap((item, index) => {
    const type = types[index];
    // What came from elsewhere may be no text at all; then it is no heading.
    if ((type !== 'headline' && type !== 'subheadline') || typeof item.value !== 'string') return [];
    const text = plainText(item.value);
    if (text === '') return [];
    const listed = type === 'headline' && item.excludedFromTOC !== true;
    const number = listed && isNumbered ? (count += 1) : undefined;
    return [{ index, level: type === 'headline' ? 2 : 3, text, anchor: uniqueAnchor(text, used), number, listed }];
  });
}

function uniqueAnchor(text: string, used: Set<string>): string {
  const base = slugOf(text) || 'abschnitt';
  let anchor = base;
  for (let copy = 2; used.has(anchor); copy += 1) anchor = `${base}-${copy}`;
  used.add(anchor);
  return anchor;
}
