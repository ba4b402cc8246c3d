-- Searches that users have saved in finders: each on its own, named once in its finder.
create table saved_searches (
  search_id text primary key,
  ordinal bigint generated always as identity,
  user_id text not null references users on delete cascade,
  finder text not null,
  name text not null,
  name_key text not null,
  query text not null,
  created_at timestamptz not null,
  unique (user_id, finder, name_key)
);
