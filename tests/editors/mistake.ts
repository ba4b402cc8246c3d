import type { Edit } from '#documents/reader/testing/scratch-config.ts';

/** Stands in an edit where the finding has to point; it is taken out before the documents are read. */
export const MARK = '‸';

/** One thing that editors get wrong, and what they have to be told about it. */
export interface Mistake {
  readonly what: string;
  readonly edits: Readonly<Record<string, Edit>>;
  /** File whose first character is to blame, when no edit holds the mark. */
  readonly file?: string;
  /** The true cause, in German: part of the message. */
  readonly says: string;
  /** The suggestion; undefined: none can be given. */
  readonly suggestion?: string | undefined;
  /** How many other findings may follow the cause. */
  readonly more?: number;
}

/** A change of one document: `from` becomes `to`, which holds the mark. */
export function wrong(
  what: string,
  file: string,
  [from, to]: readonly [from: string | RegExp, to: string],
  says: string,
  suggestion?: string,
  more?: number,
): Mistake {
  return { what, edits: { [file]: (text) => text.replace(from, () => to) }, says, suggestion, ...(more === undefined ? {} : { more }) };
}

/** Something left out: the finding points at `near`. */
export function gone(what: string, file: string, part: string | RegExp, near: string | RegExp, says: string): Mistake {
  return { what, edits: { [file]: (text) => text.replace(part, '').replace(near, (found) => `${MARK}${found}`) }, says };
}

/** A document of its own; its text holds the mark, or its first character is to blame. */
export function added(what: string, file: string, text: string, says: string, suggestion?: string, more?: number): Mistake {
  return {
    what,
    edits: { [file]: text },
    ...(text.includes(MARK) ? {} : { file }),
    says,
    suggestion,
    ...(more === undefined ? {} : { more }),
  };
}

/** A small page that is right apart from what is done to it. */
export const PAGE = `route: /probe
title: Probe
description: Eine Seite zum Probieren.
dataClass: static
rendering: cached
robots: noindex
body:
  main:
    - type: page-intro
      headline: Probe
      lead: Vorspann
    - type: venue-holidays
      headline: Ende
`;

/** The small page with one change. */
export function wrongPage(
  what: string,
  [from, to]: readonly [from: string | RegExp, to: string],
  says: string,
  suggestion?: string,
  more?: number,
): Mistake {
  const text = PAGE.replace(from, () => to);
  if (text === PAGE) throw new Error(`„${what}“ changes nothing.`);
  return added(what, 'pages/probe.yaml', text, says, suggestion, more);
}
