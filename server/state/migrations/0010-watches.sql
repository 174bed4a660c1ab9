-- Searches that an account asks about again. `search` is JSON; `seen_until` is the day of the release whose answer the person has seen.
create table watch (
  id text not null primary key,
  account_id text not null references "user" ("id") on delete cascade,
  name text not null,
  search text not null,
  seen_until text not null,
  created_at {bigint|integer} not null
){| strict};
create index watch_account on watch (account_id);
