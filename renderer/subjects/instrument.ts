import type { InstrumentSubject } from '#blocks/kit/block.ts';
import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import { displayName } from '#domain/instrument/name.ts';
import { instrumentPath, parseInstrumentSegments, subPagePath, type InstrumentAddress } from '#domain/instrument/path.ts';
import { instrumentData } from './instrument-data.ts';
import type { FoundSubject, SubjectAddress, SubjectConfig, SubjectModule } from './subject-module.ts';

type Instrument = InstrumentSubject['instrument'];
const sitemapPage = 1_000;

/** An instrument, named by the last part of its address; the page may have sub-pages. */
export const instrument: SubjectModule<'instrument'> = {
  async resolve(address, { ask }) {
    const named = read(address);
    if (!named) return undefined;
    const { config } = address;
    for (const entityType of config.entityTypes) {
      const found = await ask('getInstrument', { path: { entityType, entityValue: named.entityKey } });
      if (found && isAllowed(found, config)) return atOwnAddress(found, named, address.section);
    }
    return undefined;
  },
  name: ({ instrument: found }) => displayName(found),
  facts: ({ instrument: { name, isin, wkn, displayType, symbol } }) => ({
    'instrument.name': name,
    'instrument.isin': isin,
    'instrument.wkn': wkn,
    'instrument.displayType': displayType,
    'instrument.symbol': symbol,
  }),
  structured: instrumentData,
  otherSpellings: 'redirect',
  subPage: (address) => read(address)?.subPage,
  firstPath: ({ section, slug }) => subPagePath(section, slug),
  async sitemap({ pages, call }) {
    const types = new Set(pages.flatMap(({ config }) => config.entityTypes));
    const lists = await Promise.all(Array.from(types, (type) => allOf(type, call)));
    return lists.flat().flatMap(({ urls }) => (urls.WEBSITE === undefined ? [] : [{ path: urls.WEBSITE }]));
  },
};

function read({ config, params, section, subPages }: SubjectAddress<'instrument'>): InstrumentAddress | undefined {
  const segments = [params[config.parameter] ?? []].flat();
  return parseInstrumentSegments(
    section,
    segments,
    (config.subPages ?? []).filter((name) => subPages.includes(name)),
  );
}

function isAllowed(found: Instrument, { entityTypes, entitySubTypes }: SubjectConfig<'instrument'>): boolean {
  const types: readonly string[] = entityTypes;
  return types.includes(found.entityType) && (entitySubTypes?.includes(found.entitySubType ?? '') ?? true);
}

function atOwnAddress(found: Instrument, { slug: asked, subPage }: InstrumentAddress, section: string): FoundSubject<'instrument'> {
  const website = found.urls.WEBSITE ?? instrumentPath(found) ?? `${section}/${asked}`;
  const end = website.lastIndexOf('/');
  const slug = website.slice(end + 1);
  return {
    subject: { kind: 'instrument', instrument: found, section, slug, subPage },
    canonicalPath: subPagePath(website.slice(0, end), slug, subPage),
  };
}

/** The whole catalogue of a type, page by page. */
async function allOf(entityType: Schema<'EntityType'>, call: Call): Promise<Schema<'Instrument'>[]> {
  const found: Schema<'Instrument'>[] = [];
  for (let page = 0; ; page += 1) {
    const { list, total } = await call('listCatalogue', { query: { entityType, page, perPage: sitemapPage } });
    found.push(...list);
    if (list.length === 0 || (page + 1) * sitemapPage >= total) return found;
  }
}
