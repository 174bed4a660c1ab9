-- Analyses of leases that an account keeps. `analysis` is JSON; it holds no text of the lease beyond the clauses that findings quote.
create table lease_analysis (
  id text not null primary key,
  account_id text not null references "user" ("id") on delete cascade,
  -- Of the analysis: the same lease under the same law is kept once.
  content_hash text not null,
  release_id text not null,
  analysis text not null,
  analysed_at {bigint|integer} not null,
  unique (account_id, content_hash)
){| strict};
