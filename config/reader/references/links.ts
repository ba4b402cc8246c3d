import type { Footer, Navigation, NavigationItem } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { repeated, type PlacedFault, type References } from './context.ts';
import type { Placed } from './placed.ts';
import { pathFault } from './served.ts';

/** Levels of the navigation: group, second, third, fourth. */
const MAX_LEVELS = 4;

interface PlacedItem {
  readonly item: NavigationItem;
  readonly path: DocumentPath;
}

function flatten(items: readonly NavigationItem[], path: DocumentPath): PlacedItem[] {
  return items.flatMap((item, index) => {
    const place = [...path, index];
    return [{ item, path: place }, ...flatten(item.items ?? [], [...place, 'items'])];
  });
}

/** Ids used twice and more than four levels. */
export function navigationFaults({ value, source }: Placed<Navigation>): PlacedFault[] {
  const items = flatten(value.groups, ['groups']);
  const faults: Fault[] = repeated(items, ({ item }) => item.id).map(({ entry, first }) => ({
    rule: 'duplicate-id',
    path: [...entry.path, 'id'],
    part: 'value',
    message: `Die Kennung „${entry.item.id}“ gibt es schon in Zeile ${source.locate([...first.path, 'id'], 'value').line}.`,
    expected: 'eine Kennung, die nur einmal vorkommt',
  }));
  for (const { item, path } of items) {
    if (path.length === MAX_LEVELS * 2 && item.items && item.items.length > 0) {
      faults.push({
        rule: 'too-deep',
        path: [...path, 'items'],
        part: 'key',
        message: `Die Navigation hat höchstens ${MAX_LEVELS} Ebenen; hier beginnt eine weitere.`,
      });
    }
  }
  return faults.map((fault) => ({ source, fault }));
}

/** Group ids used twice. */
export function footerFaults({ value, source }: Placed<Footer>): PlacedFault[] {
  const groups = value.groups.map((group, index) => ({ group, index }));
  return repeated(groups, ({ group }) => group.id).map(({ entry, first }) => ({
    source,
    fault: {
      rule: 'duplicate-id',
      path: ['groups', entry.index, 'id'],
      part: 'value',
      message: `Die Kennung „${entry.group.id}“ gibt es schon in Zeile ${source.locate(['groups', first.index, 'id'], 'value').line}.`,
      expected: 'eine Kennung, die nur einmal vorkommt',
    },
  }));
}

/** Only root-relative paths of this portal can be checked. */
export function linkFault(
  link: string | undefined,
  host: string | undefined,
  place: DocumentPath,
  references: References,
): Fault | undefined {
  const isOwn = link?.startsWith('/') === true && !link.startsWith('//') && (host === undefined || host === 'www');
  return isOwn ? pathFault(link, place, references) : undefined;
}
