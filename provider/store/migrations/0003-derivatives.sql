create table derivative_underlyings (
  number integer primary key,
  entity_value text not null unique
);

-- What only some types have shares a column, see provider/derivatives/columns.ts; NaN: the product has none.
create table derivatives (
  serial integer primary key,
  underlying integer not null references derivative_underlyings (number),
  issuer smallint not null,
  type smallint not null,
  flags smallint not null,
  issued integer not null,
  maturity integer not null,
  ratio double precision not null,
  reference double precision not null,
  strike double precision not null,
  barrier double precision not null,
  upper double precision not null,
  bonus double precision not null,
  gain double precision not null,
  cost double precision not null
);
