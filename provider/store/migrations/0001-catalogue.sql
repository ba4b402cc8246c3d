create table companies (
  company_id text primary key,
  name text not null,
  iso_country text not null,
  name_country text not null,
  id_branch integer not null,
  name_branch text not null,
  id_sector integer not null,
  name_sector text not null,
  shares_outstanding double precision,
  origin text not null check (origin in ('seed', 'import'))
);

create table instruments (
  entity_value text primary key,
  entity_type text not null,
  entity_sub_type text,
  name text not null,
  tiny_name text not null,
  url_name text not null,
  isin text,
  wkn text,
  symbol text,
  home_symbol text,
  display_type text not null,
  website_path text not null,
  importance integer not null check (importance between 0 and 100),
  aliases jsonb not null,
  company_id text,
  details jsonb not null,
  origin text not null check (origin in ('seed', 'import'))
);
create index instruments_isin on instruments (isin);

create table notations (
  id_notation integer primary key,
  entity_value text not null references instruments (entity_value) on delete cascade,
  venue text not null,
  code_market text not null,
  iso_currency text not null,
  is_default boolean not null,
  unit_type text not null,
  display_unit text not null,
  decimals integer not null,
  tick_size double precision,
  origin text not null check (origin in ('seed', 'import'))
);
create index notations_entity_value on notations (entity_value);

create table index_members (
  index_entity_value text not null references instruments (entity_value) on delete cascade,
  entity_value text not null references instruments (entity_value) on delete cascade,
  weight double precision,
  primary key (index_entity_value, entity_value)
);

create table price_series (
  id integer generated always as identity primary key,
  id_notation integer not null references notations (id_notation),
  kind text not null check (kind in ('daily', 'minute')),
  source_name text not null,
  source_url text,
  license text,
  imported_at timestamptz not null,
  unique (id_notation, kind)
);

create table price_bars (
  series_id integer not null references price_series (id) on delete cascade,
  at timestamptz not null,
  open double precision,
  high double precision,
  low double precision,
  close double precision not null,
  volume double precision,
  primary key (series_id, at)
);

create table articles (
  id text primary key,
  alias text not null unique,
  published_at timestamptz not null,
  body jsonb not null
);

create table store_state (
  key text primary key,
  value text not null
);
