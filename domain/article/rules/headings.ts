import { plainText } from '../../text/plain.ts';
import { slugOf } from '../../text/slug.ts';
import type { Rule } from './part.ts';

/** Anchors that the page itself uses. */
const RESERVED = ['inhalt'];
const LEVELS: Readonly<Record<string, 2 | 3>> = { headline: 2, subheadline: 3 };

/** Gives headlines and subheadlines their text, level and anchor. Headlines are listed unless another rule removes them. */
export const headings: Rule = {
  name: 'headings',
  apply(parts) {
    const used = new Set(RESERVED);
    return parts.map((part) => {
      const level = LEVELS[part.block ?? ''];
      const { value } = part.item;
      // A value from outside may not be text; then it is no heading.
      const text = level !== undefined && typeof value === 'string' ? plainText(value) : '';
      if (level === undefined || text === '') return part;
      const anchor = uniqueAnchor(text, used);
      return { ...part, heading: { listed: level === 2, ...part.heading, level, text: part.heading?.text ?? text, anchor } };
    });
  },
};

function uniqueAnchor(text: string, used: Set<string>): string {
  const base = slugOf(text) || 'abschnitt';
  let anchor = base;
  for (let copy = 2; used.has(anchor); copy += 1) anchor = `${base}-${copy}`;
  used.add(anchor);
  return anchor;
}
