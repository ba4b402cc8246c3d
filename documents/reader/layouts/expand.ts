import type { PlacedFault } from '../fault.ts';
import type { Place } from '../source.ts';
import { closest } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { bound } from './bind.ts';
import { filled } from './fill.ts';
import { isAddition, merged } from './merge.ts';
import { SHARED, sharedFile, type Library, type SharedDocument, type SharedKind } from './shared-document.ts';
import { MAX_BLOCKS, sizeOf } from './size.ts';
import { createBudget, filledWeight, type Budget } from './weight.ts';
import { pointingTo, withEntries, type Traced, type TracedSection } from './traced.ts';

/** Page with all parts of its layout and its lists of blocks. */
export interface Expansion {
  readonly root: Traced;
  /** Faults in the page's use of layouts and lists. */
  readonly faults: readonly PlacedFault[];
  /** Whether all documents that the page uses were found and could be joined. */
  readonly isWhole: boolean;
  /** Whether every list of blocks was inserted; faulty and too long ones are not and have findings of their own. */
  readonly isComplete: boolean;
}

/** Joins a page with its layout and replaces the lists that it names by their blocks. */
export function expanded(page: Traced, library: Library): Expansion {
  if (page.kind !== 'section') return { root: page, faults: [], isWhole: true, isComplete: true };
  const faults: PlacedFault[] = [];
  const budget = createBudget(faults);
  const whole = onLayout(page, { library, faults, budget }, []);
  let isComplete = true;
  const ofBearableSize: Library = {
    names: (kind) => library.names(kind),
    find(kind, name) {
      const document = library.find(kind, name);
      if (document === undefined || (document !== 'faulty' && sizeOf(document, library) <= MAX_BLOCKS)) return document;
      isComplete = false;
      return 'faulty';
    },
  };
  const root = withBlocks(whole ?? page, { library: ofBearableSize, faults, budget });
  return { root, faults, isWhole: whole !== undefined, isComplete };
}

/** State during the expansion of one page. */
interface Work {
  readonly library: Library;
  readonly faults: PlacedFault[];
  readonly budget: Budget;
}

/** Returns a page or layout merged over the layout that it names; undefined if that layout is missing or faulty. */
function onLayout(page: TracedSection, work: Work, trail: readonly string[]): Traced | undefined {
  const { library, faults, budget } = work;
  const layout = page.entries.get('layout');
  const given = page.entries.get('with');
  const own = withEntries(page, { layout: undefined, with: undefined });
  if (layout === undefined) {
    if (given !== undefined) faults.push(withoutLayout(given));
    return own;
  }
  const shared = found('layout', layout, library, faults);
  if (shared === undefined) return undefined;
  const name = nameOf(layout) ?? '';
  if (trail.includes(name)) {
    faults.push(circular([...trail, name], layout.at));
    return undefined;
  }
  const { values, faults: ofValues } = bound(shared, name, given, layout.at);
  faults.push(...ofValues);
  if (!budget.spend(filledWeight(shared.content, values), layout.at)) return undefined;
  const content = filled(shared.content, values);
  if (content.kind !== 'section') return own;
  const below = onLayout(content, work, [...trail, name]);
  return below?.kind === 'section'
    ? merged(
        own,
        eachEntry(below, (entry) => pointingTo(entry, layout.at)),
      )
    : undefined;
}

function eachEntry(section: TracedSection, change: (entry: Traced) => Traced): TracedSection {
  return { ...section, entries: new Map([...section.entries].map(([key, entry]) => [key, change(entry)])) };
}

/** Replaces `use` in the slots of the page and of its sub-pages. */
function withBlocks(page: Traced, work: Work): Traced {
  if (page.kind !== 'section') return page;
  const body = page.entries.get('body');
  const subPages = page.entries.get('subPages');
  return withEntries(page, {
    ...(body && { body: filledSlots(body, work) }),
    ...(subPages?.kind === 'section' && { subPages: eachEntry(subPages, (subPage) => withBlocks(subPage, work)) }),
  });
}

