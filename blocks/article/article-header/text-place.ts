import type { ReadingPlace } from './reading-places.ts';

const PARTS = '.slot--main > :is([data-block="paragraph"], [data-block="headline"], [data-block="subheadline"])';
/** Height on the screen at which people read, as a share of the window. */
const READING_LINE = 1 / 3;
/** Maximum number of parts between a headline and the place it marks; a farther one would lead too far back. */
const HEADLINE_REACH = 3;
/** Maximum length of a label, in characters. */
const LABEL_LENGTH = 48;

function textParts(): readonly Element[] {
  return [...document.querySelectorAll(PARTS)];
}

/**
 * Share of the article's text above the reading line (0 to 1 within the text) and the index of the part there; undefined without a text.
 */
export function placeOnScreen(): { readonly share: number; readonly part: number } | undefined {
  const boxes = textParts().map((part) => part.getBoundingClientRect());
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last || last.bottom <= first.top) return undefined;
  const line = innerHeight * READING_LINE;
  return {
    share: (line - first.top) / (last.bottom - first.top),
    part: Math.max(
      boxes.findLastIndex(({ top }) => top <= line),
      0,
    ),
  };
}

/** Id of the nearest headline before a part; empty if none is near. */
export function anchorBefore(part: number): string {
  const near = textParts().slice(Math.max(part - HEADLINE_REACH, 0), part + 1);
  return near.map(headlineIn).findLast((headline) => headline !== null)?.id ?? '';
}

function headlineIn(part: Element): Element | null {
  return part.querySelector(':is(h2, h3)[id]');
}

/** Headline or paragraph of a stored place; undefined if the text no longer has it. */
export function elementAt({ anchor, part }: ReadingPlace): Element | undefined {
  return document.getElementById(anchor) ?? textParts()[part]?.firstElementChild ?? undefined;
}

/** Beginning of a text, cut between two words. */
export function labelOf(text: string): string {
  const words = text.trim().replaceAll(/\s+/gu, ' ');
  if (words.length <= LABEL_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LABEL_LENGTH - 2) + 1 || LABEL_LENGTH - 2).trim()} …`;
}
