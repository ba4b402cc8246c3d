import type { Edit } from '#documents/reader/testing/scratch-config.ts';

/** Marks the expected place of the finding in an edit; removed before the documents are read. */
export const MARK = '‸';

/** A mistake of an editor, and the finding that must be reported. */
export interface Mistake {
  readonly what: string;
  readonly edits: Readonly<Record<string, Edit>>;
  /** File whose first character is the place of the finding, if no edit contains the mark. */
  readonly file?: string;
  /** Part of the message that names the true cause, in German. */
  readonly says: string;
  /** Expected suggestion; undefined if none is possible. */
  readonly suggestion?: string | undefined;
  /** Maximum number of further findings after the cause. */
  readonly more?: number;
}

/** Changes one document: `from` becomes `to`, which contains the mark. */
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

/** Omits a part; the finding is expected at `near`. */
export function gone(what: string, file: string, part: string | RegExp, near: string | RegExp, says: string): Mistake {
  return { what, edits: { [file]: (text) => text.replace(part, '').replace(near, (found) => `${MARK}${found}`) }, says };
}

/** Adds a document; its text contains the mark, or the finding is at its first character. */
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

/** A small page without mistakes, as the base of changes. */
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

/** Returns the small page with one change. */
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
