import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CompanyDetails, EntityType, InstrumentDetails } from '#market/catalogue/index.ts';
import type { ArticleBody } from '../content/article.ts';

// Tables as Drizzle reads them; created by migrations/*.sql. store.test.ts verifies that both agree.

const instant = (name: string): ReturnType<typeof timestamp<string, 'date'>> => timestamp(name, { withTimezone: true, mode: 'date' });

/** Origin of a row: the catalogue shipped with the provider, or an operator's import. */
export type Origin = 'seed' | 'import';

export const companies = pgTable('companies', {
  companyId: text('company_id').primaryKey(),
  name: text('name').notNull(),
  isoCountry: text('iso_country').notNull(),
  nameCountry: text('name_country').notNull(),
  idBranch: integer('id_branch').notNull(),
  nameBranch: text('name_branch').notNull(),
  idSector: integer('id_sector').notNull(),
  nameSector: text('name_sector').notNull(),
  sharesOutstanding: doublePrecision('shares_outstanding'),
  origin: text('origin').$type<Origin>().notNull(),
  details: jsonb('details').$type<CompanyDetails>(),
});

export const instruments = pgTable('instruments', {
  entityValue: text('entity_value').primaryKey(),
  entityType: text('entity_type').$type<EntityType>().notNull(),
  entitySubType: text('entity_sub_type'),
  name: text('name').notNull(),
  tinyName: text('tiny_name').notNull(),
  urlName: text('url_name').notNull(),
  isin: text('isin'),
  wkn: text('wkn'),
  symbol: text('symbol'),
  homeSymbol: text('home_symbol'),
  displayType: text('display_type').notNull(),
  websitePath: text('website_path').notNull(),
  importance: integer('importance').notNull(),
  aliases: jsonb('aliases').$type<string[]>().notNull(),
  companyId: text('company_id'),
  details: jsonb('details').$type<InstrumentDetails>().notNull(),
  origin: text('origin').$type<Origin>().notNull(),
});

export const notations = pgTable('notations', {
  idNotation: integer('id_notation').primaryKey(),
  entityValue: text('entity_value').notNull(),
  venue: text('venue').notNull(),
  codeMarket: text('code_market').notNull(),
  isoCurrency: text('iso_currency').notNull(),
  isDefault: boolean('is_default').notNull(),
  unitType: text('unit_type').notNull(),
  displayUnit: text('display_unit').notNull(),
  decimals: integer('decimals').notNull(),
  tickSize: doublePrecision('tick_size'),
  origin: text('origin').$type<Origin>().notNull(),
});

export const indexMembers = pgTable(
  'index_members',
  {
    indexEntityValue: text('index_entity_value').notNull(),
    entityValue: text('entity_value').notNull(),
    weight: doublePrecision('weight'),
  },
  (table) => [primaryKey({ columns: [table.indexEntityValue, table.entityValue] })],
);

export const priceSeries = pgTable('price_series', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  idNotation: integer('id_notation').notNull(),
  kind: text('kind').$type<'daily' | 'minute'>().notNull(),
  sourceName: text('source_name').notNull(),
  sourceUrl: text('source_url'),
  license: text('license'),
  importedAt: instant('imported_at').notNull(),
});

export const priceBars = pgTable(
  'price_bars',
  {
    seriesId: integer('series_id').notNull(),
    at: instant('at').notNull(),
    open: doublePrecision('open'),
    high: doublePrecision('high'),
    low: doublePrecision('low'),
    close: doublePrecision('close').notNull(),
    volume: doublePrecision('volume'),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.at] })],
);

export const articles = pgTable('articles', {
  id: text('id').primaryKey(),
  alias: text('alias').notNull(),
  publishedAt: instant('published_at').notNull(),
  body: jsonb('body').$type<ArticleBody>().notNull(),
});

export const derivativeUnderlyings = pgTable('derivative_underlyings', {
  number: integer('number').primaryKey(),
  entityValue: text('entity_value').notNull(),
});

/** Small facts about the store itself: the seed's hash, the number of the last change. */
export const storeState = pgTable('store_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
