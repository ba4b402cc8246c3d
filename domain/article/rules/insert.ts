import type { ContentItem, Part } from './part.ts';

/** Minimum number of paragraphs of an article that may be interrupted. */
const LONG = 8;

/**
 * Inserts an item in front of the headline nearest to a place in the text, but never the first one, so that no section is split. Does
 * nothing if the rule has already inserted one, or the text is short or has too few headlines.
 * @param at share of the paragraphs before the place, such as 0.5 for the middle
 */
export function insertAt<Item extends ContentItem>(
  parts: readonly Part<Item>[],
  at: number,
  added: Part & { readonly from: string },
): readonly Part<Item>[] {
  const total = parts.filter(isParagraph).length;
  if (total < LONG || parts.some(({ from }) => from === added.from)) return parts;
  let before = 0;
  const gaps = parts.flatMap((part, index) => {
    if (isParagraph(part)) before += 1;
    const isFree = part.block === 'headline' && before > 1 && parts[index - 1]?.from === undefined;
    return isFree ? [{ index, away: Math.abs(before / total - at) }] : [];
  });
  const [first, ...others] = gaps;
  if (first === undefined) return parts;
  const { index } = others.reduce((best, gap) => (gap.away < best.away ? gap : best), first);
  return withPart(parts, index, added);
}

/** Appends an item to a long text, in front of a final disclaimer; like `insertAt`, does nothing if the rule has already inserted one. */
export function append<Item extends ContentItem>(
  parts: readonly Part<Item>[],
  added: Part & { readonly from: string },
): readonly Part<Item>[] {
  if (parts.filter(isParagraph).length < LONG || parts.some(({ from }) => from === added.from)) return parts;
  const end = parts.at(-1)?.block === 'disclaimer' ? parts.length - 1 : parts.length;
  return withPart(parts, end, added);
}

function withPart<Item extends ContentItem>(parts: readonly Part<Item>[], index: number, added: unknown): readonly Part<Item>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rules hand items on unread; whoever draws them checks each
  return parts.toSpliced(index, 0, added as Part<Item>);
}

function isParagraph({ block, from }: Part): boolean {
  return block === 'paragraph' && from === undefined;
}
