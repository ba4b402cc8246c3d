import type { Rule } from './part.ts';

/** Takes headlines that an author excluded out of the table of contents. */
export const excludedHeadlines: Rule = {
  name: 'excluded-headlines',
  apply: (parts) =>
    parts.map((part) =>
      part.heading !== undefined && part.item.excludedFromTOC === true ? { ...part, heading: { ...part.heading, listed: false } } : part,
    ),
};
