-- A window knows when its last request was counted and when that leaves it, so that it can be pruned by what stands in its own row.
alter table allowance_window add column last_counted_at bigint;
alter table allowance_window add column expires_at bigint not null default 0;
update allowance_window set
  last_counted_at = (select max(counted_at) from hit where window_id = allowance_window.id),
  expires_at = coalesce((select max(counted_at) + 86400000 from hit where window_id = allowance_window.id), 0);
create index allowance_window_expires_at on allowance_window (expires_at);

-- Requests by UTC day (days since 1970), for holders who may see how much they used.
create table usage_day (
  holder text not null,
  day bigint not null,
  requests bigint not null,
  last_at bigint not null,
  primary key (holder, day)
);
