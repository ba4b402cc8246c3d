import { LISTS, MANY_KINDS } from '../generated/kinds.ts';
import type { PageDocument } from '../generated/types.ts';
import type { AnyManyKind } from '../kinds/kind.ts';
import type { Kind } from '../reader/kinds.ts';
import { isRecord, type DocumentPath } from '../reader/path.ts';
import { isManyKind, isSingleKind } from '../reader/single-files.ts';
import { valueAt } from './origins.ts';

/** Names of an entry in other documents, and its own addresses. */
export interface Entry {
  /** Kind of the names (`x-reference`) by which documents refer to it, and the names. */
  readonly reference?: string;
  readonly names: readonly string[];
  /** Addresses of the entry; there may be more below them. */
  readonly addresses: readonly string[];
}

interface EntryKind {
  readonly reference?: string;
  readonly names: readonly string[];
  /** Kind of the subject of pages about it, and the keys that such an address may name. */
  readonly subject?: PageSubjectKind;
  readonly aliases?: readonly string[];
}
type PageSubjectKind = NonNullable<PageDocument['subject']>['kind'];

/** Lists of entries in the content, by document and key. */
const CONTENT_LISTS: Partial<Readonly<Record<Kind, Readonly<Record<string, EntryKind>>>>> = {
  partners: { customers: { reference: 'partner', names: ['id'] } },
  campaigns: { campaigns: { reference: 'campaign', names: ['id'] } },
  directory: {
    categories: { reference: 'category', names: ['alias'], subject: 'category', aliases: ['alias'] },
    authors: { reference: 'author', names: ['alias'], subject: 'author', aliases: ['alias'] },
    sources: { reference: 'source', names: ['alias'] },
    podcasts: { reference: 'podcast', names: ['alias'], subject: 'podcast', aliases: ['alias'] },
  },
};

/** Returns the entry at a path or around it, if documents of this kind have entries. */
export function entryAt(kind: Kind, value: unknown, path: DocumentPath, pages: readonly PageDocument[]): Entry | undefined {
  if (kind === 'article') {
    const alias = isRecord(value) ? value['alias'] : undefined;
    return typeof alias === 'string' ? { names: [], addresses: [`/${alias}`] } : undefined;
  }
  const [list, index] = path;
  if (kind === 'sections' && index !== undefined) {
    const section = valueAt(value, [list ?? '', index, 'path']);
    return { names: [], addresses: typeof section === 'string' ? [section] : [] };
  }
  if (kind === 'site' && list === 'hosts' && index !== undefined) return { reference: 'host', names: [String(index)], addresses: [] };
  if (isManyKind(kind)) {
    const entry = entryOf(entryKind(MANY_KINDS[kind]), value, pages);
    const tab = kind === 'issuer' && list === 'tabs' && index !== undefined ? valueAt(value, ['tabs', index, 'alias']) : undefined;
    return typeof tab === 'string' ? { ...entry, addresses: entry.addresses.map((address) => `${address}/${tab}`) } : entry;
  }
  const listed = index === undefined ? undefined : listIn(kind, String(list));
  return listed && entryOf(listed, valueAt(value, path.slice(0, 2)), pages);
}

/** Returns names and pages of a list's entries; undefined for a list whose entries have no names. */
function listIn(kind: Kind, list: string): EntryKind | undefined {
  const declared = isSingleKind(kind) ? LISTS[kind][list] : undefined;
  return declared === undefined ? CONTENT_LISTS[kind]?.[list] : entryKind(declared);
}

function entryKind({ named, pages }: Pick<AnyManyKind, 'named' | 'pages'>): EntryKind {
  return {
    ...(named && { reference: named.reference }),
    names: named?.by ?? [],
    ...(pages && { subject: pages.subject, aliases: pages.by }),
  };
}

function entryOf({ reference, names, subject, aliases = [] }: EntryKind, value: unknown, pages: readonly PageDocument[]): Entry {
  const texts = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => {
      const found = isRecord(value) ? value[key] : undefined;
      return typeof found === 'string' || typeof found === 'number' ? [String(found)] : [];
    });
  const own = texts(aliases);
  const addresses = pages.flatMap((page) => (page.subject?.kind === subject ? own.flatMap((alias) => addressesOf(page, alias)) : []));
  const address = isRecord(value) ? value['address'] : undefined;
  return {
    ...(reference === undefined ? {} : { reference }),
    names: texts(names),
    // A category defines its own address.
    addresses: typeof address === 'string' ? [`/${address}`] : addresses,
  };
}

/** Returns the address of a page about one subject, without any part after its name. */
function addressesOf({ route, subject }: PageDocument, alias: string): string[] {
  if (subject?.kind === 'content' && subject.slug !== undefined) return subject.slug === alias ? [route] : [];
  const parameter = subject === undefined || !('parameter' in subject) ? undefined : subject.parameter;
  const address = route.replace(`/[${parameter ?? ''}]`, `/${alias}`).replace(/\/\[\[[^[\]]+\]\]$/u, '');
  return address.includes('[') ? [] : [address];
}
