import { findField } from '../../operations/fields.ts';
import type { PageBlock, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { showsPrices } from '../schema-tree.ts';
import { schemas } from '../schemas.ts';

/** Reports a block with prices on a page that is cached as if it never changed. */
export function cachedPriceFaults(block: PageBlock, path: DocumentPath, page: PageDocument): Fault[] {
  return page.dataClass === 'static' && showsPrices(block.type)
    ? [cachedPriceFault([...path, 'type'], `Der Baustein „${block.type}“`)]
    : [];
}

/** Reports the same for a block that names a call, by the fields that it shows. */
export function cachedPriceFieldFaults(list: unknown, section: string, path: DocumentPath, page: PageDocument): Fault[] {
  if (page.dataClass !== 'static' || !Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) => {
    const field = isRecord(entry) ? entry['field'] : entry;
    if (typeof field !== 'string' || !isPrice(section, field)) return [];
    return [cachedPriceFault([...path, index, ...(isRecord(entry) ? ['field'] : [])], `Das Feld „${field}“`)];
  });
}

function isPrice(section: string, field: string): boolean {
  const found = findField(schemas().operations, section, field);
  return found.kind === 'value' && (found.field.live !== undefined || found.field.isOfPrice === true);
}

function cachedPriceFault(path: DocumentPath, what: string): Fault {
  return {
    rule: 'kept-prices',
    path,
    part: 'value',
    message: `${what} zeigt Kurse. Mit „dataClass: static“ wird die Seite so lange behalten, dass sie veralten.`,
    expected: '„dataClass: quotes“ für diese Seite',
  };
}
