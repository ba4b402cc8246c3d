-- What somebody has set for himself: dark or light, null while the system decides. And whether a bank is connected: banks are
-- connected elsewhere, and the token for one stays there; whoever runs that sets it here.
alter table users add column dark_mode boolean;
alter table users add column has_connected_bank boolean not null default false;
