alter table companies add column details jsonb;
