import { isRecord, pointerOf } from '#documents/reader/path.ts';
import { textOfEntry } from './entry-text.ts';
import { hiddenBy } from './hiding.ts';

/** List in a document that accepts entries. */
export interface Slot {
  /** JSON pointer of the list, which may not exist yet. */
  readonly at: string;
  readonly label: string;
  /** Vocabulary of blocks that the list allows; undefined for lists of other entries. */
  readonly vocabulary?: 'page' | 'article' | undefined;
  /** Missing parents of the slot, which its first entry must create. */
  readonly missing?: { readonly at: string; readonly around: (entry: unknown) => unknown } | undefined;
  readonly nodes: readonly Node[];
}

/** Entry of a slot. */
export interface Node {
  readonly at: string;
  readonly label: string;
  /** Detail that distinguishes the entry: its headline or first words. */
  readonly detail: string;
  /** Type of the block; undefined for other entries. */
  readonly type?: string | undefined;
  readonly isHidden: boolean;
  readonly hasRule: boolean;
  readonly slots: readonly Slot[];
}

export interface OutlineWords {
  /** Name of a block type. */
  readonly block: (type: string) => string;
  /** Name of a key, from the schema of the document. */
  readonly key: (key: string) => string;
}

const BODY = { top: 'Oben', main: 'Hauptspalte', aside: 'Randspalte' } as const;

/** Outline of a document for editors: slots with blocks, or lists of entries. */
export function outlineOf(value: unknown, kind: string, words: OutlineWords): readonly Slot[] {
  if (!isRecord(value)) return [];
  if (kind === 'page' || kind === 'layout') return pageSlots(value, words);
  if (kind === 'blockList') return [blockSlot('/blocks', 'Bausteine', value['blocks'], 'page', words)];
  if (kind === 'article') return [blockSlot('/contentItems', 'Bausteine', value['contentItems'], 'article', words)];
  return listsIn('', value, words, 0);
}

function pageSlots(page: Readonly<Record<string, unknown>>, words: OutlineWords): Slot[] {
  const hasLayout = typeof page['layout'] === 'string';
  const own = bodySlots('/body', page['body'], '', hasLayout, words);
  const subPages = isRecord(page['subPages']) ? Object.entries(page['subPages']) : [];
  const below = subPages.flatMap(([name, subPage]) => {
    if (!isRecord(subPage)) return [];
    const label = typeof subPage['label'] === 'string' ? subPage['label'] : name;
    return bodySlots(`/subPages${pointerOf([name])}/body`, subPage['body'], `${label}: `, hasLayout, words);
  });
  return [...own, ...below];
}

function bodySlots(at: string, body: unknown, prefix: string, hasLayout: boolean, words: OutlineWords): Slot[] {
  return Object.entries(BODY).flatMap(([name, label]) => {
    const written = isRecord(body) ? body[name] : undefined;
    const place = `${at}/${name}`;
    if (isRecord(written) || (written === undefined && hasLayout)) {
      const parts = isRecord(written) ? Object.keys(written) : ['append'];
      return parts.map((part) => {
        const partLabel = `${prefix}${label}, ${part === 'prepend' ? 'vor dem Layout' : 'nach dem Layout'}`;
        const around = (entry: unknown): unknown => ({ [part]: [entry] });
        return blockSlot(
          `${place}/${part}`,
          partLabel,
          isRecord(written) ? written[part] : undefined,
          'page',
          words,
          missingFrom(at, body, name, around),
        );
      });
    }
    return [
      blockSlot(
        place,
        prefix + label,
        written,
        'page',
        words,
        missingFrom(at, body, name, (entry) => [entry]),
      ),
    ];
  });
}

/** Topmost missing part, which the first entry must create. */
function missingFrom(at: string, body: unknown, slot: string, inSlot: (entry: unknown) => unknown): Slot['missing'] {
  if (isRecord(body)) return { at: `${at}/${slot}`, around: inSlot };
  return { at, around: (entry) => ({ [slot]: inSlot(entry) }) };
}

function blockSlot(
  at: string,
  label: string,
  list: unknown,
  vocabulary: 'page' | 'article',
  words: OutlineWords,
  missing: Slot['missing'] = { at, around: (entry) => [entry] },
): Slot {
  if (!Array.isArray(list)) return { at, label, vocabulary, nodes: [], missing };
  return { at, label, vocabulary, nodes: list.map((entry: unknown, index) => blockNode(`${at}/${index}`, entry, words)) };
}

function blockNode(at: string, entry: unknown, words: OutlineWords): Node {
  const block = isRecord(entry) ? entry : {};
  const type = typeof block['type'] === 'string' ? block['type'] : undefined;
  const use = typeof block['use'] === 'string' ? block['use'] : undefined;
  const label = type === undefined ? (use === undefined ? 'Baustein ohne Art' : 'Bausteinliste') : words.block(type);
  return { at, label, type, detail: use ?? textOfEntry(block), slots: [], ...rulesOf(block) };
}

function rulesOf(entry: Readonly<Record<string, unknown>>): Pick<Node, 'isHidden' | 'hasRule'> {
  return { isHidden: hiddenBy(entry['isEnabled']), hasRule: entry['isEnabled'] !== undefined };
}

/** Maximum depth of lists that are shown; the navigation has four levels. */
const DEEPEST = 5;

/** Lists of entries anywhere in an object. */
function listsIn(at: string, value: Readonly<Record<string, unknown>>, words: OutlineWords, depth: number): Slot[] {
  if (depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([key, part]): Slot[] => {
    const place = at + pointerOf([key]);
    if (Array.isArray(part) && part.length > 0 && part.every(isRecord)) return [entrySlot(place, words.key(key), part, words, depth)];
    return depth === 0 && isRecord(part) ? listsIn(place, part, words, depth + 1) : [];
  });
}

function entrySlot(
  at: string,
  label: string,
  entries: readonly Readonly<Record<string, unknown>>[],
  words: OutlineWords,
  depth: number,
): Slot {
  const nodes = entries.map((entry, index): Node => {
    const place = `${at}/${index}`;
    const name = textOfEntry(entry) || `${label} ${index + 1}`;
    return { at: place, label: name, detail: '', slots: listsIn(place, entry, words, depth + 1), ...rulesOf(entry) };
  });
  return { at, label, nodes };
}

/** All nodes in document order. */
export function nodesOf(slots: readonly Slot[]): Node[] {
  return slots.flatMap(({ nodes }) => nodes.flatMap((node) => [node, ...nodesOf(node.slots)]));
}

/** Innermost node that is or contains a place in the document. */
export function nodeAround(slots: readonly Slot[], pointer: string): Node | undefined {
  return nodesOf(slots).findLast(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
}

/** All slots, including those inside entries. */
export function slotsOf(slots: readonly Slot[]): Slot[] {
  return slots.flatMap((slot) => [slot, ...slot.nodes.flatMap((node) => slotsOf(node.slots))]);
}