function filledSlots(body: Traced, work: Work): Traced {
  const slot = (node: Traced): Traced => {
    if (isAddition(node)) return eachEntry(node, slot);
    return node.kind === 'list' ? { ...node, items: node.items.flatMap((item) => blocksFor(item, work, [])) } : node;
  };
  return body.kind === 'section' ? eachEntry(body, slot) : body;
}

const USE_KEYS = new Set(['use', 'with']);

/**
 * Returns the blocks of a slot's entry: the entry itself, or those of the list that it names.
 * @param outermost entry of the page into which all of this is inserted
 */
function blocksFor(entry: Traced, work: Work, trail: readonly string[], outermost: Place = entry.at): readonly Traced[] {
  const { library, faults, budget } = work;
  const use = entry.kind === 'section' ? entry.entries.get('use') : undefined;
  if (entry.kind !== 'section' || use === undefined || entry.entries.has('type'))
    return trail.length === 0 || budget.spendBlock(outermost) ? [entry] : [];
  for (const [key, { at }] of entry.entries) if (!USE_KEYS.has(key)) faults.push(notBesideUse(key, at));
  const shared = found('blockList', use, library, faults);
  if (shared === undefined) return [];
  const name = nameOf(use) ?? '';
  if (trail.includes(name)) {
    faults.push(circular([...trail, name], use.at));
    return [];
  }
  const { values, faults: ofValues } = bound(shared, name, entry.entries.get('with'), use.at);
  faults.push(...ofValues);
  if (!budget.spend(filledWeight(shared.content, values), outermost)) return [];
  const blocks = filled(shared.content, values);
  const items = blocks.kind === 'list' ? blocks.items : [];
  const place = entry.at;
  return items.flatMap((item) => blocksFor(pointingTo(item, place), work, [...trail, name], outermost));
}

function nameOf(node: Traced): string | undefined {
  return node.kind === 'value' && typeof node.value === 'string' ? node.value : undefined;
}

function found(kind: SharedKind, node: Traced, library: Library, faults: PlacedFault[]): SharedDocument | undefined {
  const name = nameOf(node);
  const shared = name === undefined ? undefined : library.find(kind, name);
  if (shared === 'faulty') return undefined;
  if (shared !== undefined) return shared;
  const names = library.names(kind);
  const { at } = node;
  faults.push({
    source: at.source,
    fault: {
      rule: kind === 'layout' ? 'unknown-layout' : 'unknown-block-list',
      path: at.path,
      part: 'value',
      message:
        name === undefined
          ? `Hier gehört der Name einer Datei aus ${SHARED[kind].folder}/ hin.`
          : name === ''
            ? `Der Name ist leer: Hier gehört der einer Datei aus ${SHARED[kind].folder}/ hin.`
            : `${SHARED[kind].title} „${name}“ gibt es nicht: Die Datei ${sharedFile(kind, name)} fehlt.`,
      expected: names.length > 0 ? oneOfWords(names) : `eine Datei in ${SHARED[kind].folder}/`,
      suggestion: name === undefined ? undefined : closest(name, names),
    },
  });
  return undefined;
}

function withoutLayout({ at }: Traced): PlacedFault {
  return {
    source: at.source,
    fault: { rule: 'unknown-key', path: at.path, part: 'key', message: '„with“ gilt nur mit einem Layout.', expected: 'layout: <Name>' },
  };
}

function notBesideUse(key: string, { source, path }: Place): PlacedFault {
  return {
    source,
    fault: {
      rule: 'unknown-key',
      path,
      part: 'key',
      message: `Neben „use“ ist der Schlüssel „${key}“ nicht möglich.`,
      expected: 'Werte für die Parameter der Liste: with: { … }',
      suggestion: closest(key, ['with']),
    },
  };
}

function circular(trail: readonly string[], { source, path }: Place): PlacedFault {
  return {
    source,
    fault: {
      rule: 'circular-use',
      path,
      part: 'value',
      message: `Das führt im Kreis: ${trail.join(' → ')}.`,
      expected: 'ein Name, der nicht hierher zurückführt',
    },
  };
}
