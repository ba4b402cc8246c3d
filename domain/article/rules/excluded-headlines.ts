import type { Rule } from './part.ts';

/** Removes headlines that an author excluded from the table of contents. */
export const excludedHeadlines: Rule = {
  name: 'excluded-headlines',
  apply: (parts) =>
    parts.map((part) =>
      part.heading !== undefined && part.item.excludedFromTOC === true ? { ...part, heading: { ...part.heading, listed: false } } : part,
    ),
};
