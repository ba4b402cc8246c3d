import { branchesOf } from '../form/schema/branches.ts';
import { chosen, resolve } from '../form/schema/resolve.ts';
import { isObject, type Schema } from '../form/schema/schema.ts';
import type { PastedFragment } from './read-html.ts';
import { escaped } from './runs.ts';

/**
 * Converts pasted fragments to entries of a list of blocks, using the kinds that the list allows: text, heading, list. undefined if the
 * list allows no kind for a paragraph.
 * @param items schema of the list's entries
 */
export function entriesOf(
  fragments: readonly PastedFragment[],
  items: Schema,
  root: Schema,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  const kinds = branchesOf(resolve(items, undefined, root), undefined, root).list.map((branch) => chosen(branch, undefined, root));
  const paragraph = textKind(kinds, ['paragraph']);
  if (paragraph === undefined) return undefined;
  const heading = textKind(kinds, ['headline', 'subheading', 'subheadline']);
  return fragments.flatMap((fragment) => {
    if (fragment.kind === 'paragraph') return [paragraph(fragment.text)];
    if (fragment.kind === 'heading') return [heading?.(fragment.text) ?? paragraph(`<strong>${escaped(fragment.text)}</strong>`)];
    const list = listKind(kinds, fragment.isOrdered);
    return list === undefined ? fragment.items.map((item) => paragraph(item)) : [list(fragment.items)];
  });
}

function tagOf({ properties = {} }: Schema): unknown {
  return properties['type']?.const;
}

function textKind(kinds: readonly Schema[], tags: readonly string[]): ((text: string) => Record<string, unknown>) | undefined {
  const kind = tags.map((tag) => kinds.find((each) => tagOf(each) === tag)).find((each) => each !== undefined);
  const name = ['text', 'value'].find((each) => kind?.properties?.[each] !== undefined);
  return kind === undefined || name === undefined ? undefined : (text) => ({ type: tagOf(kind), [name]: text });
}

function listKind(kinds: readonly Schema[], isOrdered: boolean): ((items: readonly string[]) => Record<string, unknown>) | undefined {
  const own = kinds.find((each) => tagOf(each) === (isOrdered ? 'ordered-list' : 'unordered-list'));
  if (own !== undefined) return (values) => ({ type: tagOf(own), values });
  const both = kinds.find((each) => tagOf(each) === 'list' && isObject(each.properties?.['items']));
  return both === undefined ? undefined : (items) => ({ type: 'list', ...(isOrdered && { ordered: true }), items });
}
