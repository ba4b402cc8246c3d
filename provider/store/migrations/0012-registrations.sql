-- Registrations wait in a table of their own: what somebody entered with an address belongs to that registration and its code, and no
-- other registration of the address can overwrite it. A row of users is an account whose address was confirmed.
create table registrations (
  registration_id text primary key,
  email text not null,
  -- The address as it is compared: without case. Several registrations of one address may wait.
  email_key text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  wants_newsletter boolean not null,
  created_at timestamptz not null
);
create index registrations_email on registrations (email_key, created_at);
create index registrations_created on registrations (created_at);

create table confirmation_codes (
  code_hash text primary key,
  -- Empty once the code was used: nothing of the address stays.
  email_key text,
  -- The registration whose mail brought the code; without one the code was asked for later, by nobody knows which of them.
  registration_id text references registrations on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index confirmation_codes_email on confirmation_codes (email_key);
create index confirmation_codes_registration on confirmation_codes (registration_id);
create index confirmation_codes_created on confirmation_codes (created_at);

-- Accounts that wait: each password that a code was sent for is a registration. Names and consent of the account are those of the last
-- one, so the others come without.
insert into registrations
select distinct on (users.user_id, code.password_hash)
  code.code_hash, users.email, users.email_key, code.password_hash,
  case when code.password_hash = users.password_hash then users.first_name end,
  case when code.password_hash = users.password_hash then users.last_name end,
  code.password_hash = users.password_hash and users.wants_newsletter,
  code.created_at
from account_codes code
join users on users.user_id = code.user_id
where code.kind = 'confirmation' and code.used_at is null and code.password_hash is not null and not users.is_activated
order by users.user_id, code.password_hash, code.created_at;

-- The first code of each registration is its own. Later ones were asked for again.
insert into confirmation_codes
select code.code_hash, users.email_key, registrations.registration_id, code.created_at, code.expires_at, null
from account_codes code
join users on users.user_id = code.user_id
left join registrations on registrations.registration_id = code.code_hash
where code.kind = 'confirmation' and code.used_at is null and code.password_hash is not null and not users.is_activated;

insert into confirmation_codes
select code_hash, null, null, created_at, expires_at, used_at
from account_codes
where kind = 'confirmation' and used_at is not null;

delete from account_codes where kind = 'confirmation';
alter table account_codes drop column password_hash;
delete from users where not is_activated;
alter table users drop column is_activated;
