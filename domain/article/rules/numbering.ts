import type { Rule } from './part.ts';

/** Numbers the listed headlines from 1 where the article has a table of contents; elsewhere no heading has a number. */
export const numbering: Rule = {
  name: 'numbering',
  apply(parts) {
    const hasContents = parts.some(({ block }) => block === 'table-of-contents');
    let count = 0;
    return parts.map((part) => {
      if (part.heading === undefined) return part;
      const number = part.heading.listed && hasContents ? (count += 1) : undefined;
      return { ...part, heading: { ...part.heading, number } };
    });
  },
};
