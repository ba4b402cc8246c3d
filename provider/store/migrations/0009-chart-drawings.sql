-- What users draw into charts: each drawing on its own, so that two devices never overwrite each other's.
create table chart_drawings (
  user_id text not null references users on delete cascade,
  entity_type text not null,
  entity_value text not null,
  drawing_id text not null,
  ordinal bigint generated always as identity,
  kind text not null,
  points jsonb not null,
  text text,
  primary key (user_id, entity_type, entity_value, drawing_id)
);
