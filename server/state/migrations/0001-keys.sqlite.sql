-- API keys. The key itself is never stored, only its SHA-256; the prefix is for people to recognise it by.
-- Times are milliseconds since 1970. first_seq and next_seq bound the counted requests of the key in `hit`.
create table api_key (
  id integer primary key,
  name text not null,
  prefix text not null,
  hash text not null unique,
  tier text not null check (tier in ('free', 'basic', 'premium')),
  scopes text not null,
  created_at integer not null,
  expires_at integer,
  revoked_at integer,
  first_seq integer not null default 0,
  next_seq integer not null default 0,
  check (first_seq <= next_seq)
) strict;

-- Counted requests of the last 24 hours, numbered without gaps within a key.
create table hit (
  key_id integer not null references api_key (id) on delete cascade,
  seq integer not null,
  counted_at integer not null,
  primary key (key_id, seq)
) strict, without rowid;
