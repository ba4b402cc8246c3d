-- What is left of hits after some days: how many there were of a kind on a day. Rare kinds are counted together, under empty
-- names.
create table analytics_days (
  day date not null,
  hit_type text not null,
  event_category text not null,
  event_action text not null,
  section text not null,
  hits bigint not null,
  primary key (day, hit_type, event_category, event_action, section)
);
