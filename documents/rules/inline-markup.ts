/** Tags that a text may contain; pages remove all others, with or without their content. */
export const INLINE_TAGS = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup'] as const;

/** Attributes that a text may give its tags; pages drop all others. */
export const INLINE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href', 'target', 'rel'], abbr: ['title'] };

/** Tag in a text. */
export interface Tag {
  /** Source text of the tag, `<strong>`. */
  readonly written: string;
  /** Name in lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])([^<>]*)>/giu;
const ATTRIBUTE = /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/giu;

/** Returns the tags of a text in order, in any spelling. */
export function tagsIn(text: string): Tag[] {
  if (!text.includes('<')) return [];
  return [...text.matchAll(TAG)].map(([written, slash, name = '', rest = '']) => ({
    written,
    name: name.toLowerCase(),
    isEnd: slash === '/',
    attributes: [...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => ({
      name: key.toLowerCase(),
      value: double ?? single ?? bare ?? '',
    })),
  }));
}

/** Returns the addresses of the links in a text. */
export function linksIn(text: string): string[] {
  return tagsIn(text).flatMap(({ name, isEnd, attributes }) =>
    name === 'a' && !isEnd ? attributes.flatMap((attribute) => (attribute.name === 'href' ? [attribute.value] : [])) : [],
  );
}
