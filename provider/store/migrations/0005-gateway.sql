create table spent_push_tokens (
  token_id text primary key,
  expires_at timestamptz not null
);
create index spent_push_tokens_expiry on spent_push_tokens (expires_at);
