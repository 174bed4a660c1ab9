-- One window for each who is counted, whatever they are: `key:<id>`, `account:<id>`, or `address:<address>` for calls without a credential.
-- first_seq and next_seq bound its counted requests in `hit`, as they did in `api_key` before. Idle windows are deleted after a day.
create table allowance_window (
  id integer primary key,
  holder text not null unique,
  first_seq integer not null default 0,
  next_seq integer not null default 0,
  check (first_seq <= next_seq)
) strict;

insert into allowance_window (holder, first_seq, next_seq) select 'key:' || id, first_seq, next_seq from api_key;

create table window_hit (
  window_id integer not null references allowance_window (id) on delete cascade,
  seq integer not null,
  counted_at integer not null,
  primary key (window_id, seq)
) strict, without rowid;

insert into window_hit (window_id, seq, counted_at)
select allowance_window.id, hit.seq, hit.counted_at
from hit join allowance_window on allowance_window.holder = 'key:' || hit.key_id;

drop table hit;
alter table window_hit rename to hit;

-- SQLite drops no column that a check names, so the table is built anew.
create table api_key_next (
  id integer primary key,
  name text not null,
  prefix text not null,
  hash text not null unique,
  tier text not null check (tier in ('free', 'basic', 'premium')),
  scopes text not null,
  created_at integer not null,
  expires_at integer,
  revoked_at integer
) strict;

insert into api_key_next (id, name, prefix, hash, tier, scopes, created_at, expires_at, revoked_at)
select id, name, prefix, hash, tier, scopes, created_at, expires_at, revoked_at from api_key;

drop table api_key;
alter table api_key_next rename to api_key;
