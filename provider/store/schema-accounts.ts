import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schema } from '#client/operations.ts';

// Tables of users and their data; created by migrations/0002-accounts.sql, 0005-gateway.sql to 0013-visitor-keys.sql.

const instant = (name: string): ReturnType<typeof timestamp<string, 'date'>> => timestamp(name, { withTimezone: true, mode: 'date' });
const ordinal = () => bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity();

export const products = pgTable('products', {
  productId: text('product_id').primaryKey(),
  name: text('name').notNull(),
  features: jsonb('features').$type<readonly string[]>().notNull(),
  names: jsonb('names').$type<readonly string[]>().notNull(),
});

export const users = pgTable('users', {
  userId: text('user_id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  isSupport: boolean('is_support').notNull().default(false),
  wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
  newsletterAt: instant('newsletter_at'),
  darkMode: boolean('dark_mode'),
  hasConnectedBank: boolean('has_connected_bank').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const userProducts = pgTable(
  'user_products',
  {
    userId: text('user_id').notNull(),
    productId: text('product_id').notNull(),
    paymentInterval: text('payment_interval').$type<'MONTH' | 'YEAR'>(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId, table.startsAt] })],
);

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  userId: text('user_id').notNull(),
  actingUserId: text('acting_user_id'),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  idleSeconds: integer('idle_seconds').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const rightChanges = pgTable('right_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id'),
  sessionId: text('session_id'),
  at: instant('at').notNull(),
});

export const endedTokens = pgTable('ended_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const registrations = pgTable('registrations', {
  registrationId: text('registration_id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  wantsNewsletter: boolean('wants_newsletter').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const confirmationCodes = pgTable('confirmation_codes', {
  codeHash: text('code_hash').primaryKey(),
  emailKey: text('email_key'),
  registrationId: text('registration_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const accountCodes = pgTable('account_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id').notNull(),
  kind: text('kind').$type<'reset' | 'email'>().notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  blockedUntil: bigint('blocked_until', { mode: 'number' }),
  forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
});

export const supportLog = pgTable('support_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  adminUserId: text('admin_user_id'),
  userId: text('user_id').notNull(),
  action: text('action').$type<'start' | 'end'>().notNull(),
  at: instant('at').notNull(),
});

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const spentPushTokens = pgTable('spent_push_tokens', {
  tokenId: text('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const watchlists = pgTable('watchlists', {
  watchlistId: text('watchlist_id').primaryKey(),
  ordinal: ordinal(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  isoCurrency: text('iso_currency').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at'),
});

export const watchlistPositions = pgTable('watchlist_positions', {
  positionId: text('position_id').primaryKey(),
  ordinal: ordinal(),
  watchlistId: text('watchlist_id').notNull(),
  entityValue: text('entity_value').notNull(),
  idNotation: integer('id_notation'),
  note: text('note'),
  amount: doublePrecision('amount'),
  limitHigh: doublePrecision('limit_high'),
  limitLow: doublePrecision('limit_low'),
  priceCreation: doublePrecision('price_creation'),
  createdAt: instant('created_at').notNull(),
});

export const chartDrawings = pgTable(
  'chart_drawings',
  {
    userId: text('user_id').notNull(),
    entityType: text('entity_type').notNull(),
    entityValue: text('entity_value').notNull(),
    drawingId: text('drawing_id').notNull(),
    ordinal: ordinal(),
    kind: text('kind').$type<Schema<'ChartDrawingKind'>>().notNull(),
    points: jsonb('points').$type<Schema<'ChartDrawingPoint'>[]>().notNull(),
    text: text('text'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entityType, table.entityValue, table.drawingId] })],
);

export const savedSearches = pgTable('saved_searches', {
  searchId: text('search_id').primaryKey(),
  ordinal: ordinal(),
  userId: text('user_id').notNull(),
  finder: text('finder').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  query: text('query').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const analyticsHits = pgTable('analytics_hits', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  hitType: text('hit_type').$type<'event' | 'pageview'>().notNull(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
});

export const analyticsDays = pgTable(
  'analytics_days',
  {
    day: date('day').notNull(),
    hitType: text('hit_type').notNull(),
    eventCategory: text('event_category').notNull(),
    eventAction: text('event_action').notNull(),
    section: text('section').notNull(),
    hits: bigint('hits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hitType, table.eventCategory, table.eventAction, table.section] })],
);

export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date('day').notNull(),
    hitType: text('hit_type').notNull(),
    hits: bigint('hits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hitType] })],
);
