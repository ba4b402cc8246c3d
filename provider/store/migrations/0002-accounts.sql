create table products (
  product_id text primary key,
  name text not null,
  features jsonb not null
);

create table users (
  user_id text primary key,
  email text not null,
  -- The address as it is compared: without case. One account per address.
  email_key text not null unique,
  password_hash text not null,
  first_name text,
  last_name text,
  is_activated boolean not null,
  is_support boolean not null default false,
  wants_newsletter boolean not null default false,
  created_at timestamptz not null
);

create table user_products (
  user_id text not null references users on delete cascade,
  product_id text not null references products,
  payment_interval text check (payment_interval in ('MONTH', 'YEAR')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (user_id, product_id, starts_at)
);

-- Tokens and codes are kept as hashes only: whoever reads the store can not use them.
create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  -- The account that a support user works in.
  acting_user_id text references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, created_at);
create index sessions_expiry on sessions (expires_at);

-- Visitors' tokens are signed, not stored; those that were ended before their time are.
create table ended_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);

create table account_codes (
  code_hash text primary key,
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('confirmation', 'reset')),
  -- The password of the registration that this code confirms.
  password_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_codes_user on account_codes (user_id, kind, created_at);

-- Tries per address and account, under hashed keys. Times are epoch milliseconds of the real clock.
create table attempts (
  key text primary key,
  tries integer not null,
  blocked_until bigint,
  forget_at bigint not null
);

create table support_log (
  id bigint generated always as identity primary key,
  admin_user_id text not null references users on delete cascade,
  user_id text not null references users on delete cascade,
  action text not null check (action in ('start', 'end')),
  at timestamptz not null
);

-- Keys that all processes on this store share.
create table secrets (
  name text primary key,
  value text not null
);

create table watchlists (
  watchlist_id text primary key,
  ordinal bigint generated always as identity,
  user_id text not null references users on delete cascade,
  name text not null,
  -- The name as it is compared: without case.
  name_key text not null,
  iso_currency text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (user_id, name_key)
);
create unique index watchlists_default on watchlists (user_id) where is_default;

create table watchlist_positions (
  position_id text primary key,
  ordinal bigint generated always as identity,
  watchlist_id text not null references watchlists on delete cascade,
  entity_value text not null,
  id_notation integer,
  note text,
  amount double precision,
  limit_high double precision,
  limit_low double precision,
  price_creation double precision,
  created_at timestamptz not null,
  unique (watchlist_id, entity_value)
);

create table analytics_hits (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  hit_type text not null check (hit_type in ('event', 'pageview')),
  data jsonb not null
);
create index analytics_hits_at on analytics_hits (at);

create table analytics_counts (
  day date not null,
  hit_type text not null,
  hits bigint not null,
  primary key (day, hit_type)
);
