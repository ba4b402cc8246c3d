-- Since when the newsletter is wished for, or no longer.
alter table users add column newsletter_at timestamptz;
update users set newsletter_at = created_at where wants_newsletter;

-- The new address of an account that this code proves; the account keeps its address until then.
alter table account_codes add column email text;
alter table account_codes drop constraint account_codes_kind_check;
alter table account_codes add constraint account_codes_kind_check check (kind in ('confirmation', 'reset', 'email'));

-- A record of support in an account outlives the account of support.
alter table support_log alter column admin_user_id drop not null;
alter table support_log drop constraint support_log_admin_user_id_fkey;
alter table support_log add constraint support_log_admin_user_id_fkey foreign key (admin_user_id) references users on delete set null;
