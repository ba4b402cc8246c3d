import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { SubjectConfig } from '#documents/reader/references/instances.ts';
import { displayName } from '#domain/instrument/name.ts';
import {
  instrumentPath,
  parseInstrumentSegments,
  parseOtherSpelling,
  subPagePath,
  type InstrumentAddress,
} from '#domain/instrument/path.ts';
import { subTypesOf, type SectionOf } from '#domain/instrument/section.ts';
import { instrumentPicture } from '#domain/web/social-picture.ts';
import { instrumentData } from './structured-data.ts';
import { sectionIn } from '../kit/section-in.ts';
import {
  MANY_AT_ONCE,
  type FoundSubject,
  type SitemapEntry,
  type SitemapSource,
  type SubjectAddress,
  type SubjectModule,
  type SubjectSource,
} from '../kit/subject-module.ts';

/** Instrument with the position of its page. */
export interface InstrumentSubject {
  readonly kind: 'instrument';
  readonly instrument: Schema<'Instrument'>;
  /** Section path such as `/aktien`, and the instrument's segment of the address, such as `SAP-Aktie-DE0007164600`. */
  readonly section: string;
  readonly slug: string;
  readonly subPage: string | undefined;
  /** Last price of one unit of the first currency in the second, for pages about a currency pair. */
  readonly rate?: number;
}

type Instrument = InstrumentSubject['instrument'];

/** Subject module of instruments, identified by the last segment of the address. The page may have sub-pages. */
export const instrument: SubjectModule<InstrumentSubject> = {
  async resolve(address, { ask, config: portal }) {
    const { config } = address;
    // Tries the regular spelling first: six digits may be a number or a WKN.
    const [right, other] = [read(address), read(address, parseOtherSpelling)];
    for (const named of [right, other]) {
      if (named === undefined || (named === other && other.entityKey === right?.entityKey)) continue;
      for (const entityType of config.entityTypes) {
        const found = await ask('getInstrument', { path: { entityType, entityValue: named.entityKey } });
        if (found && isAllowed(found, config)) return withRate(atOwnAddress(found, named, address.section, sectionIn(portal)), ask);
      }
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
  picture: ({ section, slug }) => instrumentPicture(section, slug),
  otherSpellings: 'redirect',
  subPage: (address) => read(address)?.subPage,
  firstPath: ({ section, slug }) => subPagePath(section, slug),
  sitemap: {
    async list({ pages, call, config }) {
      const types = typesOf(pages).filter((type) => type !== MANY);
      const lists = await Promise.all(Array.from(types, (type) => allOf(type, call)));
      return lists.flat().flatMap((each) => pageOf(each, sectionIn(config)));
    },
  },
  manyAddresses({ pages, call, config }) {
    if (!typesOf(pages).includes(MANY)) return undefined;
    const ask = (page: number, perPage: number) => call('listCatalogue', { query: { entityType: MANY, page, perPage } });
    return {
      count: async () => (await ask(0, 1)).total,
      page: async (page) => (await ask(page, MANY_AT_ONCE)).list.flatMap((each) => pageOf(each, sectionIn(config))),
    };
  },
};

function pageOf(found: Schema<'Instrument'>, sectionOf: SectionOf): SitemapEntry[] {
  const path = instrumentPath(found, sectionOf) ?? found.urls.WEBSITE;
  return path === undefined ? [] : [{ path }];
}

/** Class with up to a million instruments. */
const MANY = 'DERIVATIVE';

function typesOf(pages: SitemapSource<'instrument'>['pages']): readonly Schema<'EntityType'>[] {
  return [...new Set(pages.flatMap(({ config }) => config.entityTypes))];
}

function read({ config, params, subPages }: SubjectAddress<'instrument'>, parse = parseInstrumentSegments): InstrumentAddress | undefined {
  const segments = [params[config.parameter] ?? []].flat();
  return parse(
    config.entityTypes,
    segments,
    (config.subPages ?? []).filter((name) => subPages.includes(name)),
  );
}

function isAllowed(found: Instrument, { entityTypes, entitySubTypes }: SubjectConfig<'instrument'>): boolean {
  const types: readonly string[] = entityTypes;
  return (
    types.includes(found.entityType) && (entitySubTypes === undefined || subTypesOf(found).some((type) => entitySubTypes.includes(type)))
  );
}

/** Canonical address of an instrument. Outside all sections it is the provider's address, or else the one that was requested. */
function atOwnAddress(
  found: Instrument,
  { slug: asked, subPage }: InstrumentAddress,
  section: string,
  sectionOf: SectionOf,
): FoundSubject<InstrumentSubject> {
  const website = instrumentPath(found, sectionOf) ?? found.urls.WEBSITE ?? `${section}/${asked}`;
  const end = website.lastIndexOf('/');
  const slug = website.slice(end + 1);
  return {
    subject: { kind: 'instrument', instrument: found, section, slug, subPage },
    canonicalPath: subPagePath(website.slice(0, end), slug, subPage),
  };
}

/** Adds the last price of a currency pair for search engines. */
async function withRate(own: FoundSubject<InstrumentSubject>, ask: SubjectSource['ask']): Promise<FoundSubject<InstrumentSubject>> {
  const { instrument: found, subPage } = own.subject;
  if (found.entityType !== 'CURRENCY' || subPage !== undefined) return own;
  const quote = await ask('getQuote', { path: { entityType: 'CURRENCY', entityValue: found.entityValue } });
  return quote ? { ...own, subject: { ...own.subject, rate: quote.last } } : own;
}

/** Reads the whole catalogue of a type, page by page. */
async function allOf(entityType: Schema<'EntityType'>, call: Call): Promise<Schema<'Instrument'>[]> {
  const found: Schema<'Instrument'>[] = [];
  for (let page = 0; ; page += 1) {
    const { list, total } = await call('listCatalogue', { query: { entityType, page, perPage: MANY_AT_ONCE } });
    found.push(...list);
    if (list.length === 0 || (page + 1) * MANY_AT_ONCE >= total) return found;
  }
}
