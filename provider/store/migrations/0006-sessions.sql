-- What the user of a session sees of it. The id names it to others: nobody gets from it to the token.
alter table sessions add column session_id text;
alter table sessions add column device text not null default 'Unbekanntes Gerät';
alter table sessions add column seen_at timestamptz;
-- Seconds without a call after which the session ends.
alter table sessions add column idle_seconds integer not null default 14400;
update sessions set
  session_id = gen_random_uuid()::text,
  seen_at = greatest(created_at, now()),
  idle_seconds = case when expires_at - created_at > interval '1 day' then 1209600 else 14400 end;
alter table sessions alter column session_id set not null;
alter table sessions alter column seen_at set not null;
create unique index sessions_id on sessions (session_id);

-- Whose rights have changed, for all processes on this store; neither user nor session means everyone. Written by the
-- triggers below, so that no change is forgotten, however it came about.
create table right_changes (
  id bigint generated always as identity primary key,
  user_id text,
  session_id text,
  at timestamptz not null default clock_timestamp()
);
create index right_changes_at on right_changes (at);

create function note_session_change() returns trigger language plpgsql as $$
begin
  insert into right_changes (session_id) values (old.session_id);
  return null;
end $$;
create trigger session_changes after delete or update of user_id, acting_user_id, expires_at on sessions
  for each row execute function note_session_change();

create function note_bought_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then insert into right_changes (user_id) values (new.user_id); end if;
  if tg_op <> 'INSERT' then insert into right_changes (user_id) values (old.user_id); end if;
  return null;
end $$;
create trigger bought_changes after insert or update or delete on user_products
  for each row execute function note_bought_change();

create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into right_changes default values;
  return null;
end $$;
create trigger product_changes after update on products
  for each row when (old.features is distinct from new.features) execute function note_product_change();
