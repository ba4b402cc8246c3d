import { insertAt } from './insert.ts';
import type { Part, Promo, Rule } from './part.ts';

/** Place of the promotion: after a third of the text. */
const PLACE = 1 / 3;

/** Inserts the portal's offer on the subject into the text, and into lists of events that have no promotion. */
export const promo: Rule = {
  name: 'promo',
  apply(parts, { promo: offer }) {
    if (offer === undefined) return parts;
    const { text, label, link } = offer;
    const filled = parts.map((part) =>
      part.block === 'calendar-event-list' && !('promo' in part.item)
        ? { ...part, item: { ...part.item, promo: { text, label, link } } }
        : part,
    );
    return insertAt(filled, PLACE, hintOf(offer));
  },
};

function hintOf({ title, text, label, link }: Promo): Part & { readonly from: string } {
  const item = { type: 'hint', title, value: `${escaped(text)} <a href="${escaped(link)}">${escaped(label)}</a>` };
  return { item, block: 'hint', from: 'promo' };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
